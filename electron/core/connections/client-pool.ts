import {
  type Budget,
  CALLS_PER_MINUTE,
  type Connection,
  type ConnectionStatus,
  type OtherPrograms,
} from '../../../shared/models/connection.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CallRunner, KeyBudget } from '../../service/budget/call-budget.ts'
import type { HeardAnswer } from '../../service/call/heard-answer.ts'
import { createServiceClient } from '../../service/http-service-client.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'
import { createRecipeOf } from '../recipes/recipe-of.ts'
import { createSharedBudgets, type JoinedBudget } from './shared-budgets.ts'

/** One client a connection, made when first needed; connections with the same key share its budget. */
export interface ClientPool {
  client(connection: Connection): ServiceClient
  status(connection: Connection): ConnectionStatus
  /** The budget that a connection's calls go through; null before its first call. */
  budget(connectionId: string): KeyBudget | null
  /** The person says that a connection is on another plan, or that other programs use its key, or no longer do. */
  change(connection: Connection): void
  /** Forgets the client after a new key: what waits is cancelled, the next call makes a fresh one. */
  drop(connectionId: string): void
  close(): void
}

interface PoolEntry {
  client: ServiceClient
  joined: JoinedBudget | null
  reach: ConnectionStatus['reach']
  problem: Problem | null
  dropped: AbortController
}

interface PoolOptions {
  ports: Pick<CorePorts, 'clock' | 'fetch' | 'log' | 'ledger' | 'reader' | 'storage'>
  key: (connection: Connection) => Promise<string>
  /** A print of a key of that connection, from which nobody learns it. */
  account: (connection: Connection, key: string) => string
  /** Called whenever the status of a connection may have changed. */
  onChange: () => void
  /** Called with what came of each request to a connection's service. */
  onAnswer: (connectionId: string, heard: HeardAnswer) => void
  /** Called with each connection of a key of which a 429 has told that other programs use it too. */
  onOtherPrograms: (connectionId: string, others: OtherPrograms) => void
}

export function createClientPool({
  ports,
  key,
  account,
  onChange,
  onAnswer,
  onOtherPrograms,
}: PoolOptions): ClientPool {
  const { clock } = ports
  const understand = ports.reader?.understand
  const recipeOf = createRecipeOf(ports)
  const budgets = createSharedBudgets({ ...ports, onOtherPrograms })
  const entries = new Map<string, PoolEntry>()

  /** The key is looked at once, to find its budget; every call reads it afresh. */
  async function joinBudget(connection: Connection, entry: PoolEntry): Promise<JoinedBudget> {
    const secret = await key(connection)
    if (entry.dropped.signal.aborted) throw new SondeError('CANCELLED')
    if (entry.joined) return entry.joined
    const joined = budgets.join(connection, secret)
    entry.joined = joined
    const stopListening = joined.budget.onChange(onChange)
    entry.dropped.signal.addEventListener('abort', stopListening, { once: true })
    return joined
  }

  function runner(connection: Connection, entry: () => PoolEntry): CallRunner {
    return {
      run: async (call, options) => {
        const mine = entry()
        const { budget, remembered } = mine.joined ?? (await joinBudget(connection, mine))
        const signals = [mine.dropped.signal, ...(options.signal ? [options.signal] : [])]
        return budget.run(() => remembered(call, options.priority), {
          ...options,
          signal: AbortSignal.any(signals),
        })
      },
    }
  }

  function open(connection: Connection): PoolEntry {
    const client = createServiceClient({
      baseUrl: connection.baseUrl,
      key: () => key(connection),
      account: (secret) => account(connection, secret),
      fetch: ports.fetch,
      clock,
      log: ports.log,
      recipe: () => recipeOf(connection.id),
      ...(understand && { large: { understand, prepare: ports.storage.payloads.prepare } }),
      budget: runner(connection, () => entry),
      onAnswer: (heard) => {
        // What an earlier key was answered is nothing of the new one's.
        if (!entry.dropped.signal.aborted) onAnswer(connection.id, heard)
      },
      onEnd: (problem) => {
        entry.reach = reachAfter(problem, entry.reach)
        entry.problem = entry.reach === 'reachable' ? null : problem
        onChange()
      },
    })
    const entry: PoolEntry = {
      client,
      joined: null,
      reach: 'unknown',
      problem: null,
      dropped: new AbortController(),
    }
    entries.set(connection.id, entry)
    return entry
  }

  function drop(connectionId: string): void {
    entries.get(connectionId)?.dropped.abort()
    entries.delete(connectionId)
    budgets.leave(connectionId)
  }

  return {
    client: (connection) => (entries.get(connection.id) ?? open(connection)).client,
    status: (connection) => {
      const entry = entries.get(connection.id)
      return {
        connectionId: connection.id,
        reach: entry?.reach ?? 'unknown',
        problem: entry?.problem ?? null,
        budget: entry?.joined?.budget.state() ?? unusedBudget(connection),
      }
    },
    budget: (connectionId) => entries.get(connectionId)?.joined?.budget ?? null,
    change: budgets.change,
    drop,
    close: () => {
      for (const id of [...entries.keys()]) drop(id)
      budgets.close()
    },
  }
}

function unusedBudget(connection: Connection): Budget {
  const limit = CALLS_PER_MINUTE[connection.plan]
  return { limit, remaining: limit, queued: 0, waitingUntil: null }
}

/** What a call's end says about the connection; a refusal of one thing still proves that the service is there. */
function reachAfter(problem: Problem | null, before: ConnectionStatus['reach']): ConnectionStatus['reach'] {
  switch (problem?.code) {
    case 'UNREACHABLE':
    case 'TIMED_OUT':
    case 'NOT_THIS_SERVICE':
      return 'unreachable'
    case 'KEY_REFUSED':
    case 'NO_KEY':
      return 'refused'
    case 'CANCELLED':
    case 'STORAGE':
    case 'SECRETS':
    case 'INTERNAL':
    case 'CUT_ANSWER':
    case 'TOO_LARGE':
      return before
    default:
      return 'reachable'
  }
}
