import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { KeptItem, KeptItemPage } from '../../../shared/models/kept-item.ts'
import { api } from '../../lib/api.ts'

/** Number of rows loaded at once. */
const PAGE = 50

/** A row of the list: loaded, being loaded, or stored but not readable. */
export type BankRow = KeptItem | 'loading' | 'unreadable'

const pageOptions = (search: string, page: number) =>
  api.itemBank.list.queryOptions({ input: { search, offset: page * PAGE, limit: PAGE } })

/** The first rows, with the total; while they are loaded, those of the previous search are returned. */
export function useFirstBankRows(search: string) {
  return useQuery({ ...pageOptions(search, 0), placeholderData: keepPreviousData })
}

/** Loads the rendered rows. Returns a function that gives the row at an index, from 0. */
export function useBankRows(
  search: string,
  firstRows: KeptItemPage,
  drawn: readonly number[],
): (index: number) => BankRow {
  const numbers = [...new Set(drawn.map((index) => Math.floor(index / PAGE)))].filter((page) => page > 0)
  const pages = useQueries({ queries: numbers.map((page) => pageOptions(search, page)) })
  return (index) => {
    const page = Math.floor(index / PAGE)
    const rows = page === 0 ? firstRows.rows : pages[numbers.indexOf(page)]?.data?.rows
    return rows ? (rows[index % PAGE] ?? 'unreadable') : 'loading'
  }
}
