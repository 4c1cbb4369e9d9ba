/** Codes that are printed with the answers for whoever types them in, by how they are written. */
const CODES = [
  /[([]\s?(\d{1,3})\s?[)\]]$/,
  /^[([]\s?([-\w./]{0,14})\s?[)\]]\s{1,3}(?=\S)/,
  /^[([]?(\d{1,3}|[A-Z])[)\]]?\s{0,3}=\s{0,3}(?=\S)/,
  /^(\d{1,3})\s{1,3}[-–—:]\s{1,3}(?=\p{L})/u,
  /(?:\.{3,40}|…{1,40}|_{3,40}|→)\s{0,3}(\d{1,3})$/,
  /\s_?[-=]>_?\s{0,3}([\dA-Z]{1,3})$/,
]
/** The boxes in which a code is written. */
const BOXES = /(?:\|_+)+\|/g
/** Only the end of a text is searched for a code: a regular expression would take quadratic time on a long run. */
const END = 80
/** The name of a question's variable, in brackets at its end: "(Q3)", "(age_2)". */
const VARIABLE =
  /\s*[([](?:Q\s?\d{1,4}[a-z]?(?:\s?[—–-][^()[\]]{1,40})?|[a-z]{1,20}_[a-z0-9_]{1,20})[)\]]\.?$/i
/** The same behind an arrow: "=> B". Statements may have one too, so that it is no sign of a question. */
const BEHIND_ARROW = /\s_?[-=]>_?\s?[A-Z]{1,3}\d{0,3}$/

/**
 * Answers without their printed codes, where all of them have one and no two the same: otherwise a number may be part
 * of the answer.
 */
export function withoutCodes(options: readonly string[]): string[] {
  for (const code of CODES) {
    const found = options.map((text) => codeIn(text, code))
    const values = new Set(found.map((each) => each?.value))
    const rests = found.map((each) => each?.rest ?? '')
    if (options.length > 1 && found.every(Boolean) && values.size === options.length && rests.every(hasWord))
      return rests
  }
  return [...options]
}

/** A hyphen right before the first word of an answer. */
const HYPHEN = /^-(?=\p{L})/u

/** Answers without the hyphens right before them, where all have one but perhaps the last: "-Bus", "-Train". */
export function withoutHyphens(options: readonly string[]): string[] {
  const found = options.filter((text) => HYPHEN.test(text)).length
  const areListed = found > 1 && found >= options.length - 1
  return options.map((text) => (areListed ? text.replace(HYPHEN, '') : text))
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The code in an answer and the answer without it; null where there is none. */
function codeIn(text: string, code: RegExp): { value: string; rest: string } | null {
  const isAtStart = code.source.startsWith('^')
  const from = isAtStart ? 0 : Math.max(0, text.length - END)
  const part = isAtStart ? text.slice(0, END) : text.slice(from)
  const found = code.exec(part)
  if (!found) return null
  const rest = isAtStart ? text.slice(found[0].length) : text.slice(0, from + found.index)
  return { value: found[1] ?? '', rest: rest.trim() }
}

/** Whether a text ends with the name of a question's variable. */
export function hasVariable(text: string): boolean {
  return VARIABLE.test(text.trimEnd().slice(-END))
}

/** A question without the name of its variable and the boxes for its code. */
export function withoutVariable(stem: string): string {
  const bare = stem.includes('|_') ? stem.replace(BOXES, ' ').trim() : stem.trim()
  const from = Math.max(0, bare.length - END)
  const found = VARIABLE.exec(bare.slice(from)) ?? BEHIND_ARROW.exec(bare.slice(from))
  const short = found ? bare.slice(0, from + found.index).trim() : bare
  return hasWord(short) ? short : bare
}
