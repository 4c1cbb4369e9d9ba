import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCallBudget } from '../../../electron/service/call-budget.ts'
import { createOtherPrograms } from '../../../electron/service/other-programs.ts'
import type { CallPriority } from '../../../electron/service/service-api.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { createVirtualClock } from './virtual-clock.ts'

const SECOND = 1_000
const MINUTE = 60_000

describe('what other programs use of a key', () => {
  it('is nothing until a refusal tells', () => {
    expect(createOtherPrograms().at(0)).toBe(0)
  })

  it('is the rest of the limit at the refusal, halves what is left at most, and is forgotten slowly', () => {
    const others = createOtherPrograms()
    others.learn({ sentAt: 0, now: 0, limit: 100, own: 70 })
    expect(others.at(3 * MINUTE)).toBe(30)
    const later = [5, 7, 9, 11].map((minute) => others.at(minute * MINUTE))
    expect(later).toEqual([...later].sort((a, b) => b - a))
    expect(others.at(30 * MINUTE)).toBe(0)
    const strange = createOtherPrograms()
    strange.learn({ sentAt: 0, now: 0, limit: 100, own: 2 })
    expect(strange.at(0)).toBe(50)
  })

  it('takes calls refused together for one lesson', () => {
    const others = createOtherPrograms()
    for (const own of [60, 58, 55]) others.learn({ sentAt: 100, now: 200, limit: 100, own })
    expect(others.at(200)).toBe(45)
  })

  it('believes longer what it was told again', () => {
    const others = createOtherPrograms()
    others.learn({ sentAt: 0, now: 0, limit: 100, own: 50 })
    others.learn({ sentAt: 5 * MINUTE, now: 5 * MINUTE, limit: 100, own: 60 })
    expect(others.at(12 * MINUTE)).toBe(others.at(5 * MINUTE))
  })

  it('leaves Sonde a tenth of the limit, whatever it is told', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(
          fc.record({ after: fc.integer({ min: 1, max: 1e7 }), own: fc.integer({ min: 0, max: 1_000 }) }),
        ),
        (limit, lessons) => {
          const others = createOtherPrograms()
          let now = 0
          for (const { after, own } of lessons) {
            now += after
            others.learn({ sentAt: now, now, limit, own: Math.min(own, limit) })
            expect(others.at(now)).toBeGreaterThanOrEqual(0)
            expect(limit - others.at(now)).toBeGreaterThanOrEqual(limit * 0.1)
          }
        },
      ),
    )
  })
})

/** The service's own count of a key, which Sonde and another program share. */
function aService(limit: number) {
  let counted: number[] = []
  return (now: number): number | null => {
    counted = counted.filter((at) => at > now - MINUTE)
    if (counted.length >= limit) return Math.max(1, Math.ceil(((counted[0] ?? now) + MINUTE - now) / SECOND))
    counted.push(now)
    return null
  }
}

describe('a budget beside another program', () => {
  /** Twenty minutes with more polls than there is room for and a person every five seconds. */
  async function beside(perMinute: number, joins: number) {
    const clock = createVirtualClock()
    const budget = createCallBudget({ limit: 100, clock })
    const admit = aService(100)
    const refusedAt: number[] = []
    const waits: number[] = []
    const made: Record<CallPriority, number> = { person: 0, launch: 0, poll: 0 }
    const ask = (priority: CallPriority) => {
      const asked = clock.now()
      return budget
        .run(
          async () => {
            const wait = admit(clock.now())
            if (wait === null) {
              made[priority] += 1
              if (priority === 'person') waits.push(clock.now() - asked)
              return
            }
            refusedAt.push(clock.now())
            throw new SondeError('BUSY', { retryAt: clock.now() + wait * SECOND })
          },
          { priority },
        )
        .catch(() => undefined)
    }
    for (let second = Math.min(0, joins); second < 20 * 60; second++) {
      if (second >= 0 && budget.state().queued < 5) for (let poll = 0; poll < 3; poll++) ask('poll')
      if (second >= 0 && second % 5 === 0) ask('person')
      const due = (at: number) => Math.floor((at * perMinute) / 60)
      if (second > joins && due(second) > due(second - 1)) admit(clock.now())
      await clock.advance(SECOND)
    }
    budget.close()
    const inAMinute = refusedAt.map(
      (from) => refusedAt.filter((at) => at >= from && at < from + MINUTE).length,
    )
    return {
      made,
      refused: refusedAt.length,
      refusals: Math.max(0, ...inAMinute),
      longest: Math.max(...waits),
    }
  }

  /** Negative where the other program was there before Sonde. */
  const joins = fc.integer({ min: -150, max: 90 })

  it('is never refused and keeps no person waiting, whatever the other uses up to half of the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), joins, async (perMinute, from) => {
        const { made, refused, longest } = await beside(perMinute, from)
        expect(refused).toBe(0)
        expect(longest).toBe(0)
        expect(made.person).toBe(240)
        // The others' half is left to them, the rest is used.
        expect(made.poll).toBeGreaterThan(29 * 20)
      }),
      { numRuns: 8 },
    )
  }, 120_000)

  it('learns where the other uses more than half, so that refusals stay rare', async () => {
    let refusedInAll = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 60, max: 75 }), joins, async (perMinute, from) => {
        const { made, refused, refusals } = await beside(perMinute, from)
        refusedInAll += refused
        expect(refused).toBeLessThan(9)
        expect(refusals).toBeLessThanOrEqual(2)
        expect(made.person).toBeGreaterThan(235)
      }),
      { numRuns: 8 },
    )
    // Without a refusal there is nothing to learn from.
    expect(refusedInAll).toBeGreaterThan(0)
  }, 120_000)

  it('tells how much it leaves to others, and until when it makes room', async () => {
    const clock = createVirtualClock()
    const budget = createCallBudget({ limit: 10, clock })
    const call = (refuse: boolean) =>
      budget.run(
        async () => {
          if (refuse && clock.now() < 1_002_000)
            throw new SondeError('BUSY', { retryAt: clock.now() + SECOND })
        },
        { priority: 'person' },
      )
    for (let nth = 0; nth < 5; nth++) await call(false)
    await clock.advance(SECOND)
    const refused = call(true)
    await clock.advance(SECOND)
    expect(budget.state()).toMatchObject({ limit: 10, others: 5, remaining: 0, queued: 1 })
    expect(budget.state().waitingUntil).toBeGreaterThan(1_059_000)
    await clock.advance(MINUTE)
    await refused
    expect(budget.state()).toMatchObject({ waitingUntil: null, others: 5 })
  })
})
