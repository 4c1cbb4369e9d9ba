import { OWN_FOOTER } from '../../../../shared/exchange/text/read-own-text.ts'

/** A bullet or a number such as "1.", "2)", "a)", "-", "•", "☐" before the text of an option. */
const MARKER = /^(?:[-–—*•·◦▪○●□☐]+|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])\s+/

/**
 * Reads pasted text as options, one on each line, without bullets, numbers and empty lines. Null for a single line,
 * which is text for the option it is pasted into.
 */
export function readPastedOptions(text: string): string[] | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !OWN_FOOTER.test(line))
  if (lines.length < 2) return null
  return lines.map((line) => line.replace(MARKER, '').trim()).filter((line) => line !== '')
}
