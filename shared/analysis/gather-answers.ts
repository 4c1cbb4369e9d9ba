import type { Answer } from '../models/results.ts'
import { wordAnswer } from './diagnostics/answer-words.ts'
import { groupNearDuplicates } from './diagnostics/near-duplicates.ts'

/** Answers of a list that say nearly the same and stand one after the other in it. */
export interface AnswerGroup {
  /** The same for the same answers, whichever of them are listed. */
  id: number
  /** Place of its first answer in the list. */
  first: number
  /** Answers of it in the list, two or more. */
  size: number
}

/** A list of answers in which those that say nearly the same stand together. */
export interface GatheredAnswers {
  answers: readonly Answer[]
  /** The group of each answer, by its place; null for one that stands alone. */
  groups: readonly (AnswerGroup | null)[]
}

/**
 * Brings nearly identical answers of a list together, at the place of the first of them. The rest keeps its order.
 *
 * @param listed the answers to list, in their order
 * @param all every answer to the item: who is like whom does not depend on the filter
 */
export function gatherAnswers(listed: readonly Answer[], all: readonly Answer[]): GatheredAnswers {
  const ids = nearlyIdentical(all)
  const together = Map.groupBy(
    listed.map((answer, place) => ({ answer, place })),
    ({ answer, place }) => ids.get(answer) ?? `alone ${place}`,
  )
  const answers: Answer[] = []
  const groups: (AnswerGroup | null)[] = []
  for (const [id, members] of together) {
    const group =
      typeof id === 'number' && members.length > 1
        ? { id, first: answers.length, size: members.length }
        : null
    for (const { answer } of members) {
      answers.push(answer)
      groups.push(group)
    }
  }
  return { answers, groups }
}

const known = new WeakMap<readonly Answer[], ReadonlyMap<Answer, number>>()

/**
 * The group of each answer in words that another one is nearly identical to. Answers of one word have no pairs of words to be
 * compared by: they must be the same word.
 */
function nearlyIdentical(all: readonly Answer[]): ReadonlyMap<Answer, number> {
  const found = known.get(all)
  if (found) return found
  const worded = all
    .filter(({ kind }) => kind === 'text')
    .map((answer) => ({ answer, words: wordAnswer(answer).words }))
    .filter(({ words }) => words.length > 0)
  const compared = worded.map(({ words: [first = '', ...others] }) =>
    others.length > 0 ? [first, ...others] : [first, first],
  )
  const made = new Map<Answer, number>()
  for (const [id, places] of groupNearDuplicates(compared).entries())
    for (const place of places) {
      const member = worded[place]
      if (member) made.set(member.answer, id)
    }
  known.set(all, made)
  return made
}
