import type { OutlineLine } from './outline-line.ts'

/** Words of thanks. */
const THANKS = /(?<!\p{L})(?:merci|remerci\p{L}{1,8}|thanks?|thank you)(?!\p{L})/iu
/** The longest such line, in characters. */
const LONGEST = 300

/** Leaves out the lines at the end that thank: they are no question, also where they look like one. */
export function withClosingLines(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const result = [...lines]
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line) continue
    if (!thanks(line)) break
    result[at] = { ...line, fixed: { role: 'left_out' } }
  }
  return result
}

function thanks({ text, marker, role, fixed, isExact }: OutlineLine): boolean {
  const isFree = marker === null && !fixed && !isExact && (!role || role === 'section')
  return isFree && text.length <= LONGEST && THANKS.test(text) && !/[?:_]\W*$/.test(text)
}
