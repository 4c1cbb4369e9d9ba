import type { Among } from '../../../../shared/analysis/item-responses.ts'

/** An item of a run, and the personas whose answers to it count. */
export interface ItemOfRun {
  runId: string
  /** The item's id. */
  item: string
  /** From 0. */
  position: number
  /** Every persona of the run, by position in `respondents`. */
  personas: readonly number[]
  /** The personas that the filter keeps; absent: all. */
  among: Among | undefined
}
