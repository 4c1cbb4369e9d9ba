/** The longest answer in a line of several answers, in characters. */
const LONGEST = 60
/** The same where signs in brackets say where each one begins. */
const LONGEST_SIGNED = 200
/** The sequences with which a list within a line can count. */
const COUNTS = ['123456789', 'abcdefghij', 'ABCDEFGHIJ']

/** A number or letter of a list, with the punctuation around it: "1.", "(a)". */
export interface CountedSign {
  value: string
  /** `open`: "(" or ""; `close`: "." or ")". */
  open: string
  close: string
  isFirst: boolean
}

/** Reads the sign before an entry of a list; null where it is no number or letter. */
export function readSign(text: string): CountedSign | null {
  const [, open = '', value = '', close = ''] = /^([([]?)(\d{1,5}|[a-zA-Z])\s?([.)\]])$/.exec(text) ?? []
  return value === '' ? null : { open, value, close, isFirst: /^[1aA]$/.test(value) }
}

/** The value after a first sign: 2 after 1, b after a. */
export function nextSign({ value }: CountedSign): string {
  return COUNTS.find((signs) => signs[0] === value)?.[1] ?? ''
}

/**
 * Splits the text after a first sign, as in "Yes 2. No 3. Maybe", into its parts; null where the list does not
 * continue. The signs must be written like the first one, with space on both sides, so that "2.5" and "b.12" are none.
 */
export function countedParts(text: string, first: CountedSign): string[] | null {
  const signs = COUNTS.find((each) => each[0] === first.value)?.slice(1) ?? ''
  const parts: string[] = []
  let rest = text
  for (const sign of signs) {
    const written = `${first.open}${sign}${first.close}`.replace(/[.()[\]]/g, '\\$&')
    // Within brackets a sign needs no space beside it.
    const [before, after] = first.open === '' ? ['\\s+', '\\s+'] : ['\\s*', '\\s*']
    const next = new RegExp(`^(.+?)${before}${written}${after}(?=\\S)`, 's').exec(rest)
    if (!next) break
    parts.push(next[1] ?? '')
    rest = rest.slice(next[0].length)
  }
  if (parts.length > 0) rest = takeLast(rest, first, parts)
  const isSigned = first.open !== ''
  // A list that counts on in another way has answers that would be taken for one.
  if (isSigned && /\s[([](?:\d{1,2}|[a-jA-J])[)\]]\s/.test(rest)) return null
  const longest = isSigned ? LONGEST_SIGNED : LONGEST
  const areAnswers = [...parts, rest].every((part) => part.length <= longest && !part.includes('?'))
  return parts.length > 0 && areAnswers ? withoutCommas([...parts, rest]) : null
}

/**
 * Signs by which paper questionnaires count what is no answer ("don't know", "other") behind a list that ends before.
 */
const LAST = ['8', '9', '88', '96', '97', '98', '99', 'X', 'Z']

/** Splits such an answer off the end of a list; returns what is left behind the last sign. */
function takeLast(text: string, first: CountedSign, parts: string[]): string {
  let rest = text
  for (const sign of LAST) {
    const written = `${first.open}${sign}${first.close}`.replace(/[.()[\]]/g, '\\$&')
    const next = new RegExp(`^(.+?)\\s+${written}\\s+(?=\\S)`, 's').exec(rest)
    if (!next || /\d/.test(sign) !== /\d/.test(first.value)) continue
    parts.push(next[1] ?? '')
    rest = rest.slice(next[0].length)
  }
  return rest
}

/** Answers without the comma or semicolon between them, where all but the last have one. */
function withoutCommas(answers: readonly string[]): string[] {
  return answers.slice(0, -1).every((answer) => /[,;]$/.test(answer))
    ? answers.map((answer) => answer.replace(/\s*[,;]$/, ''))
    : [...answers]
}

/** Whether a text can be one of several answers in a line: it is short and no question. */
export function isAnswer(text: string): boolean {
  return text.length <= LONGEST && !text.includes('?')
}
