import {
  type Budget,
  CALLS_PER_MINUTE,
  type Connection,
  type ConnectionStatus,
  type OtherPrograms,
} from '../../../shared/models/connection.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError, withProblem } from '../../../shared/models/sonde-error.ts'
import type { CallRunner, KeyBudget } from '../../service/budget/call-budget.ts'
import type { HeardAnswer } from '../../service/call/heard-answer.ts'
import { unlessAborted } from '../../service/call/unless-aborted.ts'
import { createServiceClient } from '../../service/http-service-client.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'
import { createRecipeOf } from '../recipes/recipe-of.ts'
import { createSharedBudgets, type JoinedBudget } from './shared-budgets.ts'

/** One client for each connection, made when first needed; connections with the same key share a budget. */
export interface ClientPool {
  client(connection: Connection): ServiceClient
  status(connection: Connection): ConnectionStatus
  /** The budget that a connection's calls go through; null before its first call. */
  budget(connectionId: string): KeyBudget | null
  /** To be called when the person has changed the plan of a connection, or whether other programs use its key. */
  change(connection: Connection): void
  /** Drops the client, e.g. after a new key: waiting calls are cancelled, and the next call makes a new client. */
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
  /** A print of a key of that connection, which does not reveal the key. */
  account: (connection: Connection, key: string) => string
  /** Called whenever the status of a connection may have changed. */
  onChange: () => void
  /** Called with the outcome of each request to a connection's service. */
  onAnswer: (connectionId: string, heard: HeardAnswer) => void
  /** Called with each connection of a key when a 429 has shown that other programs use the key too. */
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

  /** The key is read once, to find its budget; each call reads the key again. */
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
        const signal = AbortSignal.any([mine.dropped.signal, ...(options.signal ? [options.signal] : [])])
        const joined = mine.joined ?? (await unlessAborted(joinBudget(connection, mine), signal))
        const work = () => joined.remembered(call, options.priority)
        const done = joined.budget.run(work, { ...options, signal })
        return connection.practice ? done.catch(rejectInPractice) : done
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
        // Replies to calls with an earlier key say nothing about the new one.
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

/** Rejects, and says of a refused key that it is the practice key, which is built in and cannot be replaced. */
function rejectInPractice(error: unknown): never {
  if (!(error instanceof SondeError) || error.problem.code !== 'KEY_REFUSED') throw error
  throw withProblem(error, { ...error.problem, reason: 'practice' })
}

function unusedBudget(connection: Connection): Budget {
  const limit = CALLS_PER_MINUTE[connection.plan]
  return { limit, remaining: limit, queued: 0, waitingUntil: null }
}

/** What the end of a call says about the connection. A service that refuses a request can still be reached. */
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
