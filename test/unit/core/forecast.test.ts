import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createForecast } from '../../../electron/core/runs/forecast.ts'

const seen = (fraction: number | null, total: number | null = null) => ({
  fraction,
  answered: null,
  total,
  certainty: 'sure' as const,
})

describe('the forecast of a run', () => {
  it('tells nothing before there is progress', () => {
    const forecast = createForecast(0)
    forecast.see(null, 1_000)
    forecast.see(seen(null), 2_000)
    forecast.see(seen(0), 3_000)
    expect(forecast.end()).toBeNull()
  })

  it('never foretells an even run later than it ends, and ever closer the more has answered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 100 }),
        fc.integer({ min: 5_000, max: 3_600_000 }),
        fc.double({ min: 0.3, max: 1, noNaN: true, maxExcluded: true }),
        (total, lasts, at) => {
          const forecast = createForecast(0)
          const answered = Math.floor(total * at)
          forecast.see(seen(answered / total, total), lasts * at)
          const end = forecast.end() ?? Number.NaN
          expect(end).toBeLessThan(lasts * (1 + 1e-9))
          expect(end).toBeGreaterThan(lasts * (1 - 1 / (answered + 1)) * (1 - 1e-9))
        },
      ),
    )
  })

  it('does not count the time that a run waited at the service', () => {
    const forecast = createForecast(0)
    for (const minute of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) forecast.see(seen(0), minute * 60_000)
    forecast.see(seen(0.5), 10.5 * 60_000)
    expect(forecast.end()).toBeLessThan(11.1 * 60_000)
  })

  it('keeps what it foretold while progress stands still', () => {
    const forecast = createForecast(0)
    forecast.see(seen(0.5), 10_000)
    const end = forecast.end()
    forecast.see(seen(0.5), 30_000)
    expect(forecast.end()).toBe(end)
    expect(forecast.movedAt()).toBe(10_000)
  })
})
