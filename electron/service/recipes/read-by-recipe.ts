import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import { lostValues } from '../results/lost-values.ts'
import { doubtfulTraits } from '../results/people/doubtful-traits.ts'
import { isOfFew } from '../results/people/fit-to-run.ts'
import { runSizes } from '../results/people/run-sizes.ts'
import type { Settled } from '../results/settle.ts'
import { examinedPart } from '../results/shapes/examined-part.ts'
import { showStates, showUnplaced } from '../results/show-unplaced.ts'
import { comparable } from '../results/words/comparable.ts'
import { envelopeOf } from '../results/words/envelope.ts'
import { applyRecipe, understandAnswers } from './apply-recipe.ts'
import { type PathBounds, pathBounds } from './json-path.ts'
import type { RecipeProblem } from './recipe-problem.ts'
import type { TaughtCell } from './taught-cell.ts'
import { taughtRespondents } from './taught-respondents.ts'

/** A payload as a recipe reads it. */
export interface RecipeReading {
  settled: Settled
  unplaced: { path: string; value: string }[]
  problems: RecipeProblem[]
  cells: TaughtCell[]
  /** How many answers belong to none of the personas. */
  ofNobody: number
  /** The places of the personas, in their order. */
  people: { path: string; idPath: string | null }[]
  /** The places of the fields that the recipe names. */
  fieldPlaces: ReadonlyMap<string, readonly string[]>
  /** Whether the recipe fits the payload; if not, the readers read it. */
  fits: boolean
  /** The same, for a payload of which the readers find so many further items. */
  fitsWith(items: number): boolean
}

interface RunOf {
  personas?: number | undefined
  bounds?: PathBounds
}

/**
 * Reads a payload by a recipe. What the person showed is not doubted; where the recipe does not say what a value means,
 * it is understood as in any other reading. Never throws.
 */
export function readByRecipe(
  received: unknown,
  draft: SurveyDraft,
  recipe: ResultsRecipe,
  run: RunOf = {},
): RecipeReading {
  const applied = applyRecipe(received, draft, recipe, run.bounds ?? pathBounds())
  const { data, people, cells, ofNobody, columns, select } = applied
  const { answers, told } = understandAnswers(draft, recipe, applied)
  const fieldPlaces = new Map<string, string[]>()
  // `told` has the place of every answer.
  const used = told.values
  const respondents = taughtRespondents(people, recipe, { data, select, used, places: fieldPlaces })
  const { value: examined, beyond } = examinedPart(data, draft)
  const sizes = runSizes(examined, run.personas ?? draft.personas, people.length)
  const doubtful = doubtfulTraits(respondents, envelopeOf(draft, sizes))
  const hasAnswers = answers.length > 0
  const { lost, states } = lostValues(examined, {
    draft,
    sizes,
    respondents,
    told,
    unplaced: [],
    hasAnswers,
    doubtful,
  })
  const results = {
    respondents,
    answers,
    counts: [],
    shares: [],
    doubts: [],
    shape: 'recipe',
    certainty: 'likely' as const,
    ...showStates(states),
  }
  const unread = answers.filter(({ kind }) => kind === 'unread').length
  const isWhole =
    unread + lost.length + states.length + beyond.length + doubtful.size === 0 &&
    columns.every((column) => column.length === people.length) &&
    !isOfFew(results, sizes)
  const certainty = unread * 2 > answers.length || !hasAnswers ? 'unsure' : isWhole ? 'sure' : 'likely'
  const settled: Settled = {
    results: { ...results, certainty },
    unplaced: [],
    told,
    surelyPlaced: answers.length,
    columns,
    positions: new Map(people.map(({ key }, at) => [key, at])),
    numbersFrom: [],
  }
  const answered = columns.filter((column) => column.length > 0).length
  const meant = itemsMeant(draft, recipe)
  const isTooMany = sizes.asked !== null && people.length > sizes.asked
  // A recipe does not fit a payload in which it finds less than half of the items, understands less than half of the
  // answers, or finds more personas than were asked.
  const fitsWith = (items: number): boolean =>
    hasAnswers && !isTooMany && (answered + items) * 2 >= meant && unread * 2 <= answers.length
  return {
    settled,
    unplaced: [...beyond, ...showUnplaced(lost)],
    problems: select.problems,
    cells,
    ofNobody,
    people: people.map(({ path, idPath }) => ({ path, idPath })),
    fieldPlaces,
    fits: fitsWith(0),
    fitsWith,
  }
}

/** How many items of the questionnaire the rules are about: rules for single items may be of another questionnaire. */
function itemsMeant({ questions }: SurveyDraft, { answers }: ResultsRecipe): number {
  if (answers.some(({ stem }) => stem === undefined)) return questions.length
  const stems = new Set(answers.map(({ stem = '' }) => comparable(stem)))
  return Math.max(1, questions.filter(({ stem }) => stems.has(comparable(stem))).length)
}
