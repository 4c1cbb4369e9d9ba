import type { Storage } from '../../storage/storage.ts'
import type { AnswerReading } from './read-answer.ts'

/** The `shape` of results that a recipe has read. */
const BY_RECIPE = 'recipe'

/** The number of newest runs that are searched. */
const MOST_RUNS = 500

/** How the results of a survey, given by its id at the service, were read. Taken from the run that fetched them. */
export function resultsReading(
  { runs }: Pick<Storage, 'runs'>,
  connectionId: string,
  remoteId: string | null,
): AnswerReading {
  const run = runs
    .list({ limit: MOST_RUNS })
    .find((each) => each.connectionId === connectionId && each.remoteId === remoteId)
  const read = run && runs.results(run.id)?.results
  if (!read) return { by: null, certainty: null, found: [] }
  const answered = read.answers.filter(({ kind }) => kind === 'option' || kind === 'text').length
  const isRead = answered > 0 || read.counts.length > 0 || read.shares.length > 0
  if (!isRead) return { by: 'nothing', certainty: null, found: [] }
  const items = new Set([...read.answers, ...read.counts, ...read.shares].map(({ question }) => question))
  const numbers = {
    personas: read.respondents.length,
    items: items.size,
    answers: answered,
    unplaced: read.unplaced.length,
  }
  return {
    by: read.shape === BY_RECIPE ? 'recipe' : 'readers',
    certainty: read.certainty,
    found: Object.entries(numbers)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, value: String(count) })),
  }
}
