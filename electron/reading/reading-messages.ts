import type { Problem } from '../../shared/models/problem.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'

/** What the worker is started with. */
export interface ReadingOptions {
  /** The store's file, which the worker looks payloads up in. */
  readonly file: string
}

/** A payload by its id; its text only where it is not in the store's file. */
export interface PayloadSource {
  readonly id: string
  readonly text: string | null
}

/** What the host asks of the worker. */
export type ReadingRequest =
  | { readonly id: number; readonly ask: 'desk'; readonly payload: PayloadSource; readonly task: DeskTask }
  | {
      readonly id: number
      readonly ask: 'results'
      readonly payload: PayloadSource
      readonly task: ResultsTask
    }

/**
 * The worker's answer. `problem` is null for a mistake of ours; `wantsText` where the store's file can be opened by the host alone,
 * which then asks again with the text.
 */
export type ReadingAnswer =
  | { readonly id: number; readonly value: DeskAnswers[DeskTask['task']] | RunResults }
  | { readonly id: number; readonly wantsText: true }
  | { readonly id: number; readonly problem: Problem | null; readonly message: string }
