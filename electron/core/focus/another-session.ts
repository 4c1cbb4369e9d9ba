import type { FocusSession } from '../../../shared/models/focus.ts'
import type { ListedRecord } from '../../service/service-api.ts'
import { isMarked } from '../lost-creation/is-marked.ts'
import { mayBeSession } from './find-session.ts'

/**
 * Returns a function that tells whether a row in the service's list belongs to another session here. A service may give
 * the id of a deleted session again, so the id alone does not decide: a session that is gone owns no row, and a row
 * with this session's own mark, or with a title that only this session can have, does not belong to another.
 */
export function isAnotherSessions(
  session: Pick<FocusSession, 'id' | 'mark' | 'draft'>,
  others: readonly FocusSession[],
): (row: ListedRecord) => boolean {
  const byId = new Map<string, FocusSession[]>()
  for (const other of others) {
    if (other.id === session.id || other.remoteId === null || other.state === 'gone') continue
    byId.set(other.remoteId, [...(byId.get(other.remoteId) ?? []), other])
  }
  const isOwnTitle = (row: ListedRecord, other: FocusSession) =>
    row.toldTitle !== null && mayBeSession(row, session.draft.title) && !mayBeSession(row, other.draft.title)
  return (row) => {
    if (session.mark !== null && isMarked(row, session.mark)) return false
    return (byId.get(row.id) ?? []).some((other) => !isOwnTitle(row, other))
  }
}
