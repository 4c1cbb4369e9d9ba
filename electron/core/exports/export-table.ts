import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { BandLimits, RunAnnotations } from '../../../shared/models/annotations.ts'
import type { CrossVariable } from '../../../shared/models/cross-variable.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { BandColumn } from './band-columns.ts'
import type { ExportWords } from './export-words.ts'
import type { TagName } from './filter-parts.ts'

/** A run's answers, and what selects those that go into the file. */
export interface ResultsToExport {
  run: Run
  draft: SurveyDraft
  results: RunResults
  filter: ResultsFilter
  /** The limits of the bands that the person has set for fields; absent: none. */
  bands?: BandLimits
  /** The tags of open answers, the names of variables, and what a workbook tells besides; absent: none. */
  said?: Pick<RunAnnotations, 'tags' | 'answers'> &
    Partial<Pick<RunAnnotations, 'variables' | 'items' | 'quotes'>>
  /** What a workbook breaks items down by; absent: nothing. */
  by?: readonly CrossVariable[]
}

/** The same with columns for the bands, which are placed among the personas' attributes. */
export interface ResultsWithBands extends ResultsToExport {
  bandColumns: readonly BandColumn[]
}

/** A variable of the file of codes, and what the codebook says of it. */
export interface CodedVariable {
  name: string
  kind: 'persona' | 'field' | 'item' | 'why' | 'number' | 'tag'
  meaning: string
  /** The position of its item; null for what describes a persona. */
  item: number | null
  /** The unit of a number; "" or absent where there is none. */
  unit?: string
  /** The codes and their labels. */
  codes: { code: Cell; label: Cell }[]
}

/** The columns that are particular to a layout. The columns that every layout has follow them. */
export interface ExportTable {
  header: string[]
  /** How many columns behind the first hold the personas' fields. */
  fields: number
  rows: Cell[][]
  /** The column of percentages, from 0 to 100 and not rounded; most tables have none. */
  percentages?: number
  /** What the columns hold, in a table of codes. */
  variables?: CodedVariable[]
}

/** Heads of the columns that every layout has, after its own. */
export function commonHeads(words: ExportWords): string[] {
  return [
    ...[words.filter, words.personasKept, words.personasReceived, words.personasAsked],
    ...[words.survey, words.version, words.run, words.connection, words.date, words.runState],
    ...[words.source, words.reading, 'notice'],
  ]
}

/** Whether the filter may leave anything out. */
export function hasFilter({ filter }: Pick<ResultsToExport, 'filter'>): boolean {
  return filter.search !== '' || filter.groups.length > 0
}

/** Returns a function that gives the name of a run's tag by its id. */
export function tagNames({ said }: Pick<ResultsToExport, 'said'>): TagName {
  const names = new Map(said?.tags.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? null
}
