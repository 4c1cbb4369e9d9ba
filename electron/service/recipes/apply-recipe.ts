import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { columnReader, unreadWords } from '../results/options/column-reader.ts'
import { nothingTold, type Told } from '../results/settle.ts'
import type { Cell } from '../results/shapes/gathered.ts'
import { plainText } from '../results/words/plain-text.ts'
import { declaredCodes } from './declared-codes.ts'
import { type GuardedSelect, guardedSelect } from './guarded-select.ts'
import type { PathBounds } from './json-path.ts'
import { type AreOptionsMoved, movedOptions } from './moved-options.ts'
import { type TaughtAnswers, taughtAnswers } from './taught-answers.ts'
import type { TaughtCell } from './taught-cell.ts'
import { type TaughtPerson, taughtPeople } from './taught-people.ts'
import { withTables } from './text-tables.ts'
import { valueMeanings } from './value-meanings.ts'

/** What a recipe selects in a payload, not understood yet. */
export interface Applied extends TaughtAnswers {
  /** The payload, with the tables in its texts parsed. */
  data: unknown
  people: TaughtPerson[]
  /** By item: its answers. */
  columns: Cell[][]
  select: GuardedSelect
}

/** Selects personas and answers by a recipe. Never throws; `select.problems` says what is wrong with the recipe. */
export function applyRecipe(
  received: unknown,
  draft: SurveyDraft,
  recipe: ResultsRecipe,
  bounds: PathBounds,
): Applied {
  const select = guardedSelect(bounds)
  const data = withTables(received, recipe, select)
  const people = taughtPeople(data, recipe, select)
  const { cells, ...found } = taughtAnswers(data, draft, { recipe, people, select })
  const columns: Cell[][] = draft.questions.map(() => [])
  for (const cell of cells) columns[cell.item]?.push(toCell(cell, people[cell.person]?.key ?? ''))
  return { data, people, cells, ...found, columns, select }
}

function toCell({ item, found, marked }: TaughtCell, respondent: string): Cell {
  const cell = { respondent, question: { names: [], position: item }, path: found[0]?.path ?? '$' }
  const values = found.map(readable)
  if (marked === undefined) return { ...cell, values }
  if (marked === null) return { ...cell, values: [] }
  return marked === 'unclear' ? { ...cell, values, isNoOption: true } : { ...cell, values, option: marked }
}

/** A value as a person reads it, as without a recipe: `J&#039;ai` is "J'ai". */
function readable({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? plainText(value) : value
}

/**
 * The answers as understood, in the order of the personas, and the values that they were read from. With `isMoved`,
 * whether the payload lists the options of an item in another order is taken from there.
 */
export function understandAnswers(
  draft: SurveyDraft,
  recipe: Pick<ResultsRecipe, 'meanings' | 'optionsFrom'>,
  { data, cells, columns, headers }: Applied,
  isMoved: AreOptionsMoved = movedOptions(data, draft),
): { answers: Answer[]; told: Told } {
  const told: Told = { ...nothingTold(), names: headers }
  const meanings = valueMeanings(draft, recipe, { codes: declaredCodes(data, draft), isMoved })
  const readers = columns.map((column, item) => {
    const open = column.filter(
      ({ values, option, isNoOption }) =>
        option === undefined && !isNoOption && meanings[item]?.(values) === null,
    )
    return columnReader(draft, item, open, { usesIndexes: false, showsBlanks: open.length < column.length })
  })
  const next = columns.map((column) => column.values())
  const answers = cells.map(({ item, person, found, marked }): Answer => {
    const cell = next[item]?.next().value
    const values = found.map(readable)
    const meant = marked === undefined ? (meanings[item]?.(values) ?? null) : null
    const understood =
      meant === 'unread'
        ? { kind: 'unread' as const, option: null, text: unreadWords(values) }
        : (meant ?? (cell ? readers[item]?.(cell).understood : undefined))
    for (const { path, value } of found) {
      const before = told.values.get(path)
      if (before) before.push(value)
      else told.values.set(path, [value])
      if (understood?.kind === 'option' && understood.option !== null)
        told.options.set(path, understood.option)
    }
    return {
      respondent: person,
      question: item,
      ...(understood ?? { kind: 'unread' as const, option: null, text: unreadWords(values) }),
    }
  })
  return { answers: byPersona(answers), told }
}

/**
 * Sorted by persona, then by item. The answers come by item, so they are only grouped by persona, of whom there may be
 * many.
 */
function byPersona(answers: readonly Answer[]): Answer[] {
  const rows: Answer[][] = []
  for (const answer of answers) {
    const row = rows[answer.respondent]
    if (row) row.push(answer)
    else rows[answer.respondent] = [answer]
  }
  return rows.flatMap((row) => row.sort((one, other) => one.question - other.question))
}
