import { z } from 'zod'

export const DAY = 24 * 60 * 60 * 1000
/** Sonde ran for so long: a day has passed, whatever the clock shows. The rest is for looks that come late. */
const RAN_A_DAY = DAY + 2 * 60 * 60 * 1000
/** Dates so far apart follow on each other even where the clock is in doubt: a long weekend lies between. */
const NEAR = 4
/** After the clock was set back to an earlier date, so many days must follow on each other before a leap counts again. */
const CAREFUL = 7
/** Dates that are remembered: one that the clock shows again is no new day. */
const REMEMBERED = 60

/** Days of use, counted forward only, and what must be known to count on. */
export const dayCountSchema = z.object({
  /** From 1. */
  day: z.number().int().min(0),
  /** Milliseconds that Sonde ran since this day was counted, on a clock that nobody can set. */
  ran: z.number().min(0),
  /** What the machine's clock showed last, in ms since 1970. */
  wall: z.number(),
  /** Days that must follow on each other before a leap of the clock counts as a day again; 0 where it is trusted. */
  doubt: z.number().int().min(0),
  /** The newest dates that the clock showed, in days since 1970. */
  dates: z.array(z.number().int()),
})
export type DayCount = z.infer<typeof dayCountSchema>

/** The first count in a folder; `day` is the newest that its copies tell, 0 where there are none. */
export function startDayCount(day: number, wall: number): DayCount {
  return { day: day + 1, ran: 0, wall, doubt: 0, dates: [dateOf(wall)] }
}

/**
 * Counts on: `wall` is what the machine's clock shows now, `ran` the milliseconds that Sonde ran since the last look. At
 * most one day is counted at a time, however far the clock leapt. `odd` says that the clock tells nothing of how much time
 * has passed: it was set back, stands still, or shows a date that counts for nothing.
 */
export function countDays(before: DayCount, wall: number, ran: number): { count: DayCount; odd: boolean } {
  const date = dateOf(wall)
  const step = date - dateOf(before.wall)
  const follows = step > 0 && step <= NEAR
  const isNewDay = step !== 0 && !before.dates.includes(date) && (follows || before.doubt === 0)
  const ranInAll = before.ran + Math.max(0, ran)
  const passed = isNewDay || ranInAll >= RAN_A_DAY
  return {
    count: {
      day: before.day + Number(passed),
      ran: passed ? 0 : ranInAll,
      wall,
      doubt: step < 0 ? CAREFUL : Math.max(0, before.doubt - Number(isNewDay && follows)),
      dates: before.dates.includes(date) ? before.dates : [...before.dates, date].slice(-REMEMBERED),
    },
    odd: !passed && (step !== 0 || wall <= before.wall),
  }
}

function dateOf(wall: number): number {
  return Math.floor(wall / DAY)
}
