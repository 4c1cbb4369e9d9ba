/** Text without control characters (the tab and the line feed stay) and halves of surrogate pairs. */
export function dropUnsafe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/gu, (character) =>
    character === '\n' || character === '\t' ? character : '',
  )
}

/** Text as a person would type it: one kind of line end, no control characters, no space around lines. */
export function cleanText(text: string): string {
  return dropUnsafe(text.replace(/\r\n?/g, '\n'))
    .replace(/[ \t\u00a0]*\n[ \t\u00a0]*/g, '\n')
    .trim()
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ')
}
