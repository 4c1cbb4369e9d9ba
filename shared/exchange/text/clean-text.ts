/** Text without control characters (the tab and the line feed stay) and halves of surrogate pairs. */
export function dropUnsafe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/gu, (character) =>
    character === '\n' || character === '\t' ? character : '',
  )
}

/** Text as a person would type it: one kind of line end, no control characters, no space around lines. */
export function cleanText(text: string): string {
  return trimmedLines(text).join('\n').trim()
}

/** The same on one line, without tabs. */
export function cleanLine(text: string): string {
  return trimmedLines(text).filter(Boolean).join(' ').replace(/\t+/g, ' ').trim()
}

/** Line by line: one expression over the whole text would take the square of a long run of spaces. */
function trimmedLines(text: string): string[] {
  return dropUnsafe(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
}
