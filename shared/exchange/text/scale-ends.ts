/** The most points of a scale of which only the ends are named. */
const MOST_POINTS = 11
/** The longest name of an end, in characters. */
const LONGEST = 60
/** The longest text that is searched, in characters. */
const LONGEST_TEXT = 1_000

/** "1 = Disagree → 5 = Agree", "from 1 = not at all to 7 = entirely". */
const EXPLAINED =
  /(?<![\d.,])([01])\s?[=:]\s?([^=:()\d→|]{1,60}?)[\s,;.(]*(?:→|–|—|->|…|\.{3}|to|à|and|et|[,;|])\s*(\d{1,2})\s?[=:]\s?([^=:()\d|]{1,60})/iu
/** "1 (strongly dislike) to 7 (strongly like)", "1(min)-5(max)", "1 (« pas du tout ») à 5 (« tout à fait »)". */
const IN_BRACKETS =
  /(?<![\d.,])([01])\s?\(\s?([^()\d]{1,60})\)\s?(?:→|-|–|—|to|à|and|et)\s?(\d{1,2})\s?\(\s?([^()]{1,60})\)/iu
/** "(1-not at all, 10-entirely)". */
const HYPHENED =
  /\(\s?([01])\s?[-–]\s?(\p{L}[^()\d]{1,60}?)\s?[,;]\s?(\d{1,2})\s?[-–]\s?(\p{L}[^()\d]{1,60})\)/iu
/** "1-5 (strongly disagree to strongly agree)". */
const BEHIND =
  /(?<![\d.,])([01])\s?(?:to|à|-|–|—)\s?(\d{1,2})\s?\(\s?(\p{L}[^()\d]{1,60}?)\s(?:to|à)\s(\p{L}[^()\d]{1,60})\)/iu
/** "Between 1 ("very light") and 12 ("maximum")", "on a scale from 1 to 5", "sur une échelle de 1 à 5". */
const BARE =
  /(?<!\p{L})(?:scale|échelle|likert|rate|rated|rating|note[rz]?|value|valeur)(?!\p{L})[^\d()]{0,30}\(?\s?(?:entre |between )?([01])\s?(?:to|à|and|et|-|–|—)\s?(\d{1,2})(?!\d)/iu
/** "(1-4 disagree/agree scale)". */
const BEFORE = /\(([01])\s?(?:to|à|-|–|—)\s?(\d{1,2})(?!\d)[^()]{0,40}(?:scale|échelle|likert)/i

/** The points of a scale of which a text names the ends; null where it names none. */
export function scaleOfEnds(text: string): string[] | null {
  if (text.length > LONGEST_TEXT || !/[01]/.test(text)) return null
  const behind = BEHIND.exec(text)
  if (behind)
    return points(Number(behind[1]), Number(behind[2]), bare(behind[3] ?? ''), bare(behind[4] ?? ''))
  const named = EXPLAINED.exec(text) ?? IN_BRACKETS.exec(text) ?? HYPHENED.exec(text)
  if (named) {
    const [all, from, low = '', to, high = ''] = named
    const beside = besideScale(high, text.slice(named.index + all.length))
    const scale = points(Number(from), Number(to), bare(low), bare(beside?.high ?? high))
    return scale && beside ? [...scale, beside.answer] : scale
  }
  const plain = BARE.exec(text) ?? BEFORE.exec(text)
  return plain ? points(Number(plain[1]), Number(plain[2])) : null
}

/** The code of an answer beside the scale, which stands behind the last end: "5 = excellent, NA = not applicable". */
const CODE = /[,;]\s?\p{Lu}{1,5}\s*$/u

/** An answer beside the scale with its code, and the end before it without that code. */
function besideScale(high: string, rest: string): { high: string; answer: string } | null {
  const answer = bare(/^\s?[=:]\s?([^=:()\d|,;]{2,60})/u.exec(rest)?.[1] ?? '')
  return answer !== '' && CODE.test(high) ? { high: high.replace(CODE, ''), answer } : null
}

/** The longest of several points in a bracket, in characters. */
const LONGEST_POINT = 40

/**
 * A question with all points of its scale in a bracket at its end: "… the following statements: (Agree, Neutral, …)".
 */
export function listedScale(text: string): { stem: string; options: string[] } | null {
  // Without this, each bracket inside a long text would be looked at once more for each sign before it.
  if (!/\)\s*:?$/.test(text)) return null
  const [, stem = '', inside = ''] = /^(.{10,900}?)\s*\(([^()]{8,300})\)\s*:?$/s.exec(text) ?? []
  const options = inside.split(/[,;/]\s/).map((part) => part.trim())
  const arePoints = options.every((part) => part.length <= LONGEST_POINT && /^\p{Lu}\P{N}*$/u.test(part))
  return stem !== '' && options.length > 2 && arePoints ? { stem, options } : null
}

/** An end without the quotation marks around it and without what follows it in its sentence. */
function bare(text: string): string {
  const [first = ''] = text.split(/[.;)\]»”"](?:\s|$)/, 1)
  return first.replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, LONGEST)
}

function points(from: number, to: number, low = '', high = ''): string[] | null {
  if (to - from < 1 || to - from >= MOST_POINTS) return null
  const point = (number: number, name: string) => (name === '' ? String(number) : `${number} – ${name}`)
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at
    return point(number, number === from ? low : number === to ? high : '')
  })
}
