import { CREATION_TUNING, type CreationTuning } from '../lost-creation/creation-tuning.ts'
import { nextPoll, type Prospect } from './following/next-poll.ts'

/** Parameters of how runs are created and followed; tests and benchmarks change some of them. */
export interface RunTuning extends CreationTuning {
  /** Milliseconds until the next poll of a run. */
  pace: (prospect: Prospect) => number
  /** The part of the polls that lists of surveys may take where there are many runs; 0 to 1, 0 for none. */
  lists: number
  /** Milliseconds until the second look for a stray of a creation that was sent again. */
  strays: number
  /** 0 to 1, as `Math.random`. */
  random: () => number
}

export const RUN_TUNING: RunTuning = {
  ...CREATION_TUNING,
  pace: nextPoll,
  lists: 0.5,
  strays: 5 * 60_000,
  random: Math.random,
}
