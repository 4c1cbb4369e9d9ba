import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { KeptItem, KeptItemPage } from '../../../shared/models/kept-item.ts'
import { api } from '../../lib/api.ts'

/** Rows that are fetched together. */
const PAGE = 50

/** A row of the list: here, on its way, or stored but not readable. */
export type BankRow = KeptItem | 'loading' | 'unreadable'

const pageOptions = (search: string, page: number) =>
  api.itemBank.list.queryOptions({ input: { search, offset: page * PAGE, limit: PAGE } })

/** The first rows, with how many there are; those of the last search stand until the new ones are here. */
export function useFirstBankRows(search: string) {
  return useQuery({ ...pageOptions(search, 0), placeholderData: keepPreviousData })
}

/** Fetches what is in view, and tells what stands in each row. Indexes from 0. */
export function useBankRows(
  search: string,
  firstRows: KeptItemPage,
  view: { first: number; last: number },
): (index: number) => BankRow {
  const from = Math.max(1, Math.floor(view.first / PAGE))
  const to = Math.floor(view.last / PAGE)
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const pages = useQueries({ queries: numbers.map((page) => pageOptions(search, page)) })
  return (index) => {
    const page = Math.floor(index / PAGE)
    const rows = page === 0 ? firstRows.rows : pages[page - from]?.data?.rows
    return rows ? (rows[index % PAGE] ?? 'unreadable') : 'loading'
  }
}
