import type { ListedRecord, ListPage, Received } from '../../service/service-api.ts'

/** Rows a page, and pages, that are looked through for what a lost creation may have made. */
const PAGE = 50
const PAGES = 20

/** What one look at a whole list showed. */
export interface ListLook {
  /** Each id once, in the list's order. */
  records: ListedRecord[]
  /** False when not every row could be seen and read: that something is missing then proves nothing. */
  complete: boolean
  /** The service's clock at the oldest of the pages, in milliseconds since 1970; null where one does not tell it. */
  date: number | null
  pages: number
}

type ReadPage = (page: { limit: number; offset: number }) => Promise<Received<ListPage>>

/** Reads a list page by page until an empty one, or until `isEnough` says so of the rows read so far. */
export async function readList(
  readPage: ReadPage,
  isEnough: (records: readonly ListedRecord[]) => boolean = () => false,
): Promise<ListLook> {
  const seen = new Map<string, ListedRecord>()
  const dates: (number | null)[] = []
  let complete = true
  const look = (isWhole: boolean): ListLook => ({
    records: [...seen.values()],
    complete: isWhole && complete,
    date: dates.some((date) => date === null) ? null : Math.min(...dates.map(Number)),
    pages: dates.length,
  })
  let offset = 0
  while (dates.length < PAGES) {
    const { value, date } = await readPage({ limit: PAGE, offset })
    dates.push(date)
    const rows = value.records.length + value.unread
    // A service may give fewer a page than asked for: only behind the last row comes an empty page.
    if (rows === 0) return look(true)
    offset += rows
    const before = seen.size
    for (const record of value.records) seen.set(record.id, record)
    if (isEnough(value.records)) return look(false)
    // Rows that cannot be told apart, or not read at all: each of them may be the one.
    if (value.unread > 0 || new Set(value.records.map(({ id }) => id)).size < value.records.length)
      complete = false
    // The same page again: the service turns none, and may hold more than it shows.
    if (seen.size === before) return look(false)
  }
  return look(false)
}
