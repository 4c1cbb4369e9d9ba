import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDays, DAY, type DayCount, startDayCount } from '../../../electron/storage/copies/day-count.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const HOUR = DAY / 24
const MINUTE = HOUR / 60

/** Days counted at each start, given what the clock showed. */
function daysAt(clock: readonly number[], from: DayCount = startDayCount(0, NOON)): number[] {
  let count = from
  return clock.map((wall) => {
    count = countDays(count, wall, 0).count
    return count.day
  })
}

describe('days of use', () => {
  it('are counted by the clock as long as it goes forward, and several starts of a day are one', () => {
    const clock = [1, 1.2, 1.3, 2, 3, 6, 20, 21].map((day) => NOON + day * DAY)
    expect(daysAt(clock)).toEqual([2, 2, 2, 3, 4, 5, 6, 7])
  })

  it('go on after the clock was a year ahead for some days', () => {
    const ahead = [365, 366, 367].map((day) => NOON + day * DAY)
    const mended = [4, 5, 6, 7].map((day) => NOON + day * DAY)
    expect(daysAt([...ahead, ...mended])).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('are at most two more for a clock that leaps there and back all afternoon', () => {
    const clock = Array.from({ length: 60 }, (_, at) => NOON + at * MINUTE + (at % 2) * 365 * DAY)
    expect(daysAt(clock).at(-1)).toBeLessThanOrEqual(3)
  })

  it('are counted by the time that Sonde runs where the clock stands still', () => {
    let count = startDayCount(0, NOON)
    for (let hour = 0; hour < 26 * 3; hour += 1) count = countDays(count, NOON, HOUR).count
    expect(count.day).toBe(4)
  })

  it('are counted once where clock and running time tell the same', () => {
    let count = startDayCount(0, NOON)
    for (let look = 1; look <= 14 * 96; look += 1)
      count = countDays(count, NOON + (look * DAY) / 96, DAY / 96).count
    expect(count.day).toBe(15)
  })

  it('only ever grow, by one at a time, however the clock leaps: an afternoon of leaps counts at most three', () => {
    const leaps = fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(leaps, (days) => {
        // Real time advances by minutes; only the clock's date jumps, by more than a long weekend.
        const far = days.map((day, at) => NOON + at * MINUTE + day * 10 * DAY)
        const backwards = far.findIndex((wall, at) => wall < (far[at - 1] ?? NOON))
        const counted = [1, ...daysAt(far)]
        for (const [at, day] of counted.slice(1).entries()) expect([0, 1]).toContain(day - (counted[at] ?? 0))
        // Jumps ahead before the first step back look like a person who was away for weeks.
        const fromThere = backwards === -1 ? [] : counted.slice(backwards + 1)
        expect((fromThere.at(-1) ?? 0) - (fromThere[0] ?? 0)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never stop: whatever the clock did before, days that follow on each other are counted again', () => {
    const past = fc.array(fc.integer({ min: -3_000, max: 3_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(past, (days) => {
        let count = startDayCount(0, NOON)
        for (const day of days) count = countDays(count, NOON + day * DAY, 0).count
        const before = count.day
        for (let day = 4_000; day < 4_070; day += 1) count = countDays(count, NOON + day * DAY, 0).count
        expect(count.day - before).toBeGreaterThanOrEqual(69)
      }),
    )
  })

  it('tell when the clock says nothing of the time that passed', () => {
    const { count } = countDays(startDayCount(0, NOON), NOON + HOUR, 0)
    expect(countDays(count, NOON + 2 * HOUR, 0).odd).toBe(false)
    expect(countDays(count, NOON + DAY, 0).odd).toBe(false)
    expect(countDays(count, NOON + HOUR, 0).odd).toBe(true)
    expect(countDays(count, NOON - 2 * HOUR, 0).odd).toBe(true)
    const back = countDays(count, NOON - 30 * DAY, 0).count
    expect(countDays(back, NOON + 2 * HOUR, 0).odd).toBe(true)
  })
})
