import type { AnswerRule, ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { comparable } from '../../results/words/comparable.ts'
import type { AnswerWay } from './item-ways.ts'

interface MergedWay extends AnswerWay {
  /** Whether earlier rules for all items stay, after the new ones. */
  keepsOthers?: boolean
}

/**
 * The recipes that a candidate may make of the one before: in place of its personas or beside them; in place of earlier
 * rules for all items, or before them, for the items that it does not find.
 */
export function mergedRecipes(before: ResultsRecipe | undefined, candidate: AnswerWay): ResultsRecipe[] {
  const beside = besideThePeople(before, candidate)
  const own = { ...candidate, keepsOthers: true }
  return [
    ...(beside ? [beside] : []),
    mergeAnswers(before, candidate),
    ...(before ? [mergeAnswers(before, own), besideThePeople(before, own)].flatMap((one) => one ?? []) : []),
  ]
}

/**
 * Like `mergeAnswers`, but keeps the personas that the person showed before. That is possible only where the
 * candidate's answers are records, or are in the order of the personas; null otherwise.
 */
function besideThePeople(before: ResultsRecipe | undefined, candidate: MergedWay): ResultsRecipe | null {
  const { personas, answers } = candidate.recipe
  const isBeside = answers.every(({ rows, path }) => rows !== undefined || path.startsWith('$'))
  if (before?.personas === undefined || !isBeside || before.personas === personas) return null
  const { personaId: _gone, ...recipe } = candidate.recipe
  return mergeAnswers(before, { ...candidate, recipe: { ...recipe, personas: before.personas } })
}

/**
 * A recipe with a candidate's rules added. They replace what was taught earlier for the same item, and come before
 * other rules.
 */
function mergeAnswers(
  before: ResultsRecipe | undefined,
  { recipe: { personas, personaId, answers }, keepsOthers = false }: MergedWay,
): ResultsRecipe {
  const none = { fields: [], optionsFrom: null, meanings: [], tables: [] }
  if (!before) return { ...none, personas, answers, ...(personaId !== undefined && { personaId }) }
  const isSame = before.personas === personas
  // Dropped: rules for other personas, and an earlier rule for all items where the new one is for all items too.
  const forAll = keepsOthers ? [] : answers.filter(({ stem }) => stem === undefined)
  const isReplaced = ({ type }: AnswerRule): boolean =>
    forAll.some((rule) => rule.type === undefined || rule.type === type)
  const stems = new Set(answers.map(({ stem = '' }) => comparable(stem)))
  const kept = isSame
    ? before.answers.filter((rule) =>
        rule.stem === undefined ? !isReplaced(rule) : !stems.has(comparable(rule.stem)),
      )
    : []
  // A persona's id that was taught stays valid as long as the personas are the same.
  const id = isSame ? (before.personaId ?? personaId) : personaId
  const { personaId: _gone, ...rest } = before
  return {
    ...rest,
    personas,
    answers: [...answers, ...kept],
    ...(id !== undefined && { personaId: id }),
  }
}
