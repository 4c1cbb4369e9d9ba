import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fractionOf, type ProgressSample, paceOf, withSample } from '../../../../renderer/ui/runs/pace.ts'
import { sampleRun } from './sample-run.ts'

const at = (seconds: number, fraction: number, answered: number | null = fraction * 100): ProgressSample => ({
  at: seconds * 1000,
  fraction,
  answered,
})

describe('paceOf', () => {
  it('knows nothing of a run that has told nothing, or nothing new', () => {
    const unknown = { perMinute: null, fractionPerMinute: null, left: null }
    expect(paceOf([], 0)).toEqual(unknown)
    expect(paceOf([at(0, 0.2)], 1000)).toEqual(unknown)
    expect(paceOf([at(0, 0.2), at(10, 0.2)], 10_000)).toEqual(unknown)
  })

  it('takes the pace since the launch while the run is young', () => {
    expect(paceOf([at(0, 0), at(30, 0.25)], 30_000)).toEqual({
      perMinute: 50,
      fractionPerMinute: 0.5,
      left: 90_000,
    })
  })

  it('follows a change of pace: only the last 90 s count', () => {
    const history = [at(0, 0), at(100, 0.1), at(190, 0.4)]
    expect(paceOf(history, 190_000).fractionPerMinute).toBeCloseTo(0.2)
  })

  it('counts down between two answers of the service, never below nothing', () => {
    const history = [at(0, 0), at(30, 0.5)]
    expect(paceOf(history, 40_000).left).toBe(20_000)
    expect(paceOf(history, 400_000).left).toBe(0)
  })

  it('tells a fraction where no number of answers is known', () => {
    expect(paceOf([at(0, 0), at(60, 0.5, null)], 60_000)).toMatchObject({
      perMinute: null,
      fractionPerMinute: 0.5,
    })
  })

  it('makes nothing of a rise too small to tell', () => {
    expect(paceOf([at(0, 3e-323), at(120, 3.5e-323)], 120_000).fractionPerMinute).toBeNull()
  })

  it('never tells a number that is none', () => {
    const samples = fc.array(fc.tuple(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true })))
    fc.assert(
      fc.property(samples, fc.nat(20_000_000), (list, now) => {
        const history = list.map(([seconds, fraction]) => at(seconds, fraction)).sort((a, b) => a.at - b.at)
        const { left, fractionPerMinute } = paceOf(history, now)
        expect(left === null || left >= 0).toBe(true)
        expect(fractionPerMinute === null || fractionPerMinute > 0).toBe(true)
      }),
    )
  })
})

describe('withSample', () => {
  it('starts at the launch and adds what is new once', () => {
    const run = sampleRun({
      state: 'running',
      launchedAt: 1000,
      checkedAt: 5000,
      progress: { fraction: 0.5, answered: 10, total: 20, certainty: 'sure' },
    })
    const history = withSample([], run)
    expect(history).toEqual([
      { at: 1000, fraction: 0, answered: 0 },
      { at: 5000, fraction: 0.5, answered: 10 },
    ])
    expect(withSample(history, run)).toBe(history)
  })

  it('stays as it is while the service tells no progress', () => {
    expect(withSample([], sampleRun({ state: 'running', checkedAt: 5000 }))).toEqual([])
  })
})

describe('fractionOf', () => {
  it('takes the fraction, else the share of answers, else nothing', () => {
    expect(fractionOf(null)).toBeNull()
    expect(fractionOf({ fraction: 0.3, answered: 1, total: 2, certainty: 'sure' })).toBe(0.3)
    expect(fractionOf({ fraction: null, answered: 1, total: 2, certainty: 'sure' })).toBe(0.5)
    expect(fractionOf({ fraction: null, answered: 1, total: 0, certainty: 'sure' })).toBeNull()
    expect(fractionOf({ fraction: null, answered: 3, total: null, certainty: 'sure' })).toBeNull()
  })

  it('takes nothing from a progress that can be read in two ways', () => {
    expect(fractionOf({ fraction: null, answered: 3, total: 50, certainty: 'unsure' })).toBeNull()
  })
})
