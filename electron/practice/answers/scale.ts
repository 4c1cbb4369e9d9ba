import { fold } from './text.ts'

/** How a set of options is built, by the places of its options. */
export interface OptionSet {
  readonly kind: 'agreement' | 'scale' | 'ranges' | 'nominal'
  /** Where each option stands from −1 (against, least) to 1 (for, most); null for a way out, and for no order. */
  readonly valence: readonly (number | null)[]
  /** Numbers each option covers, both ends counted; null where it is no range. */
  readonly ranges: readonly (Range | null)[]
  /** Places of « ne sait pas » and its like. */
  readonly exits: readonly number[]
  /** Places of all others, in order. */
  readonly substantive: readonly number[]
}

/** Lowest and highest number, both counted. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Reads what kind of options these are. */
export function readOptions(options: readonly string[]): OptionSet {
  const folded = options.map(fold)
  const isExit = folded.map((option) => exitWords.test(option))
  const places = options.map((_, i) => i)
  const exits = places.filter((i) => isExit[i])
  const substantive = places.filter((i) => !isExit[i])
  const ranges = folded.map((option, i) => (isExit[i] ? null : readRange(option)))
  const none = { exits, substantive, ranges, valence: options.map(() => null) }
  if (substantive.length < 2) return { ...none, kind: 'nominal' }

  const numbers = substantive.map((i) => (/^\s*\d+\s*$/.test(folded[i] ?? '') ? Number(folded[i]) : null))
  if (numbers.every((number) => number !== null))
    return { ...none, kind: 'scale', valence: inOrder(options, substantive) }
  if (substantive.filter((i) => ranges[i]).length >= substantive.length * 0.6)
    return { ...none, kind: 'ranges' }

  const valence = folded.map((option, i) => (isExit[i] ? null : valenceOf(option)))
  const known = substantive.filter((i) => valence[i] !== null)
  const spread =
    Math.max(...known.map((i) => valence[i] ?? 0)) - Math.min(...known.map((i) => valence[i] ?? 0))
  if (known.length < substantive.length * 0.6 || spread < 0.5) return { ...none, kind: 'nominal' }
  const agreement = folded.filter((option) => agreementWords.test(option)).length >= 2
  return {
    ...none,
    kind: agreement ? 'agreement' : 'scale',
    valence: valence.map((value, i) => (isExit[i] ? null : (value ?? 0))),
  }
}

