import { useMemo } from 'react'
import { personasKept } from '../../../shared/analysis/filter-personas.ts'
import { answersShown } from '../../../shared/analysis/filter-results.ts'
import { analysedItem, groupByItem } from '../../../shared/analysis/item-responses.ts'
import { summariseResponses } from '../../../shared/analysis/response-summary.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { useTaggingAround } from './tags/tagging.tsx'

/**
 * The answers of a run, counted for all personas (`whole`, `wholeTables`) and for those that the filter keeps (`among`; null
 * keeps all). `byItem` has the answers by the position of their item, `shown` those among them that the filter and its search
 * leave. Everything is computed anew only when what it depends on has changed.
 */
export function useCountedResults(
  run: Run,
  { draft: { questions } }: SurveyVersion,
  results: RunResults,
  { search, groups }: ResultsFilter,
) {
  const items = useMemo(() => questions.map(analysedItem), [questions])
  const byItem = useMemo(() => groupByItem(results.answers), [results])
  const { plain, coded } = useTaggingAround()
  // Setting a tag changes which personas are counted only where the filter asks for tags.
  const asked = groups.flat().some(({ kind }) => kind === 'tag') ? coded : plain
  const among = useMemo(() => personasKept(groups, asked, results.respondents), [groups, asked, results])
  const tables = useMemo(() => tabulateAll(items, results, among), [items, results, among])
  const wholeTables = useMemo(() => tabulateAll(items, results), [items, results])
  const summary = useMemo(
    () => summariseResponses(tables, results, run.personas, among),
    [tables, results, run.personas, among],
  )
  const whole = useMemo(
    () => summariseResponses(wholeTables, results, run.personas),
    [wholeTables, results, run.personas],
  )
  const shown = useMemo(
    () => questions.map((question, index) => answersShown(byItem.get(index) ?? [], question, search, among)),
    [questions, byItem, search, among],
  )
  return { items, byItem, coded, among, tables, wholeTables, summary, whole, shown }
}
