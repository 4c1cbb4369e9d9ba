import { describe, expect, it } from 'vitest'
import { SOAK, type SoakOutcome, type SoakPlan, soak, spread } from '../../support/tracking/soak.ts'

const MINUTE = 60_000
const SECOND = 1_000

/** The most refusals within any 60 s. */
function mostInAMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length))
}

/** Times are the soak's own, simulated: how busy this machine is does not matter to them. */
async function soakWell(plan: Partial<SoakPlan> = {}): Promise<SoakOutcome> {
  const outcome = await soak({ ...SOAK, ...plan })
  expect(outcome.simulated).toBeGreaterThanOrEqual(20 * MINUTE)
  expect(outcome.stored).toBe(SOAK.runs)
  expect(outcome.discussed).toBe(SOAK.sessions)
  expect(outcome.shownAfter).toHaveLength(SOAK.runs)
  expect(Math.min(...outcome.shownAfter)).toBeGreaterThanOrEqual(0)
  expect(outcome.personWaits.length).toBeGreaterThan(200)
  expect(spread(outcome.personWaits).worst).toBeLessThan(SECOND)
  return outcome
}

const LONG = { timeout: 300_000 }

describe(`${SOAK.runs} runs and ${SOAK.sessions} discussions on one key for twenty minutes`, () => {
  it('are never refused for the rate limit, keep no person waiting, and are all stored', LONG, async () => {
    const { refusedAt, shownAfter } = await soakWell()
    expect(refusedAt).toEqual([])
    // Fixed polling through the same budget needs 26 s at the median (test/bench/tracking.bench.ts).
    expect(spread(shownAfter).median).toBeLessThan(6 * SECOND)
    expect(spread(shownAfter).worst).toBeLessThan(50 * SECOND)
  })

  it.for([
    ['joins', 3 * MINUTE],
    ['was there before Sonde started', -2.5 * MINUTE],
  ] as const)('do as well when another program that uses half the limit %s', LONG, async ([, othersFrom]) => {
    const { refusedAt, othersRefused } = await soakWell({ others: 50, othersFrom })
    expect(othersRefused).toBe(0)
    expect(mostInAMinute(refusedAt)).toBeLessThanOrEqual(1)
  })

  it('learn of another program that uses more than half, and are refused now and then', LONG, async () => {
    const { refusedAt, stored, personOwnWaits } = await soak({ ...SOAK, others: 65 })
    expect(stored).toBe(SOAK.runs)
    // Without a refusal there would be nothing to learn from.
    expect(refusedAt.length).toBeGreaterThan(0)
    expect(refusedAt.length).toBeLessThan(10)
    expect(spread(personOwnWaits).worst).toBeLessThan(5 * SECOND)
  })
})
