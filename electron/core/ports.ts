import type { AnswerKeyItem, PlantedEffect } from '../../shared/models/answer-key.ts'
import type { AppInfo } from '../../shared/models/app-info.ts'
import type { PracticeConditions } from '../../shared/models/practice-conditions.ts'
import type { ReceivedText } from '../../shared/models/received-text.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { Run, RunState } from '../../shared/models/run.ts'
import type { Settings } from '../../shared/models/settings.ts'
import type { SecretStore } from '../secrets/secret-store.ts'
import type { LargeAnswers } from '../service/call/large-answer.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'
import type { Storage } from '../storage/storage.ts'

/** Time, as an argument. Milliseconds. */
export interface Clock {
  /** Since 1970, as the machine's wall clock has it: it may be set ahead or back at any time. */
  now(): number
  /**
   * Since the machine was started: a clock that only goes forward, the same for all programs, whatever the wall clock is set
   * to. It may stand still while the machine sleeps.
   */
  monotonic(): number
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Settings on disk, outside the store: they must open even when the store does not. */
export interface SettingsStore {
  read(): Settings
  write(settings: Settings): void
}

/** An answer key as the practice service tells it. */
export interface ToldAnswerKey {
  readonly questions: readonly {
    /** Position, from 0. */
    readonly question: number
    /** Its text, as it was asked. */
    readonly asked: string
    readonly fact?: string
    readonly particulars?: true
    readonly about?: string | null
    readonly direction?: 'for' | 'against'
    readonly options?: NonNullable<AnswerKeyItem['options']>
    readonly planted: readonly PlantedEffect[]
    readonly standing: readonly PlantedEffect[]
    readonly not_understood: readonly AnswerKeyItem['notUnderstood'][number][]
  }[]
}

/** The practice service as the core sees it: an address and a key that lives only in memory. */
export interface PracticePort {
  readonly baseUrl: string
  readonly apiKey: string
  getConditions(): Promise<PracticeConditions>
  setConditions(conditions: PracticeConditions): Promise<PracticeConditions>
  /**
   * What it planted in the answers to a survey, by the survey's id there; or why it cannot tell: it has no such survey, or
   * an older version answered it. No call of the service: it costs nothing of the call budget (docs/decisions/051).
   */
  answerKey(surveyId: string): Promise<ToldAnswerKey | 'gone' | 'older_version'>
}

/** Hands a secret to the person without the page seeing it. */
export type HandOver = (secret: string) => Promise<{ how: 'clipboard' } | { how: 'link'; path: string }>

/** Something worth telling a person who looks elsewhere; the host words it in the person's language. */
export interface Announcement {
  kind: 'run_ended'
  title: string
  state: RunState
  results: Run['results']
}

/** Announces something through the operating system; the browser host does nothing. */
export type Announce = (announcement: Announcement) => void

/** Structured log; never given a key or an answer. */
export interface Log {
  info(event: string, details?: Record<string, string | number | boolean | null>): void
  error(event: string, details?: Record<string, string | number | boolean | null>): void
}

/** A call as it is remembered over a restart. */
export interface LedgerCall {
  /** The name of the key, see `CallLedger.nameOf`. */
  key: string
  priority: 'person' | 'launch' | 'poll'
}

/** What is known of the calls before this start. */
export interface EarlierCalls {
  calls: {
    /** Null where it is not known with which key it was sent: it may have been any. */
    key: string | null
    priority: LedgerCall['priority']
    /**
     * Milliseconds since the service counted the call, at least. Negative where the service may count it only that
     * much later.
     */
    age: number
  }[]
  /** Whether calls are missing from the record: then every key starts as if its whole minute were used up. */
  lost: boolean
}

/** The calls of the last minute, remembered when Sonde is closed or killed: the service goes on counting them. */
export interface CallLedger {
  /** Called once, at the start. */
  read(): EarlierCalls
  /** A name for a key that tells it apart from a few others, and from which nobody learns it. */
  nameOf(key: string): string
  /**
   * Remembers a call that is about to be sent. What it gives back is to be called at its end, with the milliseconds after
   * which the service has counted it.
   */
  add(call: LedgerCall): (later: number) => void
}

/** A payload by its id; its text is given where that is not in the store's file. */
export interface ReadPayload {
  id: string
  text: ReceivedText | null
}

/** Takes payloads apart, away from the thread that answers the page. */
export interface ReadingPort {
  /** Rejects with a problem where it cannot be taken apart. */
  desk<T extends DeskTask>(payload: ReadPayload, task: T): Promise<DeskAnswers[T['task']]>
  /** Reads a run's answers. */
  results(payload: ReadPayload, run: ResultsTask): Promise<RunResults>
  /** Takes large answers over. Absent where to read them may keep the program busy. */
  understand?: LargeAnswers['understand']
}

/** All that the core needs of the world. A host makes these; the core imports none of it. */
export interface CorePorts {
  clock: Clock
  /** The host's way to the service: one call is one request, never sent again (docs/decisions/034). */
  fetch: typeof fetch
  storage: Storage
  secrets: SecretStore
  settings: SettingsStore
  /** Null where the practice service could not start. */
  practice: PracticePort | null
  handOver: HandOver
  announce: Announce
  log: Log
  /** Absent where reading may keep the program busy for a while. */
  reader?: ReadingPort
  /** Absent where nothing is to be remembered. */
  ledger?: CallLedger
  /** A new unique id. */
  newId(): string
  app: Pick<AppInfo, 'version' | 'host' | 'platform' | 'lastingAddress'>
}
