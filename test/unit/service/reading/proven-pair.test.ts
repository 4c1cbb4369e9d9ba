import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const shareOf = (data: object): number | null =>
  readStatus({ status: 'running', ...data }).progress?.fraction ?? null

describe('counts under any name', () => {
  it.each([
    { funnel: { audience: 36, contacted: 29, responded: 22, responseRate: '61%' } },
    { reach: { seats: 36, opened: 30, finished: 22 }, conversion: 0.611 },
    {
      trichter: [
        { step: 'invited', people: 36 },
        { step: 'started', people: 30 },
        { step: 'finished', people: 22 },
      ],
      quote: '61,1 %',
    },
  ])('are the progress where a share beside them says the same: %j', (data) => {
    expect(shareOf(data)).toBeCloseTo(22 / 36, 9)
  })

  it.each([
    { funnel: { audience: 36, contacted: 29, responded: 22, responseRate: '72%' } },
    { funnel: { invited: 36, again: 35.9, finished: 22, women: '61%', men: '39%' } },
    { funnel: { invited: 2, finished: 1, rate: 0.5 } },
    { funnel: { invited: 200, other: 201, finished: 100, rate: '50%' } },
    { funnel: { invited: 36, finished: 22, failed: '61%' } },
    { funnel: { calls: 36, finished: 22, rate: '61%' } },
  ])('are none where the share says something else, or may be a chance: %j', (data) => {
    expect(shareOf(data)).toBeNull()
  })

  it('are the progress where all others add up to the total', () => {
    const outcomes = { issued: 32, complete: 12, outstanding: 20, no_output: 0 }
    expect(shareOf({ case_outcomes: outcomes })).toBe(0.375)
    expect(shareOf({ case_outcomes: { ...outcomes, outstanding: 19 } })).toBeNull()
    // A percentage beside them, cut or rounded, says the same or denies it.
    expect(shareOf({ case_outcomes: { ...outcomes, progress: 37 } })).toBe(0.375)
    expect(shareOf({ case_outcomes: { ...outcomes, pct: 38 } })).toBe(0.375)
    expect(shareOf({ case_outcomes: { ...outcomes, progress: 52 } })).toBeNull()
  })
})
