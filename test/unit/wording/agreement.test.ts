import { describe, expect, it } from 'vitest'
import { interval, kappa } from '../../bench/wording/agreement.ts'

const pairs = (one: string, other: string, times: number): [string, string][] =>
  Array.from({ length: times }, () => [one, other])

describe("Cohen's kappa", () => {
  it('is what his example of two psychologists gives', () => {
    // Grants of 50 applicants: both yes 20, yes and no 5, no and yes 10, both no 15.
    const read = [
      ...pairs('yes', 'yes', 20),
      ...pairs('yes', 'no', 5),
      ...pairs('no', 'yes', 10),
      ...pairs('no', 'no', 15),
    ]
    expect(kappa(read)).toBeCloseTo(0.4, 10)
  })

  it('is 1 for the same words, and nothing where there was only one', () => {
    expect(kappa([...pairs('a', 'a', 3), ...pairs('b', 'b', 2)])).toBe(1)
    expect(kappa(pairs('a', 'a', 3))).toBeNull()
    expect(kappa([])).toBeNull()
  })
})

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    const [low, high] = interval(8, 10)
    expect(low).toBeCloseTo(0.4902, 3)
    expect(high).toBeCloseTo(0.9433, 3)
    expect(interval(0, 0)).toEqual([0, 1])
  })
})
