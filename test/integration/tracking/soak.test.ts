import { describe, expect, it } from 'vitest'
import { SOAK, type SoakOutcome, soak, spread } from '../../support/tracking/soak.ts'

const MINUTE = 60_000
const SECOND = 1_000

/** The most refusals within any 60 s. */
function mostInAMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length))
}

function expectAllStored(outcome: SoakOutcome): void {
  expect(outcome.simulated).toBeGreaterThanOrEqual(20 * MINUTE)
  expect(outcome.stored).toBe(SOAK.runs)
  expect(outcome.discussed).toBe(SOAK.sessions)
  expect(outcome.shownAfter).toHaveLength(SOAK.runs)
}

describe(`${SOAK.runs} runs and ${SOAK.sessions} discussions on one key for twenty minutes`, () => {
  it('are never refused for the rate limit, keep no person waiting, and are all stored', {
    timeout: 300_000,
  }, async () => {
    const outcome = await soak(SOAK)
    expectAllStored(outcome)
    expect(outcome.refusedAt).toEqual([])
    expect(spread(outcome.personWaits).worst).toBeLessThan(SECOND)
    expect(Math.min(...outcome.shownAfter)).toBeGreaterThanOrEqual(0)
    // Fixed polling through the same budget needs 13 s at the median (test/bench/tracking.bench.ts).
    expect(spread(outcome.shownAfter).median).toBeLessThan(6 * SECOND)
  })

  it('are refused at most once a minute when another program uses half the limit', {
    timeout: 300_000,
  }, async () => {
    const outcome = await soak({ ...SOAK, others: 50 })
    expectAllStored(outcome)
    // Without the other program's first refusal there would be nothing to learn from.
    expect(outcome.refusedAt.length).toBeGreaterThan(0)
    expect(mostInAMinute(outcome.refusedAt)).toBe(1)
    // A call that meets the refusal waits as long as the service says, and until Sonde's own calls have made room.
    const late = outcome.personWaits.filter((wait) => wait >= SECOND)
    expect(late.length).toBeLessThanOrEqual(outcome.personWaits.length * 0.02)
    expect(spread(outcome.personOwnWaits).worst).toBeLessThan(5 * SECOND)
  })
})