const exitWords =
  /\b(?:ne sa(?:it|is) pas|nsp|sans (?:opinion|avis|reponse)|pas d'(?:opinion|avis)|ne se prononce pas|refus|ne souhaite pas repondre|prefere ne pas|don't know|do not know|not sure|no opinion|prefer not|can't say|cannot say|undecided|not applicable|non concerne|n\/a)\b/

const agreementWords = /\b(?:d'accord|en desaccord|agree|disagree)\b/

/** Options of a scale are matched from the most telling words to the least. */
const scaleWords: readonly (readonly [RegExp, number])[] = [
  [
    /\bni\b.*\bni\b|\bneither\b|\bneutre|\bneutral|\bmoyen|\baverage|\bparfois\b|\bsometimes\b|\bautant\b|\bsame\b|\binchange/,
    0,
  ],
  [
    /\bpas du tout\b|\bnot at all\b|\bstrongly (?:disagree|oppose)|\btotally disagree|\btres (?:insatisf|mauvais|defavorable|oppose|difficile|inutile)|\bvery (?:dissatisf|bad|poor|difficult|unlikely|unhappy)|\bjamais\b|\bnever\b|\btout a fait oppose|\bpas d'accord du tout|\bcertainement pas|\bdefinitely not|\bextremely un/,
    -1,
  ],
  [
    /\bplutot (?:pas|insatisf|mauvais|oppose|defavorable|difficile|en desaccord)|\bpas vraiment|\bpas tres|\bnot (?:very|really)|\bpeu (?:satisf|utile|import|probable|favorable)|\bsomewhat (?:dis|op|un)|\bprobablement pas|\bprobably not|\brather (?:dis|un)|\brarement|\brarely|\bseldom|\bslightly dis/,
    -0.5,
  ],
  [
    /\bplutot|\bassez|\bsomewhat|\brather|\bfairly|\bprobablement|\bprobably|\bsouvent|\boften|\bslightly|\bquite\b/,
    0.5,
  ],
  [/\bun peu\b|\ba little|\ba bit/, -0.3],
  [
    /\btout a fait|\btres|\bvery|\bstrongly|\btotal|\bcompletely|\bbeaucoup|\ba lot|\benormement|\btoujours|\balways|\bcertainement|\bdefinitely|\bextremely|\bexcellent|\bparfait/,
    1,
  ],
  [
    /^non\b|^no\b|\bpas (?:d'accord|satisf|favorable|utile|import)|\bdesaccord|\bdisagree|\binsatisf|\bdissatisf|\bdefavorable|\bcontre\b|\boppos|\bagainst|\bmauvais|\bbad\b|\bpoor|\bmoins\b|\bless\b|\bpire|\bworse|\bdifficile|\bdifficult|\binutile|\buseless|\bpas\b|\bnot\b/,
    -0.8,
  ],
  [
    /^oui\b|^yes\b|\bd'accord|\bagree|\bsatisf|\bfavorable|\bpour\b|\bfor\b|\bsupport|\bfavou?r|\bbon\b|\bbonne|\bgood|\bplus\b|\bmore\b|\bmieux|\bbetter|\bfacile|\beasy|\butile|\buseful|\bimportant|\blikely/,
    0.8,
  ],
]

function valenceOf(option: string): number | null {
  return scaleWords.find(([words]) => words.test(option))?.[1] ?? null
}

function inOrder(options: readonly string[], substantive: readonly number[]): (number | null)[] {
  const last = Math.max(1, substantive.length - 1)
  return options.map((_, i) => {
    const rank = substantive.indexOf(i)
    return rank === -1 ? null : -1 + (2 * rank) / last
  })
}

const number = String.raw`(\d+(?:[.,]\d+)?)`
const between = new RegExp(
  String.raw`${number}\s*(?:%|€|ans|euros|years)?\s*(?:-|–|—|a|to|et|and)\s*(?:moins de\s+|less than\s+)?${number}`,
)
const below = new RegExp(
  String.raw`\b(?:moins de|moins que|jusqu'a|under|below|less than|fewer than|up to)\s*${number}`,
)
const above = new RegExp(String.raw`\b(?:plus de|more than|over|above)\s*${number}`)
const orMore = new RegExp(
  String.raw`${number}\s*(?:%|€|ans|euros|years)?\s*(?:et plus|ou plus|and over|and more|or more|or over|\+)`,
)
const single = new RegExp(String.raw`^\s*${number}\s*(?:%|€|ans|euros|fois|years|times)?\s*$`)

function readRange(option: string): Range | null {
  // A space inside a number parts thousands.
  const text = option.replace(/(\d)[\s {2}](?=\d{3}\b)/g, '$1')
  const two = between.exec(text)
  if (two) {
    const high = toNumber(two[2])
    // « de 250 à moins de 500 » leaves 500 to the next.
    return { low: toNumber(two[1]), high: /moins de|less than/.test(text) ? high - 1 : high }
  }
  const least = orMore.exec(text)
  if (least) return { low: toNumber(least[1]), high: Number.POSITIVE_INFINITY }
  const under = below.exec(text)
  if (under) {
    const most = toNumber(under[1])
    return { low: 0, high: /jusqu'a|up to/.test(text) ? most : most - 1 }
  }
  const over = above.exec(text)
  if (over) return { low: toNumber(over[1]) + 1, high: Number.POSITIVE_INFINITY }
  const one = single.exec(text)
  return one ? { low: toNumber(one[1]), high: toNumber(one[1]) } : null
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'))
}
