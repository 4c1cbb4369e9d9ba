import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { comparable } from '../../results/words/comparable.ts'
import type { Candidate } from './answer-candidates.ts'

/**
 * As `mergeAnswers`, with the personas that the person showed before: those of a candidate whose answers are records, or stand in
 * the order of the personas, may be any list of them. Null where that is not so.
 */
export function besideThePeople(
  before: ResultsRecipe | undefined,
  candidate: Candidate,
): ResultsRecipe | null {
  const { personas, answers } = candidate.recipe
  const isBeside = answers.every(({ rows, path }) => rows !== undefined || path.startsWith('$'))
  if (!before || !isBeside || before.personas === personas) return null
  const { personaId: _gone, ...recipe } = candidate.recipe
  return mergeAnswers(before, { ...candidate, recipe: { ...recipe, personas: before.personas } })
}

/** A recipe with what a candidate says: it goes before what was taught earlier of the same item, and beside the rest. */
export function mergeAnswers(
  before: ResultsRecipe | undefined,
  { recipe: { personas, personaId, answers } }: Candidate,
): ResultsRecipe {
  const none = { fields: [], optionsFrom: null, meanings: [], tables: [] }
  if (!before) return { ...none, personas, answers, ...(personaId !== undefined && { personaId }) }
  const isSame = before.personas === personas
  // Rules of other personas, and one for all items where this one is for all too, give way.
  const isForAll = answers.some(({ stem }) => stem === undefined)
  const stems = new Set(answers.map(({ stem = '' }) => comparable(stem)))
  const kept = isSame
    ? before.answers.filter(({ stem }) => (stem === undefined ? !isForAll : !stems.has(comparable(stem))))
    : []
  // What the person said of an id holds as long as the personas are the same.
  const id = isSame ? (before.personaId ?? personaId) : personaId
  const { personaId: _gone, ...rest } = before
  return {
    ...rest,
    personas,
    answers: [...answers, ...kept],
    ...(id !== undefined && { personaId: id }),
  }
}
