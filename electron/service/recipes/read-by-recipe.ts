import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { lostValues } from '../results/lost-values.ts'
import { columnReader, unreadWords } from '../results/options/column-reader.ts'
import { doubtfulTraits } from '../results/people/doubtful-traits.ts'
import { isOfFew } from '../results/people/fit-to-run.ts'
import { runSizes } from '../results/people/run-sizes.ts'
import { nothingTold, type Settled, type Told } from '../results/settle.ts'
import { examinedPart } from '../results/shapes/examined-part.ts'
import type { Cell } from '../results/shapes/gathered.ts'
import { showUnplaced } from '../results/show-unplaced.ts'
import { envelopeOf } from '../results/words/envelope.ts'
import { guardedSelect } from './guarded-select.ts'
import { type PathBounds, pathBounds } from './json-path.ts'
import type { RecipeProblem } from './recipe-problem.ts'
import { type TaughtCell, taughtAnswers } from './taught-answers.ts'
import { taughtPeople } from './taught-people.ts'
import { taughtRespondents } from './taught-respondents.ts'
import { withTables } from './text-tables.ts'
import { valueMeanings } from './value-meanings.ts'

/** A payload as a recipe reads it. */
export interface RecipeReading {
  settled: Settled
  unplaced: { path: string; value: string }[]
  problems: RecipeProblem[]
  cells: TaughtCell[]
  /** Where the personas stand, in their order. */
  people: { path: string; idPath: string | null }[]
  /** Whether it reads what it was made for: else the readers read. */
  fits: boolean
}

interface RunOf {
  personas?: number | undefined
  bounds?: PathBounds
}

/**
 * Reads a payload by a recipe. What the person showed counts as sure; where the recipe does not say what a value means, the
 * readers of options judge, as for any other reading. Never throws.
 */
export function readByRecipe(
  received: unknown,
  draft: SurveyDraft,
  recipe: ResultsRecipe,
  run: RunOf = {},
): RecipeReading {
  const select = guardedSelect(run.bounds ?? pathBounds())
  const data = withTables(received, recipe, select)
  const people = taughtPeople(data, recipe, select)
  const { cells, headers } = taughtAnswers(data, draft, { recipe, people, select })
  const used = new Set(cells.flatMap(({ found }) => found.map(({ path }) => path)))
  const respondents = taughtRespondents(people, recipe, { select, used })
  const told: Told = { ...nothingTold(), names: headers }
  const columns = draft.questions.map((_, item) =>
    cells.filter((cell) => cell.item === item).map((cell) => toCell(cell, people[cell.person]?.key ?? '')),
  )
  const answers = understand(draft, recipe, { cells, columns, told })
  const { value: examined, beyond } = examinedPart(data, draft)
  const sizes = runSizes(examined, run.personas ?? draft.personas, people.length)
  const doubtful = doubtfulTraits(respondents, envelopeOf(draft, sizes))
  const hasAnswers = answers.length > 0
  const lost = lostValues(examined, { draft, sizes, respondents, told, unplaced: [], hasAnswers, doubtful })
  const results = {
    respondents,
    answers,
    counts: [],
    shares: [],
    doubts: [],
    shape: 'recipe',
    certainty: 'likely' as const,
  }
  const unread = answers.filter(({ kind }) => kind === 'unread').length
  const isWhole =
    unread + lost.length + beyond.length + doubtful.size === 0 &&
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
  const isTooMany = sizes.asked !== null && people.length > sizes.asked
  return {
    settled,
    unplaced: [...beyond, ...showUnplaced(lost)],
    problems: select.problems,
    cells,
    people: people.map(({ path, idPath }) => ({ path, idPath })),
    // A payload of which it finds less than half, or more personas than were asked, is not what it was made for.
    fits: hasAnswers && !isTooMany && answered * 2 >= columns.length && unread * 2 <= answers.length,
  }
}

function toCell({ item, found }: TaughtCell, respondent: string): Cell {
  return {
    respondent,
    question: { names: [], position: item },
    values: found.map(({ value }) => value),
    path: found[0]?.path ?? '$',
  }
}

interface Understanding {
  cells: readonly TaughtCell[]
  columns: readonly (readonly Cell[])[]
  told: Told
}

/** Understands the answers, and notes in `told` which values went into them. */
function understand(
  draft: SurveyDraft,
  recipe: ResultsRecipe,
  { cells, columns, told }: Understanding,
): Answer[] {
  const meanings = valueMeanings(draft, recipe)
  const readers = columns.map((column, item) => {
    const open = column.filter(({ values }) => meanings[item]?.(values) === null)
    return columnReader(draft, item, open, { usesIndexes: false, showsBlanks: open.length < column.length })
  })
  const next = columns.map((column) => column.values())
  const answers = cells.map(({ item, person, found }): Answer => {
    const cell = next[item]?.next().value
    const values = found.map(({ value }) => value)
    const meant = meanings[item]?.(values) ?? null
    const understood =
      meant === 'unread'
        ? { kind: 'unread' as const, option: null, text: unreadWords(values) }
        : (meant ?? (cell ? readers[item]?.(cell).understood : undefined))
    for (const { path, value } of found) {
      told.values.set(path, [...(told.values.get(path) ?? []), value])
      if (understood?.kind === 'option' && understood.option !== null)
        told.options.set(path, understood.option)
    }
    return {
      respondent: person,
      question: item,
      ...(understood ?? { kind: 'unread' as const, option: null, text: unreadWords(values) }),
    }
  })
  return answers.sort((one, other) => one.respondent - other.respondent || one.question - other.question)
}
