import type { RunAnnotations } from '../../../shared/models/annotations.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { Cell } from './csv.ts'
import type { TagName } from './filter-parts.ts'

/** A run's answers, and what of them is to stand in the file. */
export interface ResultsToExport {
  run: Run
  draft: SurveyDraft
  results: RunResults
  filter: ResultsFilter
  /** The tags of open answers; absent: there are none. */
  said?: Pick<RunAnnotations, 'tags' | 'answers'>
}

/** The columns of a layout; those that every layout has come behind. */
export interface ExportTable {
  header: string[]
  rows: Cell[][]
}

/** Names the tags of a run by their ids. */
export function tagNames({ said }: Pick<ResultsToExport, 'said'>): TagName {
  const names = new Map(said?.tags.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? null
}
