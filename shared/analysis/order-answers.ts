import type { Answer } from '../models/results.ts'
import type { SplitText } from '../stems/split-text.ts'
import { type SplitQuestion, splitAnswer } from './split-answer.ts'

/** The orders in which answers can be listed: by persona, by length, or the one least like the others first. */
export const ANSWER_ORDERS = ['received', 'longest', 'shortest', 'oddest'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/**
 * Sorts answers to an item. Answers of equal rank keep the order in which they were received; answers without words
 * come last, except in the order `received`.
 *
 * @param shown the answers to be ordered, as received
 * @param all every answer to the item, so that oddness does not depend on the filter
 */
export function orderAnswers(
  order: AnswerOrder,
  shown: readonly Answer[],
  all: readonly Answer[],
  question: SplitQuestion,
): readonly Answer[] {
  if (order === 'received') return shown
  const oddness = order === 'oddest' ? oddnessOf(all, question) : null
  const ranks = new Map(
    shown.map((answer) => {
      const split = splitAnswer(answer, question)
      if (split.words.length === 0) return [answer, Number.NEGATIVE_INFINITY]
      if (oddness) return [answer, oddness.get(answer) ?? 0]
      const { length } = split.text.trim()
      return [answer, order === 'longest' ? length : -length]
    }),
  )
  return shown.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))
}

const known = new WeakMap<readonly Answer[], ReadonlyMap<Answer, number>>()

/**
 * How odd each answer to an item is: the mean rarity of its different stems. The rarity of a stem is ln(n / f), where n
 * answers have words and f of them have the stem: 0 if all have it, ln n if one has it. Answers without words are left
 * out. The result is kept by the list object.
 */
export function oddnessOf(all: readonly Answer[], question: SplitQuestion): ReadonlyMap<Answer, number> {
  const found = known.get(all)
  if (found) return found
  const worded = all.flatMap((answer) => {
    const stems = stemsOf(splitAnswer(answer, question))
    return stems.size > 0 ? [{ answer, stems }] : []
  })
  const uses = new Map<string, number>()
  for (const { stems } of worded) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  const made = new Map(
    worded.map(({ answer, stems }) => {
      let sum = 0
      for (const stem of stems) sum += Math.log(worded.length / (uses.get(stem) ?? 1))
      return [answer, sum / stems.size]
    }),
  )
  known.set(all, made)
  return made
}

/** The different stems of a text. */
function stemsOf({ words, languages }: SplitText): Set<string> {
  const [language = 'fr'] = languages
  return new Set(words.map((word) => word.stems(language)[0] ?? word.folded))
}
