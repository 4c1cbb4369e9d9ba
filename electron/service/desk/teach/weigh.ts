import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { applyRecipe, understandAnswers } from '../../recipes/apply-recipe.ts'
import { type PathBounds, pathBounds } from '../../recipes/json-path.ts'
import type { TaughtCell } from '../../recipes/taught-cell.ts'

/** What a recipe reads in a payload, as far as it tells ways apart. */
export interface Weighed {
  recipe: ResultsRecipe
  cells: TaughtCell[]
  /** The ids of the personas. */
  ids: readonly (string | null)[]
  answers: readonly Answer[]
  understood: number
  unread: number
  people: number
  items: number
  /** Equal for recipes that read the same. */
  print: string
  /** The item that each value is read for, by the value's place. */
  places: ReadonlyMap<string, number>
  /** How many values are the marks of options beside that of the one that was chosen. */
  marks: number
  /** How many values are not read any more as what they were read as before. */
  lost: number
  /** The items of which some answer is understood. */
  readItems: ReadonlySet<number>
  /** Whether there are more personas than were asked, or hardly any of them: such a recipe fits nothing. */
  isFarOff: boolean
  /** The higher the better. */
  weight: number
}

/** What is known about the run, and what a way is compared with. */
export interface WeighParts {
  draft: SurveyDraft
  /** The personas asked; null where unknown. */
  asked: number | null
  /** The item that was pointed at. */
  item?: number
  /** What was read before. */
  known?: Weighed | null
  /**
   * Whether numbers are taken as places in the draft's order even where the payload lists the options in another one:
   * numbers that are to be asked about then weigh as much as any others.
   */
  trustsPlaces?: boolean
}

/** The weight of a way that reads one value twice. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY

/** Fewer than this part of the personas asked are hardly any. */
const HARDLY_ANY = 20

/** Applies a recipe, and weighs how much it understands and how well that fits the questionnaire. */
export function weigh(data: unknown, recipe: ResultsRecipe, parts: WeighParts, bounds?: PathBounds): Weighed {
  const { draft, asked, item, known = null } = parts
  const applied = applyRecipe(data, draft, recipe, bounds ?? pathBounds({ steps: 3_000_000, ms: 1_500 }))
  const { answers } = understandAnswers(draft, recipe, applied, parts.trustsPlaces ? () => false : undefined)
  const count = (...kinds: Answer['kind'][]): number =>
    answers.filter(({ kind }) => kinds.includes(kind)).length
  const understood = count('option', 'text')
  // A blank tells little: a field that is empty for an item is so under any name.
  const blanks = count('blank') * 0.1
  const unread = count('unread')
  const people = new Set(applied.cells.map(({ person }) => person)).size
  const items = new Set(applied.cells.map(({ item }) => item)).size
  const isTooMany = asked !== null && people > asked
  const isWhole = asked === null || asked === people ? 1 : isTooMany ? 0.2 : 0.6 + (0.3 * people) / asked
  const found = applied.cells.flatMap((cell) => cell.found.map(({ path }) => [path, cell.item] as const))
  const places = new Map(found)
  // The text of an option that lists its personas is the answer of all of them.
  const shared = applied.cells.filter(({ isShared }) => isShared).length
  const isTwice = places.size < found.length - shared
  // Two different values are rarely one answer.
  const crowded = applied.cells.filter(
    (cell) => cell.marked === undefined && new Set(cell.found.map(({ value }) => value)).size > 1,
  ).length
  // Marks of all options explain as many values, where no two of them contradict each other.
  const marks = applied.cells.reduce(
    (sum, { marked, found: { length } }) => sum + (typeof marked === 'number' ? length - 1 : 0),
    0,
  )
  // What was taught about other items is rarely wrong.
  const lost = [...(known?.places ?? [])].filter(
    ([path, other]) => other !== item && known?.readItems.has(other) && places.get(path) !== other,
  ).length
  return {
    recipe,
    lost,
    marks,
    readItems: new Set(answers.flatMap(({ kind, question }) => (kind === 'unread' ? [] : [question]))),
    cells: applied.cells,
    ids: applied.people.map(({ id }) => id),
    answers,
    understood,
    unread,
    people,
    items,
    print: `${people} ${printOf(answers, applied.cells)}`,
    places,
    isFarOff: isTooMany || (asked !== null && people * HARDLY_ANY < asked),
    weight: isTwice
      ? IMPOSSIBLE
      : (understood + blanks + marks - crowded - lost + fitOf(answers, item)) * isWhole,
  }
}

/**
 * How well the answers fit their items. One that is an option surely fits; any text can be an answer to an open-ended
 * item. Where the item that was pointed at has its options as texts, answers that match none count against a way, most
 * of all in items without any option; otherwise the answers may all be codes.
 */
function fitOf(answers: readonly Answer[], pointed: number | undefined): number {
  const options = new Map<number, number>()
  const unread = new Map<number, number>()
  for (const { kind, question } of answers) {
    if (kind === 'option') options.set(question, (options.get(question) ?? 0) + 1)
    if (kind === 'unread') unread.set(question, (unread.get(question) ?? 0) + 1)
  }
  const isText = pointed !== undefined && options.has(pointed)
  let fit = 0
  for (const own of options.values()) fit += own
  for (const [question, own] of unread)
    fit -= own * (isText ? ((options.get(question) ?? 0) > 0 ? 0.5 : 2) : -0.05)
  return fit
}

function printOf(answers: readonly Answer[], cells: readonly TaughtCell[]): string {
  const places = cells.map(({ item, found }) => `${item}:${found.map(({ path }) => path).join('+')}`)
  const said = answers.map(({ kind, option, question }) => `${question}${kind}${option ?? ''}`)
  return `${places.toSorted().join()} ${said.toSorted().join()}`
}
