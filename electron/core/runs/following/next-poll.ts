import { scatter } from '../../waiting/scatter.ts'

/** Shortest and longest time between two looks at a run that is alone, in milliseconds. */
const FASTEST = 800
const SLOWEST = 5_000
/** Time between two looks at a lone run when all its key's calls were spent on it; more runs, more time. */
const FAIR_ALONE = 1_000
/**
 * A run far from its end may be polled this many times less often than its fair share; runs near their end get the
 * calls that this saves.
 */
const SPARE = 2
/** The part of the time until the expected end that passes before the next poll: for a lone run, and among many. */
const PART_ALONE = 0.5
const PART_IN_CROWD = 0.75
/** A forecast from a short past is a guess: the next look comes before the run has lasted this much longer again. */
const PART_OF_PAST = 0.75
/** Where nothing is foretold, or the end is overdue: the next look after this part of the time already spent so. */
const PART_OF_WAIT = 0.2

/** What the next look at a run depends on. Times in milliseconds. */
export interface Prospect {
  /** Until the run should end; negative when that is past, null while nothing tells. */
  untilEnd: number | null
  /** Since the launch. */
  ran: number
  /** Since progress last moved, or since the launch. */
  still: number
  /** Between two looks, if all runs of the key were looked at in turn with the calls that are left for it. */
  fair: number
  /** 0 to 1; spreads runs that started together. */
  jitter: number
}

/**
 * Milliseconds until the next look at a run: often just after the launch and near the expected end, seldom in
 * between. The more runs share a key, the more each look must be worth: looks halve the way to the end for a lone
 * run, and take most of it in a crowd.
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
