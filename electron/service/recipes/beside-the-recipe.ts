import type { Respondent } from '../../../shared/models/results.ts'
import type { ReadPayload } from '../results/read-results.ts'
import type { Settled } from '../results/settle.ts'

/** What the readers add to what a recipe reads. */
export interface Beside {
  settled: Settled
  /** How many items the recipe does not find, and the readers do. */
  items: number
  /** The places of these answers. */
  paths: ReadonlySet<string>
}

/**
 * What a recipe reads, with the answers to the items that it does not find as the readers find them: a person shows
 * only what Sonde does not read by itself. Null where the readers' personas are not all known to the recipe by their
 * ids.
 */
export function besideTheRecipe(settled: Settled, { results, taken }: ReadPayload): Beside | null {
  const ofRecipe = new Set(settled.results.answers.map(({ question }) => question))
  const added = results.answers.filter(({ question }) => !ofRecipe.has(question))
  const places =
    taken && added.length > 0 ? samePeople(results.respondents, settled.results.respondents) : null
  if (!taken || !places) return null
  const answers = added.map((answer) => ({ ...answer, respondent: places[answer.respondent] ?? 0 }))
  const items = new Set(added.map(({ question }) => question))
  const columns = settled.columns.map((column, item) =>
    items.has(item) ? (taken.columns[item] ?? []) : column,
  )
  const keys = [...taken.positions].map(([key, at]): [string, number] => [key, places[at] ?? 0])
  return {
    items: items.size,
    paths: new Set([...items].flatMap((item) => (taken.columns[item] ?? []).map(({ path }) => path))),
    settled: {
      ...settled,
      columns,
      positions: new Map([...keys, ...settled.positions]),
      results: {
        ...settled.results,
        certainty: settled.results.certainty === 'unsure' ? 'unsure' : 'likely',
        answers: [...settled.results.answers, ...answers].toSorted(
          (one, other) => one.respondent - other.respondent || one.question - other.question,
        ),
      },
    },
  }
}

/** The place of each respondent among others, by their ids; null where one has none, or is not among them. */
function samePeople(some: readonly Respondent[], others: readonly Respondent[]): number[] | null {
  const byId = new Map(others.map(({ id }, at) => [id, at]))
  if (byId.size < others.length) return null
  const places = some.flatMap(({ id }) => (id === null ? [] : (byId.get(id) ?? [])))
  return places.length === some.length && new Set(places).size === places.length ? places : null
}
