import type { FocusSession } from '../../../shared/models/focus.ts'
import { frontMark } from '../../../shared/models/mark.ts'
import type { ListedRecord, ServiceClient } from '../../service/service-api.ts'
import type { Clock } from '../ports.ts'
import { listSessions, mayBeSession, type SessionList } from './find-session.ts'

/** Reads the service's list right before a creation, so that a new row can be recognised afterwards. */
export interface ListBefore {
  /** The ids in the list; null where they are not needed, or cannot be read. Never rejects. */
  look(
    session: FocusSession,
    client: Pick<ServiceClient, 'listFocus'>,
    signal: AbortSignal,
  ): Promise<ReadonlySet<string> | null>
  /**
   * Notes that this connection's replies contain the id of a new session: then the list need not be read before a
   * creation.
   */
  tellsIds(session: FocusSession): void
}

/**
 * A look at the list is used this long for the creations that follow it. An older one would only make Sonde ask the
 * person more often. Milliseconds.
 */
const LOOK_LASTS = 60_000

interface Look {
  ids: Promise<ReadonlySet<string> | null>
  /** On the monotonic clock, in milliseconds. */
  since: number
}

/** Keeps, for each connection, the ids that the list showed right before a creation. */
export function createListBefore(clock: Pick<Clock, 'monotonic'>): ListBefore {
  const telling = new Set<string | null>()
  const looks = new Map<string | null, Look>()
  return {
    async look({ connectionId }, client, signal) {
      if (telling.has(connectionId)) return null
      const known = looks.get(connectionId)
      // Sessions that are created together share one look, because each call counts against the service's limit.
      if (known && clock.monotonic() - known.since < LOOK_LASTS) return known.ids
      const ids = idsListed(client, signal)
      looks.set(connectionId, { ids, since: clock.monotonic() })
      return ids
    },
    tellsIds: ({ connectionId }) => void telling.add(connectionId),
  }
}

async function idsListed(
  client: Pick<ServiceClient, 'listFocus'>,
  signal: AbortSignal,
): Promise<ReadonlySet<string> | null> {
  try {
    const list = await listSessions({ mark: null }, client, () => false, { priority: 'person', signal })
    return list.complete ? new Set(list.others.map(({ id }) => id)) : null
  } catch {
    // The creation itself will meet the same problem and report it.
    return null
  }
}

/**
 * Returns a function that finds, in each look at the list, the one row that is new since `before`; `several` where more
 * are new, null where none is certain. Only for a creation that the service called a success without giving its id. A
 * row without a title counts once two looks in a row have shown it as the only new one.
 */
export function sessionGrowth(before: ReadonlySet<string> | null, title: string) {
  let alone: string | null = null
  return ({ others, complete }: SessionList): ListedRecord | 'several' | null => {
    if (before === null || !complete) return null
    const [only, ...further] = others.filter((row) => !before.has(row.id) && !isMarkedTitle(row.toldTitle))
    if (further.length > 0) return 'several'
    const last = alone
    alone = only?.id ?? null
    if (only === undefined || !mayBeSession(only, title)) return null
    return only.toldTitle !== null || only.id === last ? only : null
  }
}

/** A row with a mark belongs to another installation of Sonde: the session's own mark would have been found before. */
function isMarkedTitle(title: string | null): boolean {
  return title !== null && frontMark(title) !== null
}
