import type { FocusSession } from '../../../shared/models/focus.ts'
import { behindMark, frontMark } from '../../../shared/models/mark.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../service/service-api.ts'
import { isMarked } from '../lost-creation/is-marked.ts'
import { readList } from '../lost-creation/read-list.ts'
import { isTitleOf } from '../lost-creation/told-title.ts'

export interface SessionList {
  marked: ListedRecord[]
  others: ListedRecord[]
  /** False when not every row could be seen and read: a row that seems to be missing then proves nothing. */
  complete: boolean
  /** Number of pages that were read. */
  pages: number
}

/** Rows of the service's list that may be a session whose creation was cut: those with its mark, and all others. */
export async function listSessions(
  { mark }: Pick<FocusSession, 'mark'>,
  client: Pick<ServiceClient, 'listFocus'>,
  isAnothers: (row: ListedRecord) => boolean,
  options: CallOptions,
): Promise<SessionList> {
  const { records, complete, pages } = await readList((page) => client.listFocus(page, options))
  const free = records.filter((row) => !isAnothers(row))
  const hasMark = (row: ListedRecord) => mark !== null && isMarked(row, mark)
  return { marked: free.filter(hasMark), others: free.filter((row) => !hasMark(row)), complete, pages }
}

/**
 * The session's own row, by its mark; null where no row carries it, or more than one. Without a mark nobody can tell,
 * and the person is asked.
 */
export function ownRow({ marked }: SessionList): ListedRecord | null {
  const [only, ...others] = marked
  return only !== undefined && others.length === 0 ? only : null
}

/**
 * Whether a row may be a session of that title, with or without a mark, which any installation of Sonde may have sent.
 */
export function mayBeSession({ toldTitle }: ListedRecord, title: string): boolean {
  if (toldTitle === null) return true
  const mark = frontMark(toldTitle)
  return isTitleOf(mark === null ? toldTitle : (behindMark(toldTitle, mark) ?? ''), title)
}
