import type { PracticeClock } from '../clock.ts'
import type { PracticeConditions } from '../conditions.ts'
import type { Panel } from '../panel/panel.ts'
import type { Shape } from '../shapes/shape.ts'
import type { KeyStore } from '../store/key-store.ts'
import type { MemberStore } from '../store/member-store.ts'
import type { SessionStore } from '../store/session-store.ts'
import type { SurveyStore } from '../store/survey-store.ts'
import type { FaultDice } from './faults.ts'
import type { KeyedQueue } from './keyed-queue.ts'

/** What the operations need. */
export interface PracticeParts {
  readonly seed: number
  readonly clock: PracticeClock
  readonly shape: Shape
  /** The panel, drawn at its first use so that the service is ready earlier. */
  readonly panel: () => Panel
  readonly keys: KeyStore
  readonly surveys: SurveyStore
  readonly sessions: SessionStore
  readonly members: MemberStore
  readonly dice: FaultDice
  /** Runs the rounds of a session one after the other. */
  readonly rounds: KeyedQueue
  readonly conditions: () => PracticeConditions
  /** Aborts when the service closes. */
  readonly closing: AbortSignal
}
