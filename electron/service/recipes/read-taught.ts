import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { READERS_EDITION, type ReadingOf, type ReadPayload, readPayload } from '../results/read-results.ts'
import { describedByRecipe } from './described-by-recipe.ts'
import { readByRecipe } from './read-by-recipe.ts'

/** What is known about the run, and the recipe of its connection. */
export interface TaughtReadingOf extends ReadingOf {
  recipe?: ResultsRecipe | undefined
}

/**
 * Reads a run's answers by the recipe of its connection where that fits, else as `readResults` does; the results say
 * which. Never throws.
 */
export function readTaught(received: unknown, draft: SurveyDraft, run: TaughtReadingOf): RunResults {
  return readTaughtPayload(received, draft, run).results
}

/** Like `readTaught`, with the reading that was taken. */
export function readTaughtPayload(received: unknown, draft: SurveyDraft, run: TaughtReadingOf): ReadPayload {
  const { recipe } = run
  if (!recipe) return readPayload(received, draft, run)
  if (recipe.answers.length === 0) {
    const read = readPayload(received, draft, run)
    return { ...read, results: describedByRecipe(received, read.results, { recipe, draft }) }
  }
  const { fits, settled, unplaced } = readByRecipe(received, draft, recipe, run)
  if (!fits) {
    const read = readPayload(received, draft, run)
    return { ...read, results: { ...read.results, recipe: 'unfit' } }
  }
  const results: RunResults = { ...settled.results, unplaced, edition: READERS_EDITION, recipe: 'used' }
  return { results, taken: settled, elsewhere: [] }
}
