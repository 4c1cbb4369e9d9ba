/** A text in the form that the rules search, with its offsets in the original. */
export interface FoldedText {
  /** In lower case, without accents, with plain quotes and spaces: the form for matching lexicons. */
  text: string
  /** The same with accents, so that `a` and `à`, `ou` and `où` differ. As long as `text`. */
  accented: string
  /** The same with accents and case, for names and acronyms. As long as `text`. */
  cased: string
  /** Offset in the original of each unit of `text`, with the original's length last; null when they are equal. */
  origin: readonly number[] | null
}

const MARKS = /\p{M}+/gu
/** A text of ASCII signs only, as most lexicon entries and English texts: nothing but its case is folded. */
const PLAIN = /^[ -~]*$/
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u00ab': '"',
  '\u00bb': '"',
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
}

/** Folds case, accents, quotes, dashes and spaces, each unit into one unit, so that offsets stay valid. */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original)) {
    const text = original.toLowerCase()
    return { text, accented: text, cased: original, origin: null }
  }
  const composed = compose(original)
  let cased = ''
  for (const unit of composed.text.split('')) cased += plainPunctuation(unit)
  let accented = ''
  for (const unit of cased.split('')) accented += sameLength(unit, unit.toLowerCase())
  let text = ''
  for (const unit of accented.split('')) text += unit < '\u0080' ? unit : withoutMarks(unit)
  return { text, accented, cased, origin: composed.origin }
}

/** The folded text alone, for lexicon entries and options, whose offsets do not matter. */
export function fold(original: string): string {
  return foldText(original).text
}

function compose(original: string): { text: string; origin: readonly number[] | null } {
  if (original.normalize('NFC') === original) return { text: original, origin: null }
  let text = ''
  const origin: number[] = []
  for (const match of original.matchAll(CLUSTER)) {
    const cluster = match[0].normalize('NFC')
    for (let unit = 0; unit < cluster.length; unit += 1) origin.push(match.index)
    text += cluster
  }
  origin.push(original.length)
  return { text, origin }
}

function plainPunctuation(unit: string): string {
  if (unit < '\u0080') return unit === '\t' || unit === '\n' || unit === '\r' ? ' ' : unit
  return PLAIN_SIGNS[unit] ?? (/\s/u.test(unit) ? ' ' : unit)
}

function withoutMarks(unit: string): string {
  return sameLength(unit, unit.normalize('NFD').replace(MARKS, ''))
}

function sameLength(unit: string, folded: string): string {
  return folded.length === 1 ? folded : unit
}
