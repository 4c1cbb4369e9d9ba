import { itemScale } from '../../../../shared/analysis/item-scale.ts'
import type { SavCell, SavVariable } from '../../../../shared/exchange/spss/sav-file.ts'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { personaWordsIn } from '../../../../shared/personas/persona-words.ts'
import type { ExportLanguage, ExportWords } from '../export-words.ts'
import { columnNumbers } from '../number-columns.ts'
import type { BookEntry, CodedColumn } from './coded-columns.ts'
import { type MissingCodes, missingCodes } from './missing-codes.ts'
import { SPSS_WORDS } from './spss-words.ts'

/** A variable, named as in the file of codes, and its values. */
export interface MadeVariable {
  variable: SavVariable
  cells: SavCell[]
}

interface Made {
  draft: SurveyDraft
  words: ExportWords
  language: ExportLanguage
  missing: MissingCodes
  /** Whether a field of the personas holds numbers only, whatever the filter keeps. */
  isNumeric: (head: string) => boolean
}

/**
 * The variables of the columns of the file of codes. An item with numeric codes says why there is no answer itself, by
 * codes of missing values; beside any other stands a variable that says so.
 */
export function spssVariables(
  columns: readonly CodedColumn[],
  parts: Pick<Made, 'draft' | 'words' | 'language' | 'isNumeric'>,
): MadeVariable[] {
  const codes = columns.flatMap(({ kind, entry }) =>
    kind === 'item' ? entry.codes.map(({ code }) => code) : [],
  )
  const made = { ...parts, missing: missingCodes(parts.words, codes.filter(isNumber)) }
  return columns.flatMap((column, at) => {
    const [before, after] = [columns[at - 1], columns[at + 1]]
    return variablesOf(column, before, after, made)
  })
}

function variablesOf(
  column: CodedColumn,
  before: CodedColumn | undefined,
  after: CodedColumn | undefined,
  made: Made,
): MadeVariable[] {
  const { head, kind, entry, cells } = column
  switch (kind) {
    case 'persona':
      return [described(column, cells.length > 0 && cells.every(isNumber), made)]
    case 'field':
      return [described(column, made.isNumeric(head), made)]
    case 'item':
      return [
        after && isCoded(column, made) ? choice(column, after, made) : text(column, labelOf(entry), cells),
      ]
    case 'why':
      return before && isCoded(before, made) ? [] : [reasons(column, before?.head ?? '', made)]
    case 'tag':
      return [tag(column, made)]
  }
}

/** Whether the answers to an item are numeric codes. */
function isCoded({ entry, cells }: CodedColumn, { draft }: Made): boolean {
  const isChoice = entry.item === null || draft.questions[entry.item]?.type === 'single_choice'
  return isChoice && entry.codes.every(({ code }) => isNumber(code)) && cells.every(isNumberOrNone)
}

/** What is told of a persona: the identifier or a field, with labels where the page has words for its values. */
function described({ head, kind, entry, cells }: CodedColumn, isNumeric: boolean, made: Made): MadeVariable {
  const { words, language } = made
  const told = entry.meaning === words.meanings.attribute ? head : entry.meaning
  const label = personaWordsIn(language).knownName(head) ?? told
  const numbers = isNumeric ? (columnNumbers(cells) ?? cells.map(() => null)) : null
  if (!numbers) return text({ head, entry }, label, cells)
  const labels = entry.codes.map(({ code, label }) => ({ value: Number(code), label }))
  const measure = kind === 'field' && labels.length === 0 ? 'scale' : 'nominal'
  return {
    variable: {
      kind: 'number',
      name: head,
      label,
      measure,
      decimals: decimalsOf(numbers),
      labels,
      missing: null,
    },
    cells: numbers,
  }
}

function choice(
  { head, entry, cells }: CodedColumn,
  why: CodedColumn,
  { draft, missing }: Made,
): MadeVariable {
  const { stem, codes } = entry.codes.length > 0 ? entry : { ...why.entry, codes: [] }
  const question = draft.questions[why.entry.item ?? -1]
  const labels = codes.map(({ code, label }) => ({ value: Number(code), label }))
  return {
    variable: {
      ...{ kind: 'number', name: head, label: stem, decimals: 0 },
      measure: question && itemScale(question) ? 'ordinal' : 'nominal',
      labels: [...labels, ...reasonLabels(why.entry, missing)],
      missing: { from: missing.from, to: missing.to },
    },
    cells: cells.map((cell, at) => numberOf(cell) ?? missing.codes.get(String(why.cells[at])) ?? null),
  }
}

/** The variable that says why another has no value. */
function reasons({ head, entry, cells }: CodedColumn, of: string, { language, missing }: Made): MadeVariable {
  return {
    variable: {
      ...{ kind: 'number', name: head, label: SPSS_WORDS[language].whyMissing(of), measure: 'nominal' },
      ...{ decimals: 0, labels: reasonLabels(entry, missing), missing: null },
    },
    cells: cells.map((cell) => missing.codes.get(String(cell)) ?? null),
  }
}

function tag({ head, entry, cells }: CodedColumn, { language }: Made): MadeVariable {
  const labels = entry.codes.map(({ code, label }) => ({ value: Number(code), label }))
  const name = labels.find(({ value }) => value === 1)?.label ?? head
  return {
    variable: {
      ...{ kind: 'number', name: head, label: SPSS_WORDS[language].tag(name, entry.stem) },
      ...{ measure: 'nominal', decimals: 0, labels, missing: null },
    },
    cells: cells.map(numberOf),
  }
}

function text(
  { head, entry }: Pick<CodedColumn, 'head' | 'entry'>,
  label: string,
  cells: readonly Cell[],
): MadeVariable {
  const labels = entry.codes.map(({ code, label }) => ({ value: String(code), label }))
  return {
    variable: { kind: 'text', name: head, label, labels },
    cells: cells.map((cell) => (cell === null ? null : String(cell))),
  }
}

/** The labels of the kinds of missing answers; several ways out have one code, and all of their words. */
function reasonLabels({ codes }: BookEntry, missing: MissingCodes): { value: number; label: string }[] {
  const byCode = Map.groupBy(codes, ({ code }) => missing.codes.get(String(code)) ?? missing.from)
  return [...byCode].map(([value, told]) => ({ value, label: told.map(({ label }) => label).join(' / ') }))
}

function labelOf({ stem, meaning }: BookEntry): string {
  return stem === '' ? meaning : stem
}

function isNumber(cell: Cell): cell is number {
  return typeof cell === 'number'
}

function isNumberOrNone(cell: Cell): boolean {
  return cell === null || isNumber(cell)
}

function numberOf(cell: Cell): number | null {
  return isNumber(cell) ? cell : null
}

function decimalsOf(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>(
    (most, number) => Math.max(most, number === null ? 0 : (String(number).split('.')[1]?.length ?? 0)),
    0,
  )
}
