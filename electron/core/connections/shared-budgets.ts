import { createHmac, randomBytes } from 'node:crypto'
import { CALLS_PER_MINUTE, type Plan } from '../../../shared/models/connection.ts'
import { createCallBudget, type KeyBudget } from '../../service/call-budget.ts'
import type { CorePorts } from '../ports.ts'

/** A connection that calls with a key. */
export interface KeyUser {
  connectionId: string
  baseUrl: string
  plan: Plan
}

/** One budget for each key at an origin, however many connections use it: the service counts by key. */
export interface SharedBudgets {
  /** The budget of this key, which the user joins. */
  join(user: KeyUser, key: string): KeyBudget
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
  const earlier = Map.groupBy(ledger?.read() ?? [], ({ connectionId }) => connectionId)

  function fingerprint(baseUrl: string, key: string): string {
    return createHmac('sha256', salt)
      .update(`${new URL(baseUrl).origin}\0${key}`)
      .digest('base64')
  }

  /** One key has one plan: where two connections say otherwise, the smaller number harms nobody. */
  function adjust({ budget, plans }: Shared): void {
    const limits = [...plans.values()].map((plan) => CALLS_PER_MINUTE[plan])
    if (limits.length > 0) budget.setLimit(Math.min(...limits))
  }

  function open(plan: Plan): Shared {
    return { budget: createCallBudget({ limit: CALLS_PER_MINUTE[plan], clock }), plans: new Map() }
  }

  return {
    join: ({ connectionId, baseUrl, plan }, key) => {
      const print = fingerprint(baseUrl, key)
      const shared = budgets.get(print) ?? open(plan)
      budgets.set(print, shared)
      shared.budget.remember(earlier.get(connectionId) ?? [])
      earlier.delete(connectionId)
      shared.plans.set(connectionId, plan)
      adjust(shared)
      return shared.budget
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
