import { describe, expect, it } from 'vitest'
import { SOAK, type SoakOutcome, type SoakPlan, soak, spread } from '../../support/tracking/soak.ts'

const MINUTE = 60_000
const SECOND = 1_000
/** Milliseconds that the person's own call may wait if nothing else holds it up. */
const PROMPT = 300

/** Faster than the plan of the benchmark: runs and discussions last 2 to 7 minutes. */
const PLAN: SoakPlan = { ...SOAK, speed: 0.06, least: 5 * MINUTE, othersFrom: 2.5 * MINUTE }

/** Runs a soak test. Its times are simulated, so the load of this machine does not matter. */
async function soakWell(plan: Partial<SoakPlan> = {}): Promise<SoakOutcome> {
  const outcome = await soak({ ...PLAN, ...plan })
  expect(outcome.stored).toBe(SOAK.runs)
  expect(outcome.discussed).toBe(SOAK.sessions)
  expect(outcome.shownAfter).toHaveLength(SOAK.runs)
  expect(Math.min(...outcome.shownAfter)).toBeGreaterThanOrEqual(0)
  return outcome
}

/** At most 1.5 times what an ideal scheduler reaches at the median, and 2.5 times its worst. */
function expectNear(mine: readonly number[], bound: readonly number[]): void {
  expect(spread(mine).median).toBeLessThanOrEqual(1.5 * spread(bound).median)
  expect(spread(mine).worst).toBeLessThanOrEqual(2.5 * spread(bound).worst)
}

const LONG = { timeout: 120_000 }

describe(`${SOAK.runs} runs and ${SOAK.sessions} discussions on one key`, () => {
  it('alone on it are launched within 100 s, never refused, and keep no person waiting', LONG, async () => {
    const { refusedAt, personWaits, launchedAfter, shownAfter, inAll, bound } = await soakWell({
      speed: 0.04,
    })
    expect(refusedAt).toEqual([])
    expect(personWaits.length).toBeGreaterThan(80)
    expect(spread(personWaits).worst).toBeLessThanOrEqual(PROMPT)
    expect(spread(launchedAfter).worst).toBeLessThan(100 * SECOND)
    expectNear(launchedAfter, bound.launchedAfter)
    expectNear(inAll, bound.inAll)
    // Polling at a fixed pace with the same budget has a median of 12 s (test/bench/tracking.bench.ts).
    expect(spread(shownAfter).median).toBeLessThan(3 * SECOND)
    expect(spread(shownAfter).worst).toBeLessThan(15 * SECOND)
  })

  it(
    'that end faster than the limit lets them be looked at are noticed nearly as soon as can be',
    LONG,
    async () => {
      const { refusedAt, personWaits, launchedAfter, shownAfter, bound } = await soakWell({
        speed: 1,
        least: 0,
      })
      expect(refusedAt).toEqual([])
      expect(spread(personWaits).worst).toBeLessThanOrEqual(PROMPT)
      expectNear(launchedAfter, bound.launchedAfter)
      expectNear(shownAfter, bound.shownAfter)
    },
  )

  it(
    'are refused once when another program joins that uses half of it, and wait that once',
    LONG,
    async () => {
      const { refusedAt, told, personWaits, personAskedAt, roomAfter } = await soakWell({ others: 50 })
      expect(refusedAt).toHaveLength(1)
      const [at = 0] = refusedAt
      personWaits.forEach((wait, nth) => {
        const asked = personAskedAt[nth] ?? 0
        const isLearning = asked > at - SECOND && asked < at + MINUTE
        // Before the service has room again, a call would only be refused once more.
        const room = isLearning ? Math.max(told[0] ?? 0, roomAfter[nth] ?? 0) : 0
        expect(wait).toBeLessThanOrEqual(room + PROMPT)
      })
    },
  )

  it(
    'are refused once beside one that was there before, and wait until that minute is over',
    LONG,
    async () => {
      const { refusedAt, personWaits, personAskedAt } = await soakWell({
        others: 50,
        othersFrom: -2.5 * MINUTE,
      })
      expect(refusedAt).toHaveLength(1)
      const end = (refusedAt[0] ?? 0) + MINUTE
      personWaits.forEach((wait, nth) => {
        const asked = personAskedAt[nth] ?? 0
        expect(wait).toBeLessThanOrEqual(Math.max(0, end - asked) + PROMPT)
      })
    },
  )

  it(
    'are not refused beside one of which the connection was told, and keep no person waiting',
    LONG,
    async () => {
      const { refusedAt, othersRefused, personWaits } = await soakWell({
        others: 50,
        othersFrom: -2.5 * MINUTE,
        told: true,
      })
      expect(refusedAt).toEqual([])
      expect(othersRefused).toBe(0)
      expect(spread(personWaits).worst).toBeLessThanOrEqual(PROMPT)
    },
  )
})
