import { CREATION_TUNING, type CreationTuning } from './create-run.ts'
import { nextLook, type Prospect } from './pace.ts'

/** How runs are created and followed; tests and benchmarks set some of it. */
export interface RunTuning extends CreationTuning {
  /** Milliseconds until the next look at a run. */
  pace: (prospect: Prospect) => number
  /** 0 to 1, as `Math.random`. */
  random: () => number
}

export const RUN_TUNING: RunTuning = { ...CREATION_TUNING, pace: nextLook, random: Math.random }
