import type { ApiKey, KeyCreation, KeyLook } from '../../../shared/models/account.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError, toProblem, withProblem } from '../../../shared/models/sonde-error.ts'
import { hideInName } from '../../service/redact/hide-secrets.ts'
import type { CallOptions, ServiceClient } from '../../service/service-api.ts'
import { outcomeOfCreation } from '../lost-creation/call-outcome.ts'
import { untilTaken } from '../waiting/until-taken.ts'
import { unreadText } from './unread-text.ts'

type NewKey = { key: ApiKey | null; secret: string }

/** Creates keys: one at a time for each connection, and no new one while it is unclear what became of the last one. */
export interface KeyCreations {
  /**
   * Throws REFUSED where another creation is under way (reason `key_under_way`), or where the person has not yet closed
   * an unclear one (`key_unclear`). `signal` ends only the wait for the call's turn. It does not abort a call that is
   * on its way, because the reply contains the secret and comes only once.
   */
  create(connectionId: string, name: string, client: ServiceClient, signal?: AbortSignal): Promise<NewKey>
  state(connectionId: string): KeyCreation
  /** Lists the keys that the unclear creation may have made. Throws MISSING where no creation is unclear. */
  look(connectionId: string, client: ServiceClient): Promise<KeyLook>
  /**
   * To be called when the person has seen that list. Throws REFUSED, reason `key_unclear`, where it was not listed yet.
   */
  close(connectionId: string): void
  forget(connectionId: string): void
}

interface Creation {
  name: string
  /** Ids of the keys that existed before; null where the list was not recognised. */
  before: ReadonlySet<number> | null
  /** Why its outcome is unclear; null while it is under way. */
  problem: Problem | null
  looked: boolean
}

export function createKeyCreations(): KeyCreations {
  const creations = new Map<string, Creation>()

  async function create(
    connectionId: string,
    name: string,
    client: ServiceClient,
    signal?: AbortSignal,
  ): Promise<NewKey> {
    const earlier = creations.get(connectionId)
    if (earlier) throw refusal(earlier.problem === null ? 'key_under_way' : 'key_unclear')
    const creation: Creation = { name, before: null, problem: null, looked: false }
    creations.set(connectionId, creation)
    const call = followed(signal)
    try {
      const listed = await client.listKeys({ priority: 'person', signal: call.waits })
      if (unreadText('list_keys', listed) === null)
        creation.before = new Set(listed.value.map(({ id }) => id))
      const made = await untilTaken(
        (turn) =>
          client.createKey(name, { ...turn, priority: 'person', onTurn: call.onTurn, signal: call.waits }),
        call.onTurnedAway,
      )
      creations.delete(connectionId)
      return made.value
    } catch (thrown) {
      const error = withoutSecret(thrown)
      const problem = toProblem(error)
      if (call.isSent() && outcomeOfCreation(problem) === 'unclear') creation.problem = problem
      else creations.delete(connectionId)
      throw error
    }
  }

  function unclear(connectionId: string): Creation & { problem: Problem } {
    const creation = creations.get(connectionId)
    if (!creation?.problem) throw new SondeError('MISSING')
    return creation as Creation & { problem: Problem }
  }

  return {
    create,
    state: (connectionId) => {
      const creation = creations.get(connectionId)
      if (!creation) return { state: 'none' }
      const { name, problem } = creation
      return problem === null ? { state: 'under_way', name } : { state: 'unclear', name, problem }
    },
    look: async (connectionId, client) => {
      const creation = unclear(connectionId)
      const listed = await client.listKeys({ priority: 'person' })
      creation.looked = true
      const { before } = creation
      if (before === null || unreadText('list_keys', listed) !== null) return { found: [], isRead: false }
      const isNew = ({ id, revoked }: ApiKey) => revoked !== true && !before.has(id)
      const isNamed = ({ name }: ApiKey) => name === null || name.trim() === creation.name
      return { found: listed.value.filter((key) => isNew(key) && isNamed(key)), isRead: true }
    },
    close: (connectionId) => {
      if (!unclear(connectionId).looked) throw refusal('key_unclear')
      creations.delete(connectionId)
    },
    forget: (connectionId) => {
      creations.delete(connectionId)
    },
  }
}

/** The message of a refused creation may contain the new secret, which `redact` does not know yet. */
function withoutSecret(error: unknown): unknown {
  const serviceMessage = error instanceof SondeError ? error.problem.serviceMessage : undefined
  if (!(error instanceof SondeError) || serviceMessage === undefined) return error
  return withProblem(error, { ...error.problem, serviceMessage: hideInName(serviceMessage) })
}

function refusal(reason: 'key_under_way' | 'key_unclear'): SondeError {
  return new SondeError('REFUSED', { reason })
}

/**
 * Tracks whether a creation waits or is on its way: the caller's `signal` may end the wait, but not a call that is on
 * its way.
 */
function followed(signal?: AbortSignal) {
  const waits = new AbortController()
  let sent = false
  const leave = () => {
    if (!sent) waits.abort()
  }
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  return {
    waits: waits.signal,
    isSent: () => sent,
    onTurn: () => {
      sent = true
    },
    onTurnedAway: () => {
      sent = false
      if (signal?.aborted) leave()
    },
  } satisfies Record<string, unknown> & { onTurn: CallOptions['onTurn'] }
}
