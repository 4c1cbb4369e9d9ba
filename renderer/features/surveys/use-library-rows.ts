import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter, SurveyPage } from '../../../shared/models/survey-list.ts'
import { api } from '../../lib/api.ts'

/** Number of rows loaded at once. */
const PAGE = 50

/** A row of the list: loaded, being loaded, or stored but not readable. */
export type LibraryRow = SurveySummary | 'loading' | 'unreadable'

const pageOptions = (filter: SurveyFilter, page: number) =>
  api.surveys.list.queryOptions({ input: { ...filter, offset: page * PAGE, limit: PAGE } })

/** The first rows, with the total; while they are loaded, those of the previous filter are returned. */
export function useFirstRows(filter: SurveyFilter) {
  return useQuery({ ...pageOptions(filter, 0), placeholderData: keepPreviousData })
}

/** Loads the rows in view. Returns a function that gives the row at an index, from 0. */
export function useLibraryRows(
  filter: SurveyFilter,
  firstRows: SurveyPage,
  view: { first: number; last: number },
): (index: number) => LibraryRow {
  const from = Math.max(1, Math.floor(view.first / PAGE))
  const to = Math.floor(view.last / PAGE)
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const pages = useQueries({ queries: numbers.map((page) => pageOptions(filter, page)) })
  return (index) => {
    const page = Math.floor(index / PAGE)
    const rows = page === 0 ? firstRows.rows : pages[page - from]?.data?.rows
    return rows ? (rows[index % PAGE] ?? 'unreadable') : 'loading'
  }
}
