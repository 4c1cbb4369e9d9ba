/** Text for a column or the search index, which would be cut at a NUL character. Documents keep every character. */
export function columnText(text: string): string {
  return text.replaceAll('\0', ' ')
}
