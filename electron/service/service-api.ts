import type { ApiKey, Member, MemberFields } from '../../shared/models/account.ts'
import type { Budget } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { FocusDraft, Profile } from '../../shared/models/focus.ts'
import type { ReceivedText } from '../../shared/models/received-text.ts'
import type { Progress } from '../../shared/models/run.ts'

/** Who a call is for: a person's own action goes first, then launches, then polling. */
export type CallPriority = 'person' | 'launch' | 'poll'

export interface CallOptions {
  priority: CallPriority
  /** How long a poll may well wait for its turn, in milliseconds: of all that wait, the one soonest late goes first. */
  lateAfter?: number
  /** When it aborts, the call is late at once: it goes before all of its priority that may wait longer. */
  hurry?: AbortSignal | undefined
  /**
   * Called when the call's turn has come, just before it goes out: what must be on disk first is written here. Where it
   * throws, the call is not made.
   */
  onTurn?: () => void
  /**
   * Called with the print of the key that the call is about to go out with: another key may be another account's. Where it
   * throws, the call is not made.
   */
  onAccount?: (account: string) => void
  /** A 429 rejects with BUSY at once, so that who called can say that it waits; else it is waited out here. */
  tellsBusy?: boolean
  /** Ends the wait and the call; the promise then rejects with CANCELLED. */
  signal?: AbortSignal
  /**
   * Takes the body of an answer that came and could not be read, as received but for the key, before the promise
   * rejects; as far as it came where it broke off. It must not throw.
   */
  onUnparsed?: (raw: ReceivedText) => void
}

/** An answer of the service: what was read from it, and the body exactly as received. */
export interface Received<T> {
  value: T
  raw: ReceivedText
  /** The service's clock as the answer tells it (header `Date`, whole seconds), in milliseconds; null where it does not. */
  date: number | null
}

/** The four statuses that the interface names; anything else is `other`, with the word as received. */
export type SurveyStatus = 'draft' | 'running' | 'done' | 'failed' | 'other'

export interface SurveyState {
  status: SurveyStatus
  /** The status word as received; null where there was none. */
  word: string | null
  /** Null where no progress could be read. */
  progress: Progress | null
}

/** What a row of a list tells of what its survey asks; null for what it does not tell. */
export interface ToldContent {
  context: string | null
  personas: number | null
  questionCount: number | null
  /** Every item in its order; `options` is null where a row tells none. */
  questions: readonly { stem: string; options: readonly string[] | null }[] | null
}

/** A row of a list of surveys or sessions, tolerant: only what could be read. */
export interface ListedRecord {
  id: string
  /** Fit to show in a line. */
  title: string | null
  /** The title exactly as it came: only this can be compared with what was sent. */
  toldTitle: string | null
  status: string | null
  /** Milliseconds since 1970, only where a date, a time to the second and a zone are told: an instant. */
  createdAt: number | null
  /** The creation time as told, however exact, fit to show. */
  createdTold: string | null
  content: ToldContent
  /** The record as JSON, for the evidence view. */
  raw: string
}

export interface ListPage {
  records: ListedRecord[]
  /** Rows in the page that could not be read as a record with an id. */
  unrecognised: number
}

/**
 * The 18 operations of the service for one connection. Every call waits for its turn in the key's budget, sends the
 * key to the connection's own origin only, and rejects with a `SondeError`. Nothing is repeated on its own, except
 * that a 429 is waited out for reads.
 */
export interface ServiceClient {
  createSurvey(
    draft: SurveyDraft,
    options: CallOptions,
  ): Promise<Received<{ id: string; status: SurveyStatus }>>
  listSurveys(page: { limit: number; offset: number }, options: CallOptions): Promise<Received<ListPage>>
  launchSurvey(id: string, options: CallOptions): Promise<Received<SurveyState>>
  surveyStatus(id: string, options: CallOptions): Promise<Received<SurveyState>>
  /** `value` is the parsed `data`, for `readPayload`; null for a large reply, which is read from its text. */
  surveyResults(id: string, options: CallOptions): Promise<Received<unknown>>
  deleteSurvey(id: string, options: CallOptions): Promise<Received<null>>

  createFocus(draft: FocusDraft, options: CallOptions): Promise<Received<{ id: string; profiles: Profile[] }>>
  listFocus(
    page: { limit: number; offset: number; q?: string; status?: string },
    options: CallOptions,
  ): Promise<Received<ListPage>>
  focusSession(id: string, options: CallOptions): Promise<Received<{ profiles: Profile[] }>>
  /** May run a round: minutes of time-out, never repeated by the client. `value` is the text, "" before any round. */
  focusTranscript(id: string, options: CallOptions): Promise<Received<string>>
  deleteFocus(id: string, options: CallOptions): Promise<Received<null>>

  listKeys(options: CallOptions): Promise<Received<ApiKey[]>>
  /** `raw` has the secret redacted. */
  createKey(name: string, options: CallOptions): Promise<Received<{ key: ApiKey | null; secret: string }>>
  revokeKey(id: number, options: CallOptions): Promise<Received<null>>

  listMembers(options: CallOptions): Promise<Received<Member[]>>
  addMember(fields: MemberFields, options: CallOptions): Promise<Received<null>>
  removeMember(fields: MemberFields, options: CallOptions): Promise<Received<null>>
  changeRole(fields: MemberFields, options: CallOptions): Promise<Received<null>>
}

/** The calls of one key: at most `limit` in any 60 s, a 429 waited out by all. */
export interface CallBudget {
  /** What is left just now. */
  state(): Budget
  /** Calls `listener` whenever `state()` may have changed; returns how to stop. */
  onChange(listener: () => void): () => void
  close(): void
}
