import type { Persona } from '../panel/persona.ts'
import type { ValidationItem } from '../refusal.ts'
import type { RunState } from '../runs/run-state.ts'
import type { KeyRecord } from '../store/key-store.ts'
import type { Member } from '../store/member-store.ts'
import type { Message, Session } from '../store/session-store.ts'
import type { Page, Survey, SurveyAnswers } from '../store/survey-store.ts'

/** The `data` member of an answer, which the interface requires to be an object. */
export type Data = Readonly<Record<string, unknown>>

/** Names of the shapes. */
export const shapeNames = ['plain', 'nested', 'wide', 'bare'] as const

/** Name of a shape. */
export type ShapeName = (typeof shapeNames)[number]

/** A shape by name, or an odd one with noise as names: drawn at each start, or from a seed (32 bits). */
export type ShapeChoice = ShapeName | 'odd' | `odd:${number}`

/** A survey with the state of its run. */
export interface SurveyView {
  readonly survey: Survey
  readonly run: RunState
}

/** A session with what belongs to it. */
export interface SessionView {
  readonly session: Session
  readonly profiles: readonly Persona[]
  readonly messages: readonly Message[]
}

/**
 * One possible form of what the interface leaves open: the format of each answer's `data`, the body of a 422, and the
 * status codes of refusals. All shapes are documented in docs/practice-service.md.
 */
export interface Shape {
  readonly name: ShapeName | `odd:${number}`
  /** Status codes that the interface leaves open. */
  readonly refusals: {
    readonly launch: number
    readonly results: number
    readonly plan: number
    readonly rights: number
  }
  /** The whole body of a 422. */
  validation(message: string, detail: readonly ValidationItem[]): Data
  keys(keys: readonly KeyRecord[]): Data
  keyCreated(key: KeyRecord, secret: string): Data
  keyRevoked(key: KeyRecord): Data
  surveyCreated(view: SurveyView): Data
  surveys(page: Page<SurveyView>): Data
  surveyLaunched(view: SurveyView): Data
  surveyStatus(id: string, run: RunState): Data
  /** Results that are not ready; null if this shape refuses the request instead of returning none. */
  resultsPending(view: SurveyView): Data | null
  /** Results of a failed run; null if this shape refuses the request. */
  resultsFailed(view: SurveyView, answers: SurveyAnswers): Data | null
  results(view: SurveyView, answers: SurveyAnswers): Data
  surveyDeleted(id: string): Data
  sessionCreated(view: SessionView): Data
  sessions(page: Page<Session>): Data
  session(view: SessionView): Data
  transcript(view: SessionView): Data
  sessionDeleted(id: string): Data
  members(members: readonly Member[]): Data
  memberAdded(member: Member): Data
  memberRemoved(member: Member): Data
  roleChanged(member: Member): Data
}

/** Milliseconds since 1970 as ISO 8601, or null. */
export function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
