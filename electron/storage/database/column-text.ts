/**
 * Text for a column or the search index, where SQLite would cut it at a NUL character. Documents keep every character.
 */
export function columnText(text: string): string {
  return text.replaceAll('\0', ' ')
}
