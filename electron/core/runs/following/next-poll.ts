import { scatter } from '../../waiting/scatter.ts'

/** Shortest and longest time between two polls of a run that is the only one, in milliseconds. */
const FASTEST = 800
const SLOWEST = 5_000
/** Time between two polls of the only run, if it used all calls of its key; with more runs it grows. Milliseconds. */
const FAIR_ALONE = 1_000
/**
 * A run far from its end may be polled this many times less often than its fair share; runs near their end get the
 * calls that this saves.
 */
const SPARE = 2
/** The part of the time until the expected end that passes before the next poll: for the only run, and among many. */
const PART_ALONE = 0.5
const PART_IN_CROWD = 0.75
/**
 * A forecast made early in a run is a guess: the next poll comes after at most this part of the time since the launch.
 */
const PART_OF_PAST = 0.75
/**
 * Where there is no forecast, or the end is overdue: the next poll comes after this part of the time already spent
 * waiting.
 */
const PART_OF_WAIT = 0.2

/** What the time of the next poll depends on. Times in milliseconds. */
export interface Prospect {
  /** Until the run should end; negative when that time has passed, null without a forecast. */
  untilEnd: number | null
  /** Since the launch. */
  ran: number
  /** Since the progress last changed, or since the launch. */
  still: number
  /** Between two polls of the same run, if the key's calls for polls were shared equally among its runs. */
  fair: number
  /** 0 to 1; spreads runs that started together. */
  jitter: number
}

/**
 * Milliseconds until the next poll of a run: often just after the launch and near the expected end, seldom in between.
 * The more runs share a key, the fewer polls each run gets: after each poll of the only run, half of the time until its
 * end passes before the next one; among many runs, most of it.
 */
export function nextPoll({ untilEnd, ran, still, fair, jitter }: Prospect): number {
  const crowd = Math.max(1, fair / FAIR_ALONE)
  const fastest = FASTEST * crowd ** 0.25
  const slowest = Math.max(SLOWEST, SPARE * fair)
  const part = PART_IN_CROWD - (PART_IN_CROWD - PART_ALONE) / Math.sqrt(crowd)
  const wanted =
    untilEnd === null
      ? still * PART_OF_WAIT
      : untilEnd > 0
        ? Math.min(untilEnd * part, ran * PART_OF_PAST)
        : -untilEnd * PART_OF_WAIT
  return scatter(Math.min(slowest, Math.max(fastest, wanted)), jitter)
}
