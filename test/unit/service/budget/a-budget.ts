import { createCallBudget } from '../../../../electron/service/budget/call-budget.ts'
import type { CallPriority } from '../../../../electron/service/service-api.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** A minute, in milliseconds. */
export const MINUTE = 60_000

/** A budget on a clock that only the test advances; `made` lists the calls made. */
export function setUp(limit = 100) {
  const clock = createVirtualClock()
  const budget = createCallBudget({ limit, clock })
  const made: { priority: CallPriority; at: number; name: string }[] = []
  const ask = (priority: CallPriority, name = ''): Promise<unknown> =>
    budget
      .run(async () => made.push({ priority, at: clock.now(), name }), { priority, lateAfter: 0 })
      .catch((error: unknown) => error)
  return { clock, budget, made, ask }
}
