import type { Problem } from '../../shared/models/problem.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { LargeArrival, LargeUnderstood } from '../service/call/large-answer.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'

/** A payload by its id, and its content, unless the worker may still have it. */
export interface PayloadSource {
  readonly id: string
  readonly text: string | null
  /** Its bytes in UTF-8, in several parts: unlike a text, they need not be decoded on the host's thread. */
  readonly stored: readonly Uint8Array[] | null
  /** Whether the bytes are a JSON string, and not the text itself. */
  readonly isJson: boolean
}

/** A request of the host to the worker. */
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

/**
 * The worker's answer. `problem` is null for a bug of Sonde; `wantsPayload`: the worker does not have the payload of
 * the request.
 */
export type ReadingAnswer =
  | { readonly id: number; readonly value: DeskAnswers[DeskTask['task']] | RunResults | LargeUnderstood }
  | { readonly id: number; readonly wantsPayload: true }
  | { readonly id: number; readonly problem: Problem | null; readonly message: string }
