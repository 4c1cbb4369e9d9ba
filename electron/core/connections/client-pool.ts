import {
  type Budget,
  CALLS_PER_MINUTE,
  type Connection,
  type ConnectionStatus,
} from '../../../shared/models/connection.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { createCallBudget } from '../../service/call-budget.ts'
import { createServiceClient } from '../../service/http-service-client.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'
import { observeClient } from './observe-client.ts'

/** One client, and so one call budget, a connection; made when first needed. */
export interface ClientPool {
  client(connection: Connection): ServiceClient
  status(connection: Connection): ConnectionStatus
  /** Forgets the client after a new key or plan: the next call makes a fresh one. */
  drop(connectionId: string): void
  close(): void
}

interface PoolEntry {
  client: ServiceClient
  budget: ReturnType<typeof createCallBudget>
  reach: ConnectionStatus['reach']
  problem: Problem | null
  stopListening: () => void
}

interface PoolOptions {
  ports: Pick<CorePorts, 'clock' | 'fetch'>
  key: (connection: Connection) => Promise<string>
  /** Called whenever the status of a connection may have changed. */
  onChange: () => void
}

export function createClientPool({ ports, key, onChange }: PoolOptions): ClientPool {
  const entries = new Map<string, PoolEntry>()

  function open(connection: Connection): PoolEntry {
    const budget = createCallBudget({ limit: CALLS_PER_MINUTE[connection.plan], clock: ports.clock })
    const client = createServiceClient({
      baseUrl: connection.baseUrl,
      key: () => key(connection),
      fetch: ports.fetch,
      clock: ports.clock,
      budget,
    })
    const entry: PoolEntry = {
      client: observeClient(client, (problem) => {
        entry.reach = reachAfter(problem, entry.reach)
        entry.problem = entry.reach === 'reachable' ? null : problem
        onChange()
      }),
      budget,
      reach: 'unknown',
      problem: null,
      stopListening: budget.onChange(onChange),
    }
    entries.set(connection.id, entry)
    return entry
  }

  function drop(connectionId: string): void {
    const entry = entries.get(connectionId)
    if (!entry) return
    entry.stopListening()
    entry.budget.close()
    entries.delete(connectionId)
  }

  return {
    client: (connection) => (entries.get(connection.id) ?? open(connection)).client,
    status: (connection) => {
      const entry = entries.get(connection.id)
      return {
        connectionId: connection.id,
        reach: entry?.reach ?? 'unknown',
        problem: entry?.problem ?? null,
        budget: entry?.budget.state() ?? unusedBudget(connection),
      }
    },
    drop,
    close: () => {
      for (const id of [...entries.keys()]) drop(id)
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
    case 'SECRETS':
    case 'INTERNAL':
    case 'CUT_ANSWER':
    case 'TOO_LARGE':
      return before
    default:
      return 'reachable'
  }
}
