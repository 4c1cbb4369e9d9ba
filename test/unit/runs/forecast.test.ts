import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  forecastOf,
  fractionOf,
  movedAt,
  type ProgressSample,
  withSample,
} from '../../../shared/runs/forecast.ts'
import { sampleRun } from '../renderer/runs/sample-run.ts'

const at = (seconds: number, fraction: number, answered: number | null = fraction * 100): ProgressSample => ({
  at: seconds * 1000,
  fraction,
  answered,
  step: 0.01,
})

describe('forecastOf', () => {
  it('knows nothing of a run that has told nothing, or nothing new', () => {
    const unknown = { perMinute: null, fractionPerMinute: null, left: null }
    expect(forecastOf([], 0)).toMatchObject(unknown)
    expect(forecastOf([at(0, 0.2)], 1000)).toMatchObject(unknown)
    expect(forecastOf([at(0, 0.2), at(10, 0.2)], 10_000)).toMatchObject(unknown)
  })

  it('takes the pace since the launch while the run is young', () => {
    expect(forecastOf([at(0, 0), at(30, 0.25)], 30_000)).toMatchObject({
      perMinute: 50,
      fractionPerMinute: 0.5,
      left: 90_000,
    })
  })

  it('follows a change of pace: only the last 90 s count', () => {
    const history = [at(0, 0), at(100, 0.1), at(190, 0.4)]
    expect(forecastOf(history, 190_000).fractionPerMinute).toBeCloseTo(0.2)
  })

  it('counts down between two answers of the service, never below nothing', () => {
    const history = [at(0, 0), at(30, 0.5)]
    expect(forecastOf(history, 40_000).left).toBe(20_000)
    expect(forecastOf(history, 400_000).left).toBe(0)
  })

  it('says how long a run stands still, once its pace does not explain it', () => {
    const history = [at(0, 0), at(30, 0.5)]
    expect(forecastOf([...history, at(80, 0.5)], 80_000).stoodStill).toBeNull()
    expect(forecastOf([...history, at(90, 0.5)], 95_000).stoodStill).toBe(60_000)
    expect(forecastOf([...history, at(90, 0.5), at(91, 0.51)], 95_000).stoodStill).toBeNull()
    const slow = [at(0, 0), at(200, 0.05)]
    expect(forecastOf([...slow, at(300, 0.05)], 300_000).stoodStill).toBeNull()
    expect(forecastOf([at(0, 0), at(30, 1), at(200, 1)], 200_000).stoodStill).toBeNull()
  })

  it('tells no pace and no time left of a run that stands still', () => {
    const history = [at(0, 0), at(30, 0.5), at(90, 0.5)]
    expect(forecastOf(history, 95_000)).toMatchObject({
      perMinute: null,
      fractionPerMinute: null,
      left: null,
    })
  })

  it('does not slow down, nor put off the end, while nothing new is told', () => {
    const history = [at(0, 0), at(200, 0.2)]
    const seen = forecastOf(history, 200_000)
    expect(seen).toMatchObject({ perMinute: 6, left: 800_000 })
    const later = forecastOf([...history, at(260, 0.2)], 260_000)
    expect(later).toMatchObject({ perMinute: 6, left: 790_000, stoodStill: null })
  })

  it('says of a run that has told nothing for long that it stands still', () => {
    expect(forecastOf([at(0, 0), at(299, 0)], 299_000).stoodStill).toBeNull()
    expect(forecastOf([at(0, 0), at(300, 0)], 300_000).stoodStill).toBe(300_000)
  })

  it('tells a fraction where no number of answers is known', () => {
    expect(forecastOf([at(0, 0), at(60, 0.5, null)], 60_000)).toMatchObject({
      perMinute: null,
      fractionPerMinute: 0.5,
    })
  })

  it('makes nothing of a rise too small to tell', () => {
    expect(forecastOf([at(0, 3e-323), at(120, 3.5e-323)], 120_000).fractionPerMinute).toBeNull()
  })

  it('never tells a number that is none', () => {
    const samples = fc.array(fc.tuple(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true })))
    fc.assert(
      fc.property(samples, fc.nat(20_000_000), (list, now) => {
        const history = list.map(([seconds, fraction]) => at(seconds, fraction)).sort((a, b) => a.at - b.at)
        const { left, fractionPerMinute } = forecastOf(history, now)
        expect(left === null || left >= 0).toBe(true)
        expect(fractionPerMinute === null || fractionPerMinute > 0).toBe(true)
      }),
    )
  })
})

