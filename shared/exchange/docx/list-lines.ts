/** A list as lines, as `readParagraph` divides them. */
export function listLines(entries: readonly string[]): string {
  return entries.length > 0 ? `\n${entries.map((entry) => `• ${entry}`).join('\n')}\n` : ''
}
