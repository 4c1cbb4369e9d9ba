import type { LibraryRow } from './use-library-rows.ts'

/**
 * A key for each drawn row, none twice: a survey that has just moved stands in two rows while only one of the windows
 * they come from was fetched anew, and React would leave one of them behind.
 */
export function rowKeys(rows: readonly { index: number; row: LibraryRow }[]): string[] {
  const seen = new Set<string>()
  return rows.map(({ index, row }) => {
    if (typeof row === 'string' || seen.has(row.id)) return `row ${index}`
    seen.add(row.id)
    return row.id
  })
}
