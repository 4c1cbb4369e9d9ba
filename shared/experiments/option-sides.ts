import { readItemWords } from '../analysis/diagnostics/item-view.ts'
import type { Question } from '../models/draft.ts'
import { plainOption, readOptions } from '../wording/options/read-options.ts'
import { readPolarity } from '../wording/options/read-polarity.ts'

/**
 * For each option that takes a side the one that says the opposite as strongly: the strongest of the one side and the
 * strongest of the other, and so on. Among options of one degree, those that agree and those that disagree are paired
 * from the outside in, as on a scale. Null where the sides are of different lengths.
 */
export function oppositesOf(question: Question): Map<number, number> | null {
  const sides = sidesOf(question)
  const on = (wanted: number) =>
    sides.flatMap(({ side, level }, at) => (side === wanted ? [{ at, level }] : []))
  const agree = on(1).sort((one, other) => other.level - one.level || one.at - other.at)
  const disagree = on(-1).sort((one, other) => other.level - one.level || other.at - one.at)
  if (agree.length === 0 || agree.length !== disagree.length) return null
  const pairs = agree.flatMap(({ at }, place) => {
    const other = disagree[place]?.at ?? at
    return [[at, other] as const, [other, at] as const]
  })
  return new Map(pairs)
}

/** Says neither yes nor no when it stands alone, though "maybe" before another word weakens that word. */
const UNDECIDED = /^(?:maybe|perhaps|possibly|peut[ -]etre)$/u

/** For each option of an item whether it agrees (1), disagrees (-1) or takes no side (0), and how strongly. */
export function sidesOf(question: Question): { side: number; level: number }[] {
  const { answers, language } = readItemWords(question)
  const lang = language ?? 'en'
  const read = readOptions(
    question.options.map(({ text }) => text),
    lang,
  )
  return question.options.map(({ text }, at) => {
    const plain = plainOption(text)
    if (!answers.includes(at) || UNDECIDED.test(plain)) return { side: 0, level: 0 }
    const { side = 0, level = 1 } = readPolarity(plain, lang) ?? {}
    const yesNo = read.find(({ index }) => index === at)?.yesNo
    return { side: yesNo ? (yesNo === 'yes' ? 1 : -1) : side, level }
  })
}
