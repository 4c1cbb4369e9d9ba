import type { Problem } from '../../shared/models/problem.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { LargeArrival, LargeUnderstood } from '../service/call/large-answer.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'

/** A payload by its id, and what it is made of unless the worker may still have it. */
export interface PayloadSource {
  readonly id: string
  readonly text: string | null
  /** Its bytes in UTF-8, in their order: they cost the host nothing to make. */
  readonly stored: readonly Uint8Array[] | null
  /** Whether the bytes are those of a JSON string, and not the text's own. */
  readonly isJson: boolean
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
  | {
      readonly id: number
      readonly ask: 'understand'
      readonly bytes: Uint8Array
      readonly arrival: LargeArrival
    }

/** The worker's answer. `problem` is null for a mistake of ours; `wantsPayload` where it has another one than was asked about. */
export type ReadingAnswer =
  | { readonly id: number; readonly value: DeskAnswers[DeskTask['task']] | RunResults | LargeUnderstood }
  | { readonly id: number; readonly wantsPayload: true }
  | { readonly id: number; readonly problem: Problem | null; readonly message: string }
