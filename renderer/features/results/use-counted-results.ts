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
 * The answers of a run, counted for all personas (`whole`, `wholeTables`) and for those that the filter keeps (`among`;
 * null keeps all). `byItem` has the answers by item position, `shown` those of them that filter and search keep. Each
 * value is computed again only when its inputs change.
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
  // A changed tag affects which personas are counted only if the filter has a condition on tags.
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
