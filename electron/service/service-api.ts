import type { ApiKey, Member, MemberFields } from '../../shared/models/account.ts'
import type { Budget } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { FocusDraft, Profile } from '../../shared/models/focus.ts'
import type { ReceivedText } from '../../shared/models/received-text.ts'
import type { Progress } from '../../shared/models/run.ts'

/** Whose call it is: a person's own action goes first, then launches, then polling. */
export type CallPriority = 'person' | 'launch' | 'poll'

/** How urgent a call is, and when it is given up. */
export interface CallOptions {
  priority: CallPriority
  /**
   * How long a poll can wait for its turn, in milliseconds. Of the waiting calls, the one that is soonest late goes
   * first.
   */
  lateAfter?: number
  /**
   * When it aborts, the call counts as late at once: it goes before all calls of its priority that are not late yet.
   */
  hurry?: AbortSignal | undefined
  /**
   * Called when the call's turn has come, just before it goes out: here the caller writes what must be on disk first.
   * If it throws, the call is not made.
   */
  onTurn?: () => void
  /**
   * Called with the print of the key that the call is about to go out with, because another key may belong to another
   * account. If it throws, the call is not made.
   */
  onAccount?: (account: string) => void
  /**
   * Whether a 429 rejects with BUSY at once, so that the caller can show the wait; otherwise the call waits and is made
   * again.
   */
  tellsBusy?: boolean
  /** Ends the wait and the call; the promise then rejects with CANCELLED. */
  signal?: AbortSignal
  /**
   * Called before the promise rejects, with the body of an answer that could not be read: as received, without the key,
   * and incomplete where the answer broke off. It must not throw.
   */
  onUnparsed?: (raw: ReceivedText) => void
}

/** An answer of the service: what was read from it, and the body exactly as received. */
export interface Received<T> {
  value: T
  raw: ReceivedText
  /** The service's time by the header `Date` (whole seconds), in milliseconds since 1970; null without that header. */
  date: number | null
}

/** The four statuses that the interface names; anything else is `other`, with the word as received. */
export type SurveyStatus = 'draft' | 'running' | 'done' | 'failed' | 'other'

/** The state of a survey as the service tells it. */
export interface RemoteState {
  status: SurveyStatus
  /** The status word as received; null where there was none. */
  word: string | null
  /** Null where no progress could be read. */
  progress: Progress | null
}

/** What a row of a list says about its survey's content; null for each thing that it does not say. */
export interface ToldContent {
  context: string | null
  personas: number | null
  questionCount: number | null
  /** All items in their order; `options` is null where the row gives none. */
  questions: readonly { stem: string; options: readonly string[] | null }[] | null
}

/** A row of a list of surveys or sessions, read tolerantly: null for what could not be read. */
export interface ListedRecord {
  id: string
  /** Made safe to show in one line. */
  title: string | null
  /** The title exactly as received: only this can be compared with the title that was sent. */
  toldTitle: string | null
  status: string | null
  /** Milliseconds since 1970; null unless the row gives a date, a time to the second and a time zone. */
  createdAt: number | null
  /** The creation time as received, however exact, made safe to show. */
  createdTold: string | null
  content: ToldContent
  /** The record as JSON, for the evidence view. */
  raw: string
}

/** One page of a list, with what could be read of its rows. */
export interface ListPage {
  records: ListedRecord[]
  /** Rows in the page that could not be read as a record with an id. */
  unrecognised: number
}

/**
 * The 18 operations of the service for one connection. Every call waits for its turn in the key's budget, sends the key
 * to the connection's own origin only, and rejects with a `SondeError`. The client repeats no call, except after a 429
 * (see `tellsBusy`).
 */
export interface ServiceClient {
  createSurvey(
    draft: SurveyDraft,
    options: CallOptions,
  ): Promise<Received<{ id: string; status: SurveyStatus }>>
  listSurveys(page: { limit: number; offset: number }, options: CallOptions): Promise<Received<ListPage>>
  launchSurvey(id: string, options: CallOptions): Promise<Received<RemoteState>>
  surveyStatus(id: string, options: CallOptions): Promise<Received<RemoteState>>
  /** `value` is the parsed `data`, null for a large reply. The answers of a run are read later, from what was kept. */
  surveyResults(id: string, options: CallOptions): Promise<Received<unknown>>
  deleteSurvey(id: string, options: CallOptions): Promise<Received<null>>

  createFocus(draft: FocusDraft, options: CallOptions): Promise<Received<{ id: string; profiles: Profile[] }>>
  listFocus(
    page: { limit: number; offset: number; q?: string; status?: string },
    options: CallOptions,
  ): Promise<Received<ListPage>>
  focusSession(id: string, options: CallOptions): Promise<Received<{ profiles: Profile[] }>>
  /** May run a round, so its time-out is minutes. `value` is the text, "" before any round. */
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

/** The call budget of one key: at most `limit` calls in any 60 s; after a 429 all calls of the key wait. */
export interface CallBudget {
  /** The budget at this moment. */
  state(): Budget
  /** Calls `listener` whenever `state()` may have changed; returns how to stop. */
  onChange(listener: () => void): () => void
  close(): void
}
