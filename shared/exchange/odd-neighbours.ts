import type { Question } from '../models/draft.ts'
import { listOf } from './odd-words.ts'
import type { SourceLine } from './source-lines.ts'

/** What is odd in an item beside the others. */
export type OddNeighbour =
  /** The same field to fill in as before ("Name: Price"): what distinguishes them may have been left out. */
  | 'stem_again'
  /** A question without options that is written as the response options of the others are. */
  | 'stem_like_option'
  /** A question without options, below which several short lines were left out. */
  | 'left_out_below'
  /** A question with options, and below them a place for the answer in one's own words. */
  | 'blank_below'

/** The fewest items of which most are alike. */
const ENOUGH = 5
/** From this share of items on, most have something. */
const MOSTLY = 0.6
/** The fewest lines left out below a question that may be its options, and their longest. */
const FEWEST_BELOW = 3
const LONGEST_BELOW = 60

/** A field below others. A whole question may well be asked of several things. */
const FIELD = /^[^?]*\p{L}\s?:\s?\p{L}[^?]*$/u
/** A place for the answer below a question: "Answer: ____". */
const ANSWER_FIELD = /^\W*(?:your |votre |ta )?(?:answer|response|réponse)\s?:\s?[_.…\s]{3,}/iu
/** What is printed on each page. */
const PRINTED = /^\W*(?:https?:|www\.|page\b|\d{1,4}\s?(?:\/|of|sur)\s?\d{1,4}$)|\d{1,2}\/\d{1,2}\/\d{2}/iu
const BLANK = /^[^\p{L}]*$/u

/** An item with the places of its lines. */
interface OwnItem {
  question: Question
  item: number
  at: number
}

/** What is odd in items beside the others, each with its line. */
export function oddNeighbours(
  questions: readonly Question[],
  lines: readonly SourceLine[],
): { code: OddNeighbour; item: number; line: number }[] {
  const firsts = new Map<number, number>()
  lines.forEach(({ item }, at) => {
    if (item !== null && !firsts.has(item)) firsts.set(item, at)
  })
  const items = questions.flatMap((question, index): OwnItem[] => {
    const at = firsts.get(index + 1)
    return at === undefined ? [] : [{ question, item: index + 1, at }]
  })
  const found = [
    ...again(items).map((own) => ({ code: 'stem_again' as const, ...own })),
    ...likeOptions(items, lines).map((own) => ({ code: 'stem_like_option' as const, ...own })),
    ...aboveLeftOut(items, lines).map((own) => ({ code: 'left_out_below' as const, ...own })),
    ...aboveField(items, lines).map((own) => ({ code: 'blank_below' as const, ...own })),
  ]
  return found.map(({ code, item, at }) => ({ code, item, line: at }))
}

/** Fields that come several times. */
function again(items: readonly OwnItem[]): OwnItem[] {
  const counts = new Map<string, number>()
  const fields = items.filter(({ question: { stem, options } }) => options.length === 0 && FIELD.test(stem))
  const keyOf = ({ question: { stem } }: OwnItem) => stem.toLowerCase()
  for (const own of fields) counts.set(keyOf(own), (counts.get(keyOf(own)) ?? 0) + 1)
  return fields.filter((own) => (counts.get(keyOf(own)) ?? 0) > 1)
}

/** Items without options that look as the options of the others do, and the question above a run of them. */
function likeOptions(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const stems = usual(items.map(({ at }) => lines[at]))
  const options = usual(lines.filter(({ role }) => role === 'option'))
  if (items.length < ENOUGH || stems === null || options === null || stems === options) return []
  if (options.startsWith('none') || options.startsWith('|')) return []
  const isOpen = ({ question }: OwnItem) => question.options.length === 0
  const isLike = (own: OwnItem | undefined) => {
    const line = own && lines[own.at]
    return own !== undefined && isOpen(own) && line?.role === 'stem' && listOf(line) === options
  }
  return items.filter((own, index) => isLike(own) || (isOpen(own) && isLike(items[index + 1])))
}

/** The marker and list of most of these lines; null where most are unlike. */
function usual(lines: readonly (SourceLine | undefined)[]): string | null {
  const counts = new Map<string, number>()
  for (const line of lines) if (line) counts.set(listOf(line), (counts.get(listOf(line)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= lines.length * MOSTLY ? most[0] : null
}

/** Items without options above several short lines that are left out, where most items have options. */
function aboveLeftOut(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const answered = items.filter(({ question }) => question.options.length > 0).length
  if (answered < items.length * MOSTLY) return []
  return items.filter(({ question, item }) => {
    if (question.options.length > 0) return false
    const last = lines.findLastIndex((line) => line.item === item)
    const below = lines.slice(last + 1, last + 1 + FEWEST_BELOW)
    return below.length === FEWEST_BELOW && below.every(isShort)
  })
}

const isShort = ({ role, item, text }: SourceLine) =>
  role === 'left_out' &&
  item === null &&
  text.length <= LONGEST_BELOW &&
  !PRINTED.test(text) &&
  !BLANK.test(text)

/** Items with options, above a place for an answer in one's own words. */
function aboveField(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  return items.filter(({ question, item }, index) => {
    if (question.options.length === 0) return false
    const last = lines.findLastIndex((line) => line.item === item)
    const end = items[index + 1]?.at ?? lines.length
    return lines.slice(last + 1, Math.min(end, last + 3)).some(({ text }) => ANSWER_FIELD.test(text))
  })
}
