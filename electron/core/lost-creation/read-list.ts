import type { ListedRecord, ListPage, Received } from '../../service/service-api.ts'

/** Rows on a page, and the number of pages that are read to find what a lost creation may have created. */
const PAGE = 50
const PAGES = 20

/** What one look at a whole list showed. */
export interface ListLook {
  /** Each id once, in the list's order. */
  records: ListedRecord[]
  /** False when not every row could be seen and read: a row that seems to be missing then proves nothing. */
  complete: boolean
  /** The service's clock at the oldest of the pages, in milliseconds since 1970; null where a page does not give it. */
  date: number | null
  pages: number
  /** The print of the key with which all pages were read; null where it is not known, or changed in between. */
  account: string | null
}

type ReadPage = (
  page: { limit: number; offset: number },
  /** To be given to the call. */
  onAccount: (account: string) => void,
) => Promise<Received<ListPage>>

/**
 * Reads a list page by page until an empty page, or until `isEnough` returns true for the rows of a page. Each page
 * begins with the last row of the page before. If that row is missing, the list has changed in between, and a row may
 * have moved from one page to the other unseen.
 */
export async function readList(
  readPage: ReadPage,
  isEnough: (records: readonly ListedRecord[]) => boolean = () => false,
): Promise<ListLook> {
  const seen = new Map<string, ListedRecord>()
  const dates: (number | null)[] = []
  const accounts = new Set<string>()
  let complete = true
  const look = (isWhole: boolean): ListLook => ({
    records: [...seen.values()],
    complete: isWhole && complete,
    date: dates.some((date) => date === null) ? null : Math.min(...dates.map(Number)),
    pages: dates.length,
    account: accounts.size === 1 ? ([...accounts][0] ?? null) : null,
  })
  /**
   * The id of the last row of the page before, which the next page should contain; null where the next page should be
   * empty.
   */
  let border: string | null = null
  let offset = 0
  while (dates.length < PAGES) {
    const { value, date } = await readPage({ limit: PAGE, offset }, (account) => accounts.add(account))
    dates.push(date)
    const { records, unrecognised } = value
    const rows = records.length + unrecognised
    // A service may return fewer rows than asked for: the list ends only with an empty page.
    if (rows === 0) return look(border === null)
    if (offset > 0 && !records.some(({ id }) => id === border)) complete = false
    const before = seen.size
    for (const record of records) seen.set(record.id, record)
    if (isEnough(records)) return look(false)
    // Rows with equal ids, or rows that could not be read: each of them may be the one that is sought.
    if (unrecognised > 0 || new Set(records.map(({ id }) => id)).size < records.length) complete = false
    const last: string | null = records.at(-1)?.id ?? null
    if (seen.size > before) {
      offset += rows - 1
      border = last
    } else if (border !== null && rows === 1 && last === border) {
      // If the next page is empty, this row was the last one.
      offset += 1
      border = null
    } else {
      // The same page came again: the service ignores the offset, and may hold more than it shows.
      return look(false)
    }
  }
  return look(false)
}
