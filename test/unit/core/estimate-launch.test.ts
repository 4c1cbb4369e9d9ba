import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateLaunch } from '../../../electron/core/runs/estimate-launch.ts'
import { sampleRun } from '../renderer/runs/sample-run.ts'

/** A run with 10 answers, launched one second after it was sent, that took this many milliseconds. */
const took = (ms: number) =>
  sampleRun({ personas: 5, questionCount: 2, sentAt: 1_000, launchedAt: 2_000, finishedAt: 2_000 + ms })
const planned = { personas: 10, questions: 4, callsPerMinute: 100 }

describe('what a launch will take', () => {
  it('is not invented where no run of the connection has ended', () => {
    expect(estimateLaunch([], planned)).toEqual({ runs: 0, ms: null, ahead: null, calls: null })
    const notEnded = [
      sampleRun({ state: 'running', launchedAt: 0, finishedAt: null }),
      sampleRun({ state: 'failed', launchedAt: 0, finishedAt: 60_000 }),
      sampleRun({ launchedAt: null, finishedAt: 60_000 }),
    ]
    expect(estimateLaunch(notEnded, planned).ms).toBeNull()
  })

  it('is the median time an answer, times the answers, after the usual time to the launch', () => {
    const { runs, ms, ahead } = estimateLaunch([took(10_000), took(20_000), took(90_000)], planned)
    expect(runs).toBe(3)
    expect(ahead).toBe(1_000)
    expect(ms?.typical).toBe(1_000 + 2_000 * 40)
    expect(ms?.low).toBe(1_000 + 1_500 * 40)
    expect(ms?.high).toBe(1_000 + 5_500 * 40)
  })

  it('learns from the newest twenty', () => {
    const past = [...Array.from({ length: 20 }, () => took(10_000)), took(10_000_000)]
    expect(estimateLaunch(past, planned)).toMatchObject({ runs: 20, ms: { high: 1_000 + 40_000 } })
  })

  it('counts creation, launch, answers and a look now and then, fewer than the limit allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (ms) => {
        const { calls } = estimateLaunch([took(ms)], planned)
        expect(calls).toBeGreaterThanOrEqual(4)
        expect(calls).toBeLessThanOrEqual(4 + (4 * ms) / 600)
      }),
    )
  })
})
