import type { Answer } from '../models/results.ts'
import { wordAnswer } from './diagnostics/answer-words.ts'
import { groupNearDuplicates } from './diagnostics/near-duplicates.ts'

/** Nearly identical answers that follow each other in a list. */
export interface AnswerGroup {
  /** The same for the same answers, whatever the filter. */
  id: number
  /** Index of its first answer in the list. */
  first: number
  /** Number of its answers in the list, two or more. */
  size: number
}

/** A list of answers in which nearly identical ones follow each other. */
export interface GatheredAnswers {
  answers: readonly Answer[]
  /** The group of each answer, by its index in `answers`; null for an answer without a group. */
  groups: readonly (AnswerGroup | null)[]
}

/**
 * Moves nearly identical answers of a list to the first of them. All other answers keep their order.
 *
 * @param listed the answers to list, in their order
 * @param all every answer to the item, so that groups do not depend on the filter
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
 * The group of each answer in words that is nearly identical to another one. Answers of one word have no word pairs to
 * compare; they must be equal.
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
