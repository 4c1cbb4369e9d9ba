import { amountRead, isNothing } from '../../../shared/models/amount-read.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { readPayloadOnce } from '../results/read-payload-once.ts'
import type { ReadingOf, ReadPayload } from '../results/read-results.ts'
import { READERS_EDITION } from '../results/readers-edition.ts'
import { besideTheRecipe } from './beside-the-recipe.ts'
import { describedByRecipe, explainedByRecipe } from './described-by-recipe.ts'
import { type RecipeReading, readByRecipe } from './read-by-recipe.ts'

/** What is known about the run, and the recipe of its connection. */
export interface TaughtReadingOf extends ReadingOf {
  recipe?: ResultsRecipe | undefined
}

/**
 * Reads a run's answers by the recipe of its connection where that fits, and the items that it does not find as
 * `readResults` does, which else reads them all; the results say which. Never throws.
 */
export function readTaught(received: unknown, draft: SurveyDraft, run: TaughtReadingOf): RunResults {
  return readTaughtPayload(received, draft, run).results
}

/** Like `readTaught`, with the reading that was taken. */
export function readTaughtPayload(received: unknown, draft: SurveyDraft, run: TaughtReadingOf): ReadPayload {
  const { recipe } = run
  if (!recipe) return readPayloadOnce(received, draft, run)
  if (recipe.answers.length === 0) {
    const read = readPayloadOnce(received, draft, run)
    return { ...read, results: describedByRecipe(received, read.results, { recipe, draft }) }
  }
  const taught = readByRecipe(received, draft, recipe, run)
  const isWhole = taught.fits && answersAll(taught, draft) && !isBlank(taught, recipe)
  const read = isWhole ? null : readPayloadOnce(received, draft, run)
  const explained = read && { ...read, results: explainedByRecipe(received, read.results, { recipe, draft }) }
  const beside = explained && besideTheRecipe(taught.settled, explained)
  // A recipe that reads nothing never takes the place of a reading that reads something.
  const isInVain = read !== null && isBlank(taught, recipe) && !isNothing(amountRead(read.results))
  if (read && (isInVain || !taught.fitsWith(beside?.items ?? 0)))
    return { ...read, results: { ...read.results, recipe: 'unfit' } }
  const settled = beside?.settled ?? taught.settled
  const unplaced = taught.unplaced.filter(({ path }) => !beside?.paths.has(path))
  const results: RunResults = { ...settled.results, unplaced, edition: READERS_EDITION, recipe: 'used' }
  return { results, taken: settled, elsewhere: [] }
}

/** Whether a recipe finds only blanks, which the person did not say stand for missing answers. */
function isBlank({ settled }: RecipeReading, { meanings }: ResultsRecipe): boolean {
  return !meanings.some(({ option }) => option === null) && isNothing(amountRead(settled.results))
}

/** Whether a recipe finds answers to each item. */
function answersAll({ settled }: RecipeReading, { questions }: SurveyDraft): boolean {
  return questions.every((_, item) => (settled.columns[item]?.length ?? 0) > 0)
}
