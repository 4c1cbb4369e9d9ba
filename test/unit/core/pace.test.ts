import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextLook, nextTry } from '../../../electron/core/runs/pace.ts'

const progress = (fraction: number) => ({ fraction, answered: null, total: null, certainty: 'sure' as const })

describe('the pace of looking at a run', () => {
  it('is quick just after the launch and near the end, slow in between', () => {
    const fresh = nextLook(progress(0.05), 1_000, 0.5)
    const middle = nextLook(progress(0.5), 120_000, 0.5)
    const nearEnd = nextLook(progress(0.9), 120_000, 0.5)
    expect(fresh).toBeLessThan(middle)
    expect(nearEnd).toBeLessThan(middle)
  })

  it('always waits between half a second and six seconds', () => {
    fc.assert(
      fc.property(
        fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
        fc.integer({ min: 0, max: 86_400_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (fraction, since, jitter) => {
          const wait = nextLook(fraction === null ? null : progress(fraction), since, jitter)
          expect(wait).toBeGreaterThanOrEqual(500)
          expect(wait).toBeLessThanOrEqual(6_000)
        },
      ),
    )
  })

  it('backs off after failures, to a minute at most', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => nextTry(failures, 0.5))
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBeLessThanOrEqual(2_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(70_000)
  })
})
