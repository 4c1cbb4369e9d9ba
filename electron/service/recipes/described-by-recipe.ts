import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { Answer, Respondent, RunResults } from '../../../shared/models/results.ts'
import { guardedSelect } from './guarded-select.ts'
import { pathBounds } from './json-path.ts'
import { movedOptions } from './moved-options.ts'
import { taughtPeople } from './taught-people.ts'
import { taughtRespondents } from './taught-respondents.ts'
import { valueMeanings } from './value-meanings.ts'

/**
 * Results whose answers came from the readers, with what a recipe says that values mean, and the personas' ids and
 * fields that it finds: matched by the ids or, where no persona has one, by their order. Where the recipe finds other
 * personas, the results are unchanged and marked `unfit`.
 */
export function describedByRecipe(
  received: unknown,
  results: RunResults,
  { recipe, draft }: { recipe: ResultsRecipe; draft: SurveyDraft },
): RunResults {
  const explained = explainedByRecipe(received, results, { recipe, draft })
  const isOfPeople =
    recipe.personas !== undefined && (recipe.personaId !== undefined || recipe.fields.length > 0)
  return isOfPeople ? withPeople(received, explained, recipe) : explained
}

/** Results with the values that no reader understood, or took for words, as the person explained them. */
export function explainedByRecipe(
  received: unknown,
  results: RunResults,
  { recipe, draft }: { recipe: ResultsRecipe; draft: SurveyDraft },
): RunResults {
  if (recipe.meanings.length === 0 && recipe.optionsFrom === null) return results
  const meanings = valueMeanings(draft, recipe, {
    codes: () => null,
    isMoved: movedOptions(received, draft),
  })
  const answers = results.answers.map((answer): Answer => {
    const meant = answer.text === null ? null : meanings[answer.question]?.([answer.text])
    return !meant || meant === 'unread' ? answer : { ...answer, ...meant }
  })
  return { ...results, answers, recipe: 'used' }
}

function withPeople(received: unknown, results: RunResults, recipe: ResultsRecipe): RunResults {
  const select = guardedSelect(pathBounds())
  const people = taughtPeople(received, recipe, select)
  const told = taughtRespondents(people, recipe, { data: received, select, used: new Set() })
  const toldOf = pairs(results.respondents, told)
  if (!toldOf) return { ...results, recipe: 'unfit' }
  const names = new Set(recipe.fields.map(({ name }) => name))
  const respondents = results.respondents.map((one, at): Respondent => {
    const known = toldOf(one, at)
    if (!known) return one
    const named = known.attributes.filter(({ name }) => names.has(name))
    return {
      ...one,
      id: one.id ?? known.id,
      attributes: [...named, ...one.attributes.filter(({ name }) => !names.has(name))],
    }
  })
  return { ...results, respondents, recipe: 'used' }
}

type ToldOf = (one: Respondent, at: number) => Respondent | undefined

/** Finds the recipe's persona for each respondent; null where they cannot be matched. */
function pairs(respondents: readonly Respondent[], told: readonly Respondent[]): ToldOf | null {
  const isNamed = respondents.some(({ id }) => id !== null)
  if (!isNamed) return told.length === respondents.length && told.length > 0 ? (_, at) => told[at] : null
  const byId = new Map(told.map((one) => [one.id, one]))
  const isClear = byId.size === told.length
  const isThere = respondents.some(({ id }) => id !== null && byId.has(id))
  return isClear && isThere ? ({ id }) => (id === null ? undefined : byId.get(id)) : null
}
