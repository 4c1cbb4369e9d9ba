/** Longest answer that stands beside others. Characters. */
const LONGEST = 60
/** What a list within a line counts with, from its first sign on. */
const COUNTS = ['123456789', 'abcdefghij', 'ABCDEFGHIJ']

/** A number or a letter that counts, with the signs around it: "1.", "(a)". */
export interface CountedSign {
  value: string
  /** Before and behind it: `(` or nothing, `.` or `)`. */
  open: string
  close: string
  isFirst: boolean
}

/** Reads what stands before a point of a list; null where it counts nothing. */
export function readSign(text: string): CountedSign | null {
  const [, open = '', value = '', close = ''] = /^(\(?)(\d{1,5}|[a-zA-Z])\s?([.)])$/.exec(text) ?? []
  return value === '' ? null : { open, value, close, isFirst: /^[1aA]$/.test(value) }
}

/** What comes after a first sign: 2 after 1, b after a. */
export function nextSign({ value }: CountedSign): string {
  return COUNTS.find((signs) => signs[0] === value)?.[1] ?? ''
}

/**
 * "Yes 2. No 3. Maybe" behind the first sign in its parts; null where nothing counts on. The signs are written as the first
 * one, with space on both sides: "2.5" and "b.12" are none.
 */
export function countedParts(text: string, first: CountedSign): string[] | null {
  const signs = COUNTS.find((each) => each[0] === first.value)?.slice(1) ?? ''
  const parts: string[] = []
  let rest = text
  for (const sign of signs) {
    const written = `${first.open}${sign}${first.close}`.replace(/[.()]/g, '\\$&')
    const next = new RegExp(`^(.+?)\\s+${written}\\s+(?=\\S)`, 's').exec(rest)
    if (!next) break
    parts.push(next[1] ?? '')
    rest = rest.slice(next[0].length)
  }
  return parts.length > 0 && [...parts, rest].every(isAnswer) ? [...parts, rest] : null
}

/** Whether a text is short enough to stand beside other answers, and asks nothing. */
export function isAnswer(text: string): boolean {
  return text.length <= LONGEST && !text.includes('?')
}
