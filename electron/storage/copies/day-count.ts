import { z } from 'zod'

export const DAY = 24 * 60 * 60 * 1000
/**
 * When Sonde has run for this time, a day has passed, whatever the clock shows. It is longer than a day, because counts
 * may come late.
 */
const RAN_A_DAY = DAY + 2 * 60 * 60 * 1000
/**
 * A date that is at most this many days later counts as following, even where the clock is in doubt: a long weekend may
 * lie between.
 */
const NEAR = 4
/**
 * After the clock was set back to an earlier date, this many days must follow each other before a larger jump counts as
 * a day again.
 */
const CAREFUL = 7
/** The number of dates that are remembered: a remembered date that the clock shows again is no new day. */
const REMEMBERED = 60

/** The count of days of use, which only grows, and what is needed to continue it. */
export const dayCountSchema = z.object({
  /** From 1. */
  day: z.number().int().min(0),
  /** Milliseconds that Sonde ran since this day was counted, on a clock that cannot be set. */
  ran: z.number().min(0),
  /** The machine's wall clock at the last count, in ms since 1970. */
  wall: z.number(),
  /**
   * Days that must follow each other before a jump of the clock counts as a day again; 0 where the clock is trusted.
   */
  doubt: z.number().int().min(0),
  /** The newest dates that the clock showed, in days since 1970. */
  dates: z.array(z.number().int()),
})
export type DayCount = z.infer<typeof dayCountSchema>

/** The first count in a folder; `day` is the newest day of its backups, 0 where there are none. */
export function startDayCount(day: number, wall: number): DayCount {
  return { day: day + 1, ran: 0, wall, doubt: 0, dates: [dateOf(wall)] }
}

/**
 * Continues the count. `wall` is the machine's wall clock now, `ran` the milliseconds that Sonde ran since the last
 * count. At most one day is counted at a time, however far the clock has jumped. `odd`: the clock does not show how
 * much time has passed, because it was set back, stands still, or shows a date that does not count.
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
