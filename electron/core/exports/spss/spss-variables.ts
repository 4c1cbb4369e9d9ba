import { itemScale } from '../../../../shared/analysis/item-scale.ts'
import type { SavCell, SavVariable } from '../../../../shared/exchange/spss/sav-file.ts'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { personaWordsIn } from '../../../../shared/personas/persona-words.ts'
import type { ExportLanguage, ExportWords } from '../export-words.ts'
import { columnNumbers } from '../number-columns.ts'
import type { CodedColumn } from './coded-columns.ts'
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
}

/**
 * The variables of the columns of the file of codes. An item with numeric codes says why there is no answer itself, by
 * codes of missing values; beside any other stands a variable that says so. A number beside an open answer has such codes
 * too, with one for an answer that is no number.
 */
export function spssVariables(
  columns: readonly CodedColumn[],
  parts: Pick<Made, 'draft' | 'words' | 'language'>,
): MadeVariable[] {
  const codes = columns.flatMap(({ kind, codes }) => (kind === 'item' ? codes.map(({ code }) => code) : []))
  const numbers = columns.flatMap(({ kind, unfiltered }) => (kind === 'number' ? unfiltered : []))
  const made = { ...parts, missing: missingCodes(parts.words, [...codes, ...numbers].filter(isNumber)) }
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
  const { kind, meaning, unfiltered } = column
  switch (kind) {
    case 'persona':
      return [described(column, unfiltered.length > 0 && unfiltered.every(isNumber), made)]
    case 'field':
      return [described(column, columnNumbers(unfiltered) !== null, made)]
    case 'item':
      return [
        after && isCoded(column, made)
          ? choice(column, after, made)
          : text(column, stemOf(column, made) || meaning),
      ]
    case 'why':
      return before && isCoded(before, made) ? [] : [reasons(column, before?.name ?? '', made)]
    case 'number':
      return before ? [number(column, before, made)] : []
    case 'tag':
      return [tag(column, made)]
  }
}

/** Whether the answers to an item are numeric codes. */
function isCoded({ item, codes, unfiltered }: CodedColumn, { draft }: Made): boolean {
  const isChoice = item !== null && draft.questions[item]?.type === 'single_choice'
  return isChoice && codes.every(({ code }) => isNumber(code)) && unfiltered.every(isNumberOrNone)
}

/** What is told of a persona: the identifier or a field, with labels where the page has words for its values. */
function described(column: CodedColumn, isNumeric: boolean, made: Made): MadeVariable {
  const { name, kind, meaning, cells } = column
  const { words, language } = made
  const told = meaning === words.meanings.attribute ? name : meaning
  const label = personaWordsIn(language).knownName(name) ?? told
  const numbers = isNumeric ? (columnNumbers(cells) ?? cells.map(() => null)) : null
  if (!numbers) return text(column, label)
  const labels = numberLabels(column)
  const measure = kind === 'field' && labels.length === 0 ? 'scale' : 'nominal'
  return {
    variable: { kind: 'number', name, label, measure, decimals: decimalsOf(numbers), labels, missing: null },
    cells: numbers,
  }
}

function choice(column: CodedColumn, why: CodedColumn, made: Made): MadeVariable {
  const { name, item, cells } = column
  const { draft, missing } = made
  const question = draft.questions[item ?? -1]
  return {
    variable: {
      ...{ kind: 'number', name, label: stemOf(column, made), decimals: 0 },
      measure: question && itemScale(question) ? 'ordinal' : 'nominal',
      labels: [...numberLabels(column), ...reasonLabels(why, missing)],
      missing: { from: missing.from, to: missing.to },
    },
    cells: cells.map((cell, at) => numberOf(cell) ?? missing.codes.get(String(why.cells[at])) ?? null),
  }
}

/** The number of an open answer. `why`: the variable that says why there is no answer. */
function number(column: CodedColumn, why: CodedColumn, made: Made): MadeVariable {
  const { name, unit = '', cells, unfiltered } = column
  const { missing, language } = made
  const { number: label, notNumber } = SPSS_WORDS[language]
  return {
    variable: {
      ...{ kind: 'number', name, label: label(stemOf(column, made), unit), measure: 'scale' },
      decimals: decimalsOf(unfiltered.map(numberOf)),
      labels: [...reasonLabels(why, missing), { value: missing.notNumber, label: notNumber }],
      missing: { from: missing.from, to: missing.notNumber },
    },
    cells: cells.map(
      (cell, at) => numberOf(cell) ?? missing.codes.get(String(why.cells[at])) ?? missing.notNumber,
    ),
  }
}

/** The variable that says why another has no value. */
function reasons(column: CodedColumn, of: string, { language, missing }: Made): MadeVariable {
  const { name, cells } = column
  return {
    variable: {
      ...{ kind: 'number', name, label: SPSS_WORDS[language].whyMissing(of), measure: 'nominal' },
      ...{ decimals: 0, labels: reasonLabels(column, missing), missing: null },
    },
    cells: cells.map((cell) => missing.codes.get(String(cell)) ?? null),
  }
}

function tag(column: CodedColumn, made: Made): MadeVariable {
  const { name, cells } = column
  const labels = numberLabels(column)
  const told = labels.find(({ value }) => value === 1)?.label ?? name
  return {
    variable: {
      ...{ kind: 'number', name, label: SPSS_WORDS[made.language].tag(told, stemOf(column, made)) },
      ...{ measure: 'nominal', decimals: 0, labels, missing: null },
    },
    cells: cells.map(numberOf),
  }
}

function text({ name, codes, cells }: CodedColumn, label: string): MadeVariable {
  const labels = codes.map(({ code, label }) => ({ value: String(code), label: String(label ?? '') }))
  return {
    variable: { kind: 'text', name, label, labels },
    cells: cells.map((cell) => (cell === null ? null : String(cell))),
  }
}

function numberLabels({ codes }: CodedColumn): { value: number; label: string }[] {
  return codes.map(({ code, label }) => ({ value: Number(code), label: String(label ?? '') }))
}

/** The labels of the kinds of missing answers; several ways out have one code, and all of their words. */
function reasonLabels({ codes }: CodedColumn, missing: MissingCodes): { value: number; label: string }[] {
  const byCode = Map.groupBy(codes, ({ code }) => missing.codes.get(String(code)) ?? missing.from)
  return [...byCode].map(([value, told]) => ({ value, label: told.map(({ label }) => label).join(' / ') }))
}

function stemOf({ item }: CodedColumn, { draft }: Made): string {
  return draft.questions[item ?? -1]?.stem ?? ''
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
