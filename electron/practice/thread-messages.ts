import type { PracticeConditions, PracticeConditionsPatch } from './conditions.ts'
import type { PracticeOptions } from './practice-options.ts'
import type { ToldKey } from './server/answer-key-operation.ts'

/** Options that can be passed to a thread. */
export type ThreadOptions = Omit<PracticeOptions, 'clock'>

/** A request of the main thread to the worker. */
export type ThreadRequest =
  | { readonly id: number; readonly ask: 'getConditions' }
  | { readonly id: number; readonly ask: 'setConditions'; readonly patch: PracticeConditionsPatch }
  | {
      readonly id: number
      readonly ask: 'answerKey'
      readonly apiKey: string
      readonly surveyId: string
    }
  | { readonly id: number; readonly ask: 'close' }

/** What the worker sends once at its start. */
export type ThreadReady =
  | {
      readonly kind: 'ready'
      readonly baseUrl: string
      readonly apiKey: string
      readonly adminKey: string
      readonly enterpriseKey: string
    }
  | {
      readonly kind: 'failed'
      readonly name: string
      readonly message: string
      readonly code?: string | undefined
    }

/** What the worker returns: conditions, an answer key, or null after closing. */
export type ThreadValue = PracticeConditions | ToldKey | null

/** The worker's answer to a request. */
export type ThreadAnswer =
  | { readonly kind: 'answer'; readonly id: number; readonly value: ThreadValue }
  | { readonly kind: 'refused'; readonly id: number; readonly name: string; readonly message: string }
