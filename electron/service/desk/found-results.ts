import { amountRead } from '../../../shared/models/amount-read.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { DeskFound, DeskReading } from '../../../shared/models/reading-desk.ts'
import type { Recipe, ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { type RecipeReading, readByRecipe } from '../recipes/read-by-recipe.ts'
import { readTaughtPayload } from '../recipes/read-taught.ts'
import { type PlaceReader, placesIn } from '../results/item-places.ts'
import { comparable } from '../results/words/comparable.ts'
import { personaPlaces } from './persona-places.ts'

const MOST_PATHS = 2_000
const MOST_UNREAD = 20
const MOST_FIELDS = 50

interface ResultsOf {
  draft: SurveyDraft
  personas: number | null
}

/** What is found for a run's answers: the personas, their ids, each item, each field. */
export function findResults(
  data: unknown,
  recipe: Recipe,
  { draft, personas }: ResultsOf,
): Pick<DeskReading, 'found' | 'problems' | 'results' | 'ofNobody' | 'kept'> {
  const run = { ...(personas !== null && { personas }), recipe: recipe.results }
  const { results: own } = recipe
  const taught = own?.personas === undefined ? null : readByRecipe(data, draft, own, run)
  const read = readTaughtPayload(data, draft, run)
  const places = placesIn(data, draft, read)
  const isTaught = read.results.recipe === 'used' && (recipe.results?.answers.length ?? 0) > 0
  const expected = personas ?? (read.results.respondents.length || null)
  const items = draft.questions.map(({ stem }, item): DeskFound => {
    const need = { need: 'answer' as const, item }
    const told = taught ? ofRecipe(taught, item) : null
    const found = told && told.found > 0 ? told : ofReaders(read.results, places, item)
    return { ...NOTHING, need, label: stem, expected, ...found }
  })
  const { respondents, certainty } = read.results
  const by = taught && taught.people.length > 0 ? 'recipe' : respondents.length > 0 ? 'readers' : 'nothing'
  const people = by === 'recipe' ? (taught?.people ?? []) : []
  const byReaders = by === 'readers' ? personaPlaces(data, respondents, places, draft.questions.length) : null
  const withId = by === 'recipe' ? (taught?.settled.results.respondents ?? []) : respondents
  const ids = withId.filter(({ id }) => id !== null).length
  const idPaths = people.flatMap(({ idPath }) => (idPath === null ? [] : [idPath]))
  const found: DeskFound[] = [
    {
      ...NOTHING,
      ...{ need: { need: 'persona' }, by, expected },
      certainty: by === 'nothing' ? null : by === 'recipe' ? 'sure' : certainty,
      found: people.length || respondents.length,
      paths: (byReaders?.personas ?? people.map(({ path }) => path)).slice(0, MOST_PATHS),
    },
    {
      ...NOTHING,
      ...{ need: { need: 'persona_id' }, by: ids > 0 ? by : 'nothing', expected },
      certainty: ids === 0 ? null : by === 'recipe' ? 'sure' : certainty,
      found: ids,
      paths: (byReaders?.ids ?? idPaths).slice(0, MOST_PATHS),
    },
    ...items,
    noAnswers(own, isTaught ? cellValues(taught) : draft.questions.flatMap((_, item) => places.ofItem(item))),
    ...fields(withId, by, recipe, (name) => byReaders?.field(name) ?? taught?.fieldPlaces.get(name) ?? []),
  ]
  // While the person is teaching, they see what the recipe reads, even where that is too little for it to be used yet.
  const inProgress: RunResults | null =
    taught && taught.cells.length > 0 && !isTaught
      ? {
          ...taught.settled.results,
          unplaced: taught.unplaced,
          edition: read.results.edition,
          recipe: 'unfit',
        }
      : null
  const results = inProgress ?? read.results
  const isByRecipe = inProgress !== null || isTaught
  return {
    ...{ found, problems: taught?.problems ?? [], results },
    ofNobody: isByRecipe ? (taught?.ofNobody ?? 0) : 0,
    kept: { ...amountRead(read.results), isUsed: read.results.recipe !== 'unfit' },
  }
}

interface Placed {
  path: string
  value: string
}

function cellValues(taught: RecipeReading | null): Placed[] {
  return (taught?.cells ?? []).flatMap(({ found }) =>
    found.map(({ path, value }) => ({ path, value: shown(value) })),
  )
}

/** The values that the person said stand for a missing answer. */
function noAnswers(results: ResultsRecipe | undefined, values: readonly Placed[]): DeskFound {
  const told = new Set(
    (results?.meanings ?? []).flatMap(({ received, option }) =>
      option === null ? [comparable(received)] : [],
    ),
  )
  const paths = values.flatMap(({ path, value }) => (told.has(comparable(value)) ? [path] : []))
  return {
    ...NOTHING,
    need: { need: 'no_answer' },
    ...(paths.length > 0 && { by: 'recipe' as const, certainty: 'sure' as const }),
    found: paths.length,
    paths: paths.slice(0, MOST_PATHS),
  }
}

const NOTHING = {
  label: null,
  by: 'nothing' as const,
  certainty: null,
  found: 0,
  expected: null,
  notUnderstood: [],
  paths: [],
}

type Found = Pick<DeskFound, 'by' | 'certainty' | 'found' | 'notUnderstood' | 'paths'>

function ofRecipe({ cells, settled }: RecipeReading, item: number): Found {
  const mine = cells.filter((cell) => cell.item === item)
  const unread = new Set(
    settled.results.answers.flatMap((one) =>
      one.question === item && one.kind === 'unread' ? [one.respondent] : [],
    ),
  )
  const notUnderstood = mine
    .filter(({ person }) => unread.has(person))
    .flatMap(({ found }) => found.map(({ path, value }) => ({ path, value: shown(value) })))
  return {
    by: 'recipe',
    certainty: unread.size * 2 > mine.length ? 'unsure' : unread.size > 0 ? 'likely' : 'sure',
    found: mine.length,
    notUnderstood: distinct(notUnderstood),
    // One value may be the answer of several personas, whom its record lists.
    paths: [...new Set(mine.flatMap(({ found }) => found.map(({ path }) => path)))].slice(0, MOST_PATHS),
  }
}

function ofReaders(results: RunResults, places: PlaceReader, item: number): Found | null {
  const answers = results.answers.filter(({ question }) => question === item)
  const numbers = [...results.counts, ...results.shares, ...results.doubts].filter(
    ({ question }) => question === item,
  )
  if (answers.length + numbers.length === 0) return null
  const at = places.ofItem(item)
  const unread = new Set(answers.filter(({ kind }) => kind === 'unread').map(({ respondent }) => respondent))
  const notUnderstood = at.filter(({ respondent }) => respondent !== null && unread.has(respondent))
  return {
    by: 'readers',
    certainty: results.certainty,
    found: answers.length || numbers.length,
    notUnderstood: distinct(notUnderstood.map(({ path, value }) => ({ path, value }))),
    paths: at.slice(0, MOST_PATHS).map(({ path }) => path),
  }
}

/** The different values, each once: hundreds of answers may be the same word. */
function distinct(values: readonly { path: string; value: string }[]): { path: string; value: string }[] {
  const seen = new Map<string, { path: string; value: string }>()
  for (const one of values) if (!seen.has(one.value)) seen.set(one.value, one)
  return [...seen.values()].slice(0, MOST_UNREAD)
}

function fields(
  respondents: RunResults['respondents'],
  by: DeskFound['by'],
  { results }: Recipe,
  placesOf: (name: string) => readonly string[],
): DeskFound[] {
  const times = new Map<string, number>((results?.fields ?? []).map(({ name }) => [name, 0]))
  for (const { attributes } of respondents)
    for (const { name } of attributes) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].slice(0, MOST_FIELDS).map(([name, found]) => ({
    ...NOTHING,
    ...{ need: { need: 'field', name }, by: found > 0 ? by : 'nothing', found },
    certainty: found > 0 ? ('likely' as const) : null,
    expected: respondents.length,
    paths: placesOf(name).slice(0, MOST_PATHS),
  }))
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300)
}
