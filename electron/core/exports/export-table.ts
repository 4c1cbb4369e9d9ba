import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { BandLimits, RunAnnotations } from '../../../shared/models/annotations.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { BandColumn } from './band-columns.ts'
import type { ExportWords } from './export-words.ts'
import type { TagName } from './filter-parts.ts'

/** A run's answers, and what of them is to stand in the file. */
export interface ResultsToExport {
  run: Run
  draft: SurveyDraft
  results: RunResults
  filter: ResultsFilter
  /** Where the person has bands of fields begin; absent: nowhere. */
  bands?: BandLimits
  /** The tags of open answers, and the names of variables; absent: there are none. */
  said?: Pick<RunAnnotations, 'tags' | 'answers'> & Partial<Pick<RunAnnotations, 'variables'>>
}

/** The same with columns for the bands, which stand among the descriptions of the personas. */
export interface ResultsWithBands extends ResultsToExport {
  bandColumns: readonly BandColumn[]
}

/** The columns of a layout; those that every layout has come behind. */
export interface ExportTable {
  header: string[]
  rows: Cell[][]
}

/** Heads of the columns that every layout has, behind its own. */
export function commonHeads(words: ExportWords): string[] {
  return [
    ...[words.filter, words.personasKept, words.personasInAll],
    ...[words.survey, words.version, words.run, words.connection, words.date],
    ...[words.source, words.reading, 'notice'],
  ]
}

/** Names the tags of a run by their ids. */
export function tagNames({ said }: Pick<ResultsToExport, 'said'>): TagName {
  const names = new Map(said?.tags.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? null
}
