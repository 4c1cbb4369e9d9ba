import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCallBudget } from '../../../../electron/service/budget/call-budget.ts'
import type { CallPriority } from '../../../../electron/service/service-api.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import { createVirtualClock } from './virtual-clock.ts'

const SECOND = 1_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIMIT = 100
/** Milliseconds that a person's call may wait if nothing else holds it up. */
const PROMPT = 300

/** The service's own count of calls of a key that Sonde and another program share: null, or the seconds to wait. */
function aService() {
  let counted: number[] = []
  return (now: number): number | null => {
    counted = counted.filter((at) => at > now - MINUTE)
    if (counted.length >= LIMIT) return Math.max(1, Math.ceil(((counted[0] ?? now) + MINUTE - now) / SECOND))
    counted.push(now)
    return null
  }
}

interface Beside {
  /** Calls a minute of the other program. */
  perMinute: number
  /** Second at which it starts; negative if it was there before. */
  joins: number
  minutes: number
  /** Whether the budget knows of it beforehand. */
  told?: boolean
}

/** A budget with more polls than there is room for and a person's call every five seconds, next to another program. */
async function beside({ perMinute, joins, minutes, told = false }: Beside) {
  const clock = createVirtualClock()
  const learned: number[] = []
  const budget = createCallBudget({ limit: LIMIT, clock, onOthers: (calls) => learned.push(calls) })
  if (told) budget.setOthers('half', Number.POSITIVE_INFINITY)
  const admit = aService()
  const start = clock.now()
  const refusals: { at: number; until: number }[] = []
  const waits: { asked: number; waited: number }[] = []
  const made: Record<CallPriority, number[]> = { person: [], launch: [], poll: [] }
  const ask = (priority: CallPriority) => {
    const asked = clock.now()
    const call = async () => {
      const wait = admit(clock.now())
      if (wait !== null) {
        refusals.push({ at: clock.now() - start, until: clock.now() - start + wait * SECOND })
        throw new SondeError('BUSY', { retryAt: clock.now() + wait * SECOND })
      }
      made[priority].push(clock.now() - start)
      if (priority === 'person') waits.push({ asked: asked - start, waited: clock.now() - asked })
    }
    return budget.run(call, { priority, lateAfter: SECOND }).catch(() => undefined)
  }
  for (let second = Math.min(0, joins); second < minutes * 60; second++) {
    if (second >= 0 && budget.state().queued < 5) for (let poll = 0; poll < 3; poll++) ask('poll')
    if (second >= 0 && second % 5 === 0) ask('person')
    const due = (at: number) => Math.floor((at * perMinute) / 60)
    if (second > joins && due(second) > due(second - 1)) admit(clock.now())
    await clock.advance(SECOND)
  }
  const { others = 0 } = budget.state()
  budget.close()
  return { made, refusals, waits, learned, others }
}

/** Number of calls between two minutes. */
function between(times: readonly number[], from: number, to: number): number {
  return times.filter((at) => at >= from * MINUTE && at < to * MINUTE).length
}

describe('a budget alone on its key', () => {
  it('uses it, is never refused and keeps no person waiting', async () => {
    const { made, refusals, waits, others } = await beside({ perMinute: 0, joins: 0, minutes: 10 })
    expect(refusals).toEqual([])
    expect(Math.max(...waits.map(({ waited }) => waited))).toBeLessThanOrEqual(PROMPT)
    expect(between(made.poll, 2, 10)).toBeGreaterThan(8 * 60)
    expect(others).toBe(0)
  })
})

describe('a budget beside another program', () => {
  it('is refused once by what others use, never again, and the person waits no longer than that once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 45, max: 50 }),
        fc.integer({ min: 70, max: 300 }),
        async (perMinute, joins) => {
          const { made, refusals, waits, learned, others } = await beside({ perMinute, joins, minutes: 12 })
          expect(refusals).toHaveLength(1)
          expect(learned).toEqual([50])
          expect(others).toBe(50)
          const { at, until } = refusals[0] ?? { at: 0, until: 0 }
          for (const { asked, waited } of waits) {
            const isLearning = asked >= at - SECOND && asked < at + MINUTE
            expect(waited).toBeLessThanOrEqual(isLearning ? until - at + SECOND : PROMPT)
          }
          expect(made.person).toHaveLength(144)
          expect(between(made.poll, 9, 12)).toBeGreaterThan(3 * 25)
        },
      ),
      { numRuns: 8 },
    )
  }, 60_000)

  it('is never refused where it was told beforehand, whenever the other begins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -150, max: 200 }),
        async (perMinute, joins) => {
          const { refusals, waits } = await beside({ perMinute, joins, minutes: 8, told: true })
          expect(refusals).toEqual([])
          expect(Math.max(...waits.map(({ waited }) => waited))).toBeLessThanOrEqual(PROMPT)
        },
      ),
      { numRuns: 8 },
    )
  }, 60_000)

  it('leaves more to one that uses more than half, and goes on', async () => {
    const { made, refusals, others } = await beside({ perMinute: 65, joins: 100, minutes: 15 })
    expect(refusals.length).toBeGreaterThan(1)
    expect(refusals.length).toBeLessThan(6)
    expect(refusals.at(-1)?.at).toBeLessThan(10 * MINUTE)
    expect(others).toBeGreaterThan(50)
    expect(between(made.poll, 10, 15)).toBeGreaterThan(5 * 5)
    expect(between(made.person, 10, 15)).toBeGreaterThanOrEqual(58)
  })
})

describe('what is known of other programs', () => {
  function setUp() {
    const clock = createVirtualClock()
    const budget = createCallBudget({ limit: LIMIT, clock })
    const refuse = () =>
      budget
        .run(() => Promise.reject(new SondeError('BUSY', { retryAt: clock.now() + SECOND })), {
          priority: 'person',
          tellsBusy: true,
        })
        .catch(() => undefined)
    return { clock, budget, refuse }
  }

  it('takes half of what Sonde had at most with each 429, and leaves Sonde a tenth', async () => {
    const { clock, budget, refuse } = setUp()
    const left: (number | undefined)[] = []
    for (let lesson = 0; lesson < 6; lesson++) {
      await refuse()
      left.push(budget.state().others)
      await clock.advance(2 * MINUTE)
    }
    expect(left).toEqual([50, 75, 87, 90, 90, 90])
    budget.close()
  })

  it('is forgotten a day after it was learned, and never where a person told it', async () => {
    const { clock, budget, refuse } = setUp()
    await refuse()
    await clock.advance(DAY - MINUTE)
    expect(budget.state().others).toBe(50)
    await clock.advance(2 * MINUTE)
    expect(budget.state()).not.toHaveProperty('others')
    budget.setOthers('half', Number.POSITIVE_INFINITY)
    await clock.advance(3 * DAY)
    expect(budget.state().others).toBe(50)
    budget.close()
  })
})
