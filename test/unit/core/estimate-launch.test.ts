import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateLaunch } from '../../../electron/core/runs/estimate-launch.ts'
import { sampleRun } from '../renderer/runs/sample-run.ts'

/** A run with 10 answers, launched one second after it was sent, that took this many milliseconds. */
const took = (ms: number) =>
  sampleRun({ personas: 5, questionCount: 2, sentAt: 1_000, launchedAt: 2_000, finishedAt: 2_000 + ms })
/** A launch of the size of these runs. */
const same = { personas: 5, questions: 2, callsPerMinute: 100, times: 1 }

describe('what a launch will take', () => {
  it('is not invented where no run of the connection has ended', () => {
    expect(estimateLaunch([], same)).toEqual({ runs: 0, ms: null, ahead: null, calls: null })
    const notEnded = [
      sampleRun({ state: 'running', launchedAt: 0, finishedAt: null }),
      sampleRun({ state: 'failed', launchedAt: 0, finishedAt: 60_000 }),
      sampleRun({ launchedAt: null, finishedAt: 60_000 }),
    ]
    expect(estimateLaunch(notEnded, same).ms).toBeNull()
  })

  it('is the median time of runs of its size, after the usual time to the launch', () => {
    const { runs, ms, ahead } = estimateLaunch([took(10_000), took(20_000), took(30_000)], same)
    expect({ runs, ahead }).toEqual({ runs: 3, ahead: 1_000 })
    expect(ms).toEqual({ low: 16_000, typical: 21_000, high: 26_000 })
  })

  it('grows with the personas, and more slowly with the items', () => {
    const typicalOf = (change: Partial<typeof same>) =>
      estimateLaunch([took(10_000)], { ...same, ...change }).ms?.typical
    expect(typicalOf({ personas: 10 })).toBe(1_000 + 20_000)
    expect(typicalOf({ questions: 8 })).toBe(1_000 + 20_000)
  })

  it('is not taken from runs of another size', () => {
    const past = [took(10_000), sampleRun({ personas: 100, questionCount: 20, launchedAt: 0, finishedAt: 9 })]
    expect(estimateLaunch(past, { ...same, questions: 10 }).ms).toBeNull()
    expect(estimateLaunch(past, { ...same, personas: 24 }).ms).toBeNull()
    expect(estimateLaunch(past, { ...same, personas: 1 }).ms).toBeNull()
    expect(estimateLaunch(past, same).runs).toBe(1)
  })

  it('leaves out a run during which the service was off', () => {
    const { runs, ms } = estimateLaunch([took(3_600_000), took(10_000)], same)
    expect({ runs, typical: ms?.typical }).toEqual({ runs: 1, typical: 11_000 })
  })

  it('counts fewer looks at each run where many share the calls', () => {
    const alone = estimateLaunch([took(60_000)], same).calls ?? 0
    expect(estimateLaunch([took(60_000)], { ...same, times: 24 }).calls).toBeLessThan(alone)
  })

  it('learns from the newest twenty', () => {
    const past = [...Array.from({ length: 20 }, () => took(10_000)), took(10_000_000)]
    expect(estimateLaunch(past, same)).toMatchObject({ runs: 20, ms: { high: 11_000 } })
  })

  it('counts creation, launch, answers and a look now and then, fewer than the limit allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (ms) => {
        const { calls } = estimateLaunch([took(ms)], same)
        expect(calls).toBeGreaterThanOrEqual(4)
        expect(calls).toBeLessThanOrEqual(4 + (4 * ms) / 600)
      }),
    )
  })
})
