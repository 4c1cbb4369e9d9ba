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

/** The machine's clocks, passed in so that tests can use their own. Milliseconds. */
export interface Clock {
  /** The machine's wall clock, since 1970: it may be set ahead or back at any time. */
  now(): number
  /**
   * Time since the machine was started. Unlike the wall clock it never goes back, and it is the same for all programs.
   * It may stand still while the machine sleeps.
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

/** An answer key, as the practice service sends it. */
export interface ToldAnswerKey {
  readonly questions: readonly {
    /** Position, from 0. */
    readonly question: number
    /** The text of the question, as it was sent. */
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
   * What the practice service planted in the answers to a survey, by the survey's id there. `gone`: it has no such
   * survey. `older_version`: an older version of it answered the survey and kept no answer key. This is no call of the
   * real service's API and uses none of the call budget (docs/decisions/051).
   */
  answerKey(surveyId: string): Promise<ToldAnswerKey | 'gone' | 'older_version'>
}

/** Gives the person a secret without sending it to the page: through the clipboard or through a link. */
export type HandOver = (secret: string) => Promise<{ how: 'clipboard' } | { how: 'link'; path: string }>

/** A notification for a person who is not looking at Sonde; the host writes its text in the person's language. */
export interface Announcement {
  kind: 'run_ended'
  title: string
  state: RunState
  results: Run['results']
}

/** Shows a notification of the operating system; in the browser host it does nothing. */
export type Announce = (announcement: Announcement) => void

/** Where the person saves files from the page. */
export interface SavedFilesPort {
  /** Calls `listener` with the path of each saved file, until the returned function is called. */
  listen(listener: (place: string) => void): () => void
  /** Shows a file in the system's file manager. */
  showInFolder(place: string): void
}

/** Structured log. Keys and answers must never be passed to it. */
export interface Log {
  info(event: string, details?: Record<string, string | number | boolean | null>): void
  error(event: string, details?: Record<string, string | number | boolean | null>): void
}

/** A call, as it is recorded for the next start. */
export interface LedgerCall {
  /** The name of the key (`CallLedger.nameOf`). */
  key: string
  priority: 'person' | 'launch' | 'poll'
}

/** The recorded calls of before this start. */
export interface EarlierCalls {
  calls: {
    /** Null where the key of the call is not known: the call then counts for every key. */
    key: string | null
    priority: LedgerCall['priority']
    /**
     * The least number of milliseconds since the service counted the call. Negative where the service may count it only
     * that much later.
     */
    age: number
  }[]
  /** Whether calls may be missing from the record: then every key starts as if its whole minute were used up. */
  lost: boolean
}

/** A record of the last minute's calls that survives a quit or a crash, because the service goes on counting them. */
export interface CallLedger {
  /** Called once, at the start. */
  read(): EarlierCalls
  /** A short name that tells a key from a few others, and from which the key cannot be recovered. */
  nameOf(key: string): string
  /**
   * Records a call that is about to be sent. The returned function is to be called when the call has ended, with the
   * milliseconds after which the service has counted it for sure.
   */
  add(call: LedgerCall): (later: number) => void
}

/** A payload to read. `text` is null where the payload is in the store's file and can be read by its id. */
export interface PayloadToRead {
  id: string
  text: ReceivedText | null
}

/** Parses payloads on another thread than the one that answers the page. */
export interface ReadingPort {
  /** Rejects with a problem where the payload cannot be parsed. */
  desk<T extends DeskTask>(payload: PayloadToRead, task: T): Promise<DeskAnswers[T['task']]>
  /** Reads a run's answers. */
  results(payload: PayloadToRead, run: ResultsTask): Promise<RunResults>
  /** Parses large replies. Absent where replies are parsed on the main thread. */
  understand?: LargeAnswers['understand']
}

/** Everything the core needs from outside. A host makes these; the core imports none of them. */
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
  /** Absent where the host does not learn it: a browser saves files by itself. */
  savedFiles?: SavedFilesPort
  log: Log
  /** Absent where payloads are parsed on the main thread, which blocks it for a while. */
  reader?: ReadingPort
  /** Absent where calls are not to be recorded. */
  ledger?: CallLedger
  /** A new unique id. */
  newId(): string
  app: Pick<AppInfo, 'version' | 'host' | 'platform' | 'lastingAddress'>
}