/** The samples of a run that was launched at 0, from progress at these times in milliseconds. */
function seen(looks: readonly (readonly [at: number, fraction: number])[], total: number | null = null) {
  return looks.reduce<readonly ProgressSample[]>(
    (history, [checkedAt, fraction]) =>
      withSample(
        history,
        sampleRun({
          state: 'running',
          launchedAt: 0,
          checkedAt,
          progress: { fraction, answered: null, total, certainty: 'sure' },
        }),
      ),
    [],
  )
}

describe('the earliest end', () => {
  const endOf = (history: readonly ProgressSample[]) => forecastOf(history, 0).earliestEnd

  it('tells nothing before there is progress', () => {
    expect(endOf([])).toBeNull()
    expect(endOf(seen([[3_000, 0]]))).toBeNull()
  })

  it('never comes after the end of an even run, and ever closer the more has answered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 100 }),
        fc.integer({ min: 5_000, max: 3_600_000 }),
        fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 20 }),
        fc.double({ min: 0.3, max: 1, noNaN: true, maxExcluded: true }),
        (total, lasts, earlier, at) => {
          const look = (part: number) => [lasts * part, Math.floor(total * part) / total] as const
          const before = earlier.filter((part) => part < at).sort((a, b) => a - b)
          const end = endOf(seen([...before.map(look), look(at)], total)) ?? Number.NaN
          expect(end).toBeLessThan(lasts * (1 + 1e-9))
          if (before.length > 0) return
          expect(end).toBeGreaterThan(lasts * (1 - 1 / (Math.floor(total * at) + 1)) * (1 - 1e-9))
        },
      ),
    )
  })

  it('does not count the time that a run waited at the service', () => {
    const waited = Array.from({ length: 10 }, (_, minute) => [(minute + 1) * 60_000, 0] as const)
    expect(endOf(seen([...waited, [10.5 * 60_000, 0.5]]))).toBeLessThan(11.1 * 60_000)
  })

  it('stays while progress stands still', () => {
    const moved = seen([[10_000, 0.5]])
    const still = seen([
      [10_000, 0.5],
      [30_000, 0.5],
      [300_000, 0.5],
    ])
    expect(endOf(still)).toBe(endOf(moved))
    expect(movedAt(still)).toBe(10_000)
  })
})

describe('withSample', () => {
  it('knows of a run seen for the first time when it came as far as it is', () => {
    const run = sampleRun({
      state: 'running',
      launchedAt: 1_000,
      movedAt: 60_000,
      checkedAt: 780_000,
      progress: { fraction: 0.33, answered: null, total: null, certainty: 'likely' },
    })
    const history = withSample([], run)
    expect(history.map(({ at, fraction }) => [at, fraction])).toEqual([
      [1_000, 0],
      [60_000, 0.33],
      [780_000, 0.33],
    ])
    expect(forecastOf(history, 790_000)).toMatchObject({ stoodStill: 720_000, left: null })
    expect(withSample(history, { ...run, checkedAt: 790_000 }).length).toBe(4)
  })

  it('starts at the launch and adds what is new once', () => {
    const run = sampleRun({
      state: 'running',
      launchedAt: 1000,
      checkedAt: 5000,
      progress: { fraction: 0.5, answered: 10, total: 20, certainty: 'sure' },
    })
    const history = withSample([], run)
    expect(history).toEqual([
      { at: 1000, fraction: 0, answered: 0, step: 0 },
      { at: 5000, fraction: 0.5, answered: 10, step: 0.05 },
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
