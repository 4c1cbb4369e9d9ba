import { createHmac, randomBytes } from 'node:crypto'
import { CALLS_PER_MINUTE, type Connection, type OtherPrograms } from '../../../shared/models/connection.ts'
import { createCallBudget, type KeyBudget } from '../../service/budget/call-budget.ts'
import { HELD_FOR } from '../../service/budget/key-share.ts'
import { countedAfter } from '../../service/budget/on-its-way.ts'
import type { CallPriority } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'

/** Calls a minute of the largest plan: what a key may have used up where the calls before the start are not known. */
const MOST_CALLS = Math.max(...Object.values(CALLS_PER_MINUTE))

/** A connection that uses a key. The practice service starts together with Sonde, so it has counted no calls before. */
export type KeyUser = Pick<Connection, 'id' | 'plan' | 'practice' | 'otherPrograms'>

/** A key's budget, for a connection that joined it. */
export interface JoinedBudget {
  budget: KeyBudget
  /** Makes a call and records it in the ledger: before it is sent, and when it has ended. */
  remembered<T>(call: () => Promise<T>, priority: CallPriority): Promise<T>
}

/**
 * One budget for each key, however many connections use it and by whatever address, because the service counts by key.
 */
export interface SharedBudgets {
  /** Joins a connection to the budget of its key. */
  join(user: KeyUser, key: string): JoinedBudget
  /** To be called when the person has changed the plan of the connection, or whether other programs use its key. */
  change(user: KeyUser): void
  /** The connection no longer uses the key. Its calls stay counted. */
  leave(connectionId: string): void
  close(): void
}

interface Shared {
  budget: KeyBudget
  /** By connection. */
  users: Map<string, KeyUser>
}

interface SharedBudgetParts extends Pick<CorePorts, 'clock' | 'ledger'> {
  /** Called with each connection of a key when a 429 has shown that other programs use the key too. */
  onOtherPrograms: (connectionId: string, others: OtherPrograms) => void
}

/** Keys are compared by a hash with a salt of this start, so that no key is kept in memory here. */
export function createSharedBudgets({ clock, ledger, onOtherPrograms }: SharedBudgetParts): SharedBudgets {
  const salt = randomBytes(32)
  const budgets = new Map<string, Shared>()
  const earlier = ledger?.read() ?? { calls: [], lost: false }
  const start = clock.monotonic()

  const fingerprint = (key: string) => createHmac('sha256', salt).update(key).digest('base64')

  /**
   * The calls before this start that may have been made with a key, with the time by which the service has counted
   * each.
   */
  function callsBefore(key: string, { practice }: KeyUser): { at: number; priority: CallPriority }[] {
    if (earlier.lost && !practice)
      return Array.from({ length: MOST_CALLS }, () => ({ at: start, priority: 'person' }))
    const name = ledger?.nameOf(key)
    return earlier.calls
      .filter((call) => call.key === null || call.key === name)
      .map(({ age, priority }) => ({ at: start - age, priority }))
  }

  /**
   * A key has one plan. Where its connections differ, the smallest limit is safe. The same holds for other programs:
   * the largest number of their calls is assumed.
   */
  function adjust({ budget, users }: Shared): void {
    if (users.size === 0) return
    const all = [...users.values()]
    budget.setLimit(Math.min(...all.map(({ plan }) => CALLS_PER_MINUTE[plan])))
    const others = all.flatMap(({ otherPrograms }) => otherPrograms ?? [])
    const until = Math.max(0, ...others.map(({ learnedAt }) => heldUntil(learnedAt)))
    const calls = Math.max(0, ...others.map((each) => each.calls ?? 0))
    budget.setOthers(others.length > 0 && calls === 0 ? 'half' : calls, until)
  }

  /**
   * Until when the calls of other programs are assumed, on the monotonic clock. A wall clock that is set back does not
   * lengthen it.
   */
  function heldUntil(learnedAt: number | null): number {
    if (learnedAt === null) return Number.POSITIVE_INFINITY
    return clock.monotonic() + Math.min(HELD_FOR, learnedAt + HELD_FOR - clock.now())
  }

  function learn(users: Shared['users'], calls: number): void {
    for (const [id, user] of users) {
      const isTold = user.otherPrograms?.learnedAt === null
      const otherPrograms = { calls, learnedAt: isTold ? null : clock.now() }
      users.set(id, { ...user, otherPrograms })
      onOtherPrograms(id, otherPrograms)
    }
  }

  function remembering(key: string): JoinedBudget['remembered'] {
    return async (call, priority) => {
      // Recorded before it is sent, so that it is known after a crash.
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

  function open(limit: number): Shared {
    const users: Shared['users'] = new Map()
    return {
      budget: createCallBudget({ limit, clock, onOthers: (calls) => learn(users, calls) }),
      users,
    }
  }

  return {
    join: (user, key) => {
      const print = fingerprint(key)
      const known = budgets.get(print)
      const shared = known ?? open(CALLS_PER_MINUTE[user.plan])
      budgets.set(print, shared)
      if (!known) shared.budget.remember(callsBefore(key, user))
      shared.users.set(user.id, user)
      adjust(shared)
      return { budget: shared.budget, remembered: remembering(ledger?.nameOf(key) ?? '') }
    },
    change: (user) => {
      for (const shared of budgets.values()) {
        if (!shared.users.has(user.id)) continue
        shared.users.set(user.id, user)
        adjust(shared)
      }
    },
    leave: (connectionId) => {
      for (const shared of budgets.values()) if (shared.users.delete(connectionId)) adjust(shared)
    },
    close: () => {
      for (const { budget } of budgets.values()) budget.close()
    },
  }
}
