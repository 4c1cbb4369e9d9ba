import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { applyRecipe, understandAnswers } from '../../recipes/apply-recipe.ts'
import { type PathBounds, pathBounds } from '../../recipes/json-path.ts'
import type { TaughtCell } from '../../recipes/taught-answers.ts'

/** What a recipe reads in a payload, as far as it tells ways apart. */
export interface Weighed {
  recipe: ResultsRecipe
  cells: TaughtCell[]
  understood: number
  unread: number
  people: number
  items: number
  /** Equal for recipes that read the same. */
  print: string
  /** The higher the better. */
  weight: number
}

interface WeighParts {
  draft: SurveyDraft
  /** The personas asked; null where unknown. */
  asked: number | null
  /** The item that was pointed at. */
  item?: number
}

/** The weight of a way that reads one value twice. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY

/** Applies a recipe, and weighs how much it understands and how well that fits the questionnaire. */
export function weigh(data: unknown, recipe: ResultsRecipe, parts: WeighParts, bounds?: PathBounds): Weighed {
  const { draft, asked, item } = parts
  const applied = applyRecipe(data, draft, recipe, bounds ?? pathBounds({ steps: 3_000_000, ms: 1_500 }))
  const { answers } = understandAnswers(draft, recipe, applied)
  const count = (...kinds: Answer['kind'][]): number =>
    answers.filter(({ kind }) => kinds.includes(kind)).length
  const understood = count('option', 'text', 'blank')
  const unread = count('unread')
  // An answer that is an option surely fits, so it counts double; any text can be an answer to an open-ended item.
  const options = count('option')
  const people = new Set(applied.cells.map(({ person }) => person)).size
  const items = new Set(applied.cells.map(({ item }) => item)).size
  const isWhole = asked === null || asked === people ? 1 : people > asked ? 0.2 : 0.6 + (0.3 * people) / asked
  // If the item that was pointed at is answered with the options' texts, unread answers count against the way;
  // otherwise the answers may all be codes.
  const isText = answers.some(({ kind, question }) => kind === 'option' && question === item)
  const places = applied.cells.flatMap(({ found }) => found.map(({ path }) => path))
  const isTwice = new Set(places).size < places.length
  return {
    recipe,
    cells: applied.cells,
    understood,
    unread,
    people,
    items,
    print: printOf(answers, applied.cells),
    weight: isTwice ? IMPOSSIBLE : (understood + options - unread * (isText ? 2 : -0.05)) * isWhole,
  }
}

function printOf(answers: readonly Answer[], cells: readonly TaughtCell[]): string {
  const places = cells.map(({ item, found }) => `${item}:${found.map(({ path }) => path).join('+')}`)
  const said = answers.map(({ kind, option, question }) => `${question}${kind}${option ?? ''}`)
  return `${places.toSorted().join()} ${said.toSorted().join()}`
}
