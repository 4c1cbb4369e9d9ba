import { CREATION_TUNING, type CreationTuning } from '../lost-creation/creation-tuning.ts'
import { nextPoll, type Prospect } from './following/next-poll.ts'

/** How runs are created and followed; tests and benchmarks set some of it. */
export interface RunTuning extends CreationTuning {
  /** Milliseconds until the next look at a run. */
  pace: (prospect: Prospect) => number
  /** The part of the looks at runs that lists of surveys may take where there are many runs; 0 to 1, 0 for none. */
  lists: number
  /** Milliseconds after which it is looked once more whether a creation that was sent again was made twice. */
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
