import { createHmac, randomBytes } from 'node:crypto'
import { CALLS_PER_MINUTE, type Plan } from '../../../shared/models/connection.ts'
import { createCallBudget, type KeyBudget } from '../../service/call-budget.ts'
import { countedAfter } from '../../service/on-its-way.ts'
import type { CallPriority } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'

/** Calls in a minute of the largest plan: what a key may have used up where nothing is known. */
const MOST_CALLS = Math.max(...Object.values(CALLS_PER_MINUTE))

/** A connection that calls with a key. */
export interface KeyUser {
  connectionId: string
  plan: Plan
  /** Whether it is the practice service's, which starts anew with Sonde and has counted nothing before. */
  practice: boolean
}

/** A key's budget, as a connection that joined it has it. */
export interface JoinedBudget {
  budget: KeyBudget
  /** Makes a call that the ledger remembers: before it goes out, and when it has ended. */
  remembered<T>(call: () => Promise<T>, priority: CallPriority): Promise<T>
}

/** One budget for each key, however many connections use it and by whatever address: the service counts by key. */
export interface SharedBudgets {
  /** The budget of this key, which the user joins. */
  join(user: KeyUser, key: string): JoinedBudget
  /** The person says that the connection is on another plan. */
  setPlan(connectionId: string, plan: Plan): void
  /** The connection no longer uses the key. What was counted stays counted. */
  leave(connectionId: string): void
  close(): void
}

interface Shared {
  budget: KeyBudget
  plans: Map<string, Plan>
}

/** Keys are compared by a hash salted anew at every start, so that none is kept here, not even for a dictionary. */
export function createSharedBudgets({ clock, ledger }: Pick<CorePorts, 'clock' | 'ledger'>): SharedBudgets {
  const salt = randomBytes(32)
  const budgets = new Map<string, Shared>()
  const earlier = ledger?.read() ?? { calls: [], lost: false }
  const start = clock.monotonic()

  const fingerprint = (key: string) => createHmac('sha256', salt).update(key).digest('base64')

  /** The calls before this start that may have been made with a key, by when the service has counted each. */
  function callsBefore(key: string, { practice }: KeyUser): { at: number; priority: CallPriority }[] {
    if (earlier.lost && !practice)
      return Array.from({ length: MOST_CALLS }, () => ({ at: start, priority: 'person' }))
    const name = ledger?.nameOf(key)
    return earlier.calls
      .filter((call) => call.key === null || call.key === name)
      .map(({ age, priority }) => ({ at: start - age, priority }))
  }

  /** One key has one plan: where two connections say otherwise, the smaller number harms nobody. */
  function adjust({ budget, plans }: Shared): void {
    const limits = [...plans.values()].map((plan) => CALLS_PER_MINUTE[plan])
    if (limits.length > 0) budget.setLimit(Math.min(...limits))
  }

  function remembering(key: string): JoinedBudget['remembered'] {
    return async (call, priority) => {
      // Before it goes out: what the service counted must be known after a crash.
      const end = ledger?.add({ key, priority })
      try {
        const answer = await call()
        end?.(0)
        return answer
      } catch (error) {
        end?.(countedAfter(error))
        throw error
      }
    }
  }

  function open(plan: Plan): Shared {
    return { budget: createCallBudget({ limit: CALLS_PER_MINUTE[plan], clock }), plans: new Map() }
  }

  return {
    join: (user, key) => {
      const { connectionId, plan } = user
      const print = fingerprint(key)
      const known = budgets.get(print)
      const shared = known ?? open(plan)
      budgets.set(print, shared)
      if (!known) shared.budget.remember(callsBefore(key, user))
      shared.plans.set(connectionId, plan)
      adjust(shared)
      return { budget: shared.budget, remembered: remembering(ledger?.nameOf(key) ?? '') }
    },
    setPlan: (connectionId, plan) => {
      for (const shared of budgets.values()) {
        if (!shared.plans.has(connectionId)) continue
        shared.plans.set(connectionId, plan)
        adjust(shared)
      }
    },
    leave: (connectionId) => {
      for (const shared of budgets.values()) if (shared.plans.delete(connectionId)) adjust(shared)
    },
    close: () => {
      for (const { budget } of budgets.values()) budget.close()
    },
  }
}
