/** Text without control characters (except tab and line feed) and lone surrogates. */
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

/** Trimmed line by line: one regular expression for the whole text would take quadratic time on long runs of spaces. */
function trimmedLines(text: string): string[] {
  return dropUnsafe(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
}
