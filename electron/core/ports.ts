import type { AppInfo } from '../../shared/models/app-info.ts'
import type { PracticeConditions } from '../../shared/models/practice-conditions.ts'
import type { Run, RunState } from '../../shared/models/run.ts'
import type { Settings } from '../../shared/models/settings.ts'
import type { SecretStore } from '../secrets/secret-store.ts'
import type { Storage } from '../storage/storage.ts'

/** Time, as an argument. Milliseconds. */
export interface Clock {
  now(): number
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Settings on disk, outside the store: they must open even when the store does not. */
export interface SettingsStore {
  read(): Settings
  write(settings: Settings): void
}

/** The practice service as the core sees it: an address and a key that lives only in memory. */
export interface PracticePort {
  readonly baseUrl: string
  readonly apiKey: string
  getConditions(): Promise<PracticeConditions>
  setConditions(conditions: PracticeConditions): Promise<PracticeConditions>
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

/** A call that was sent, as remembered over a restart. */
export interface LedgerCall {
  connectionId: string
  /** Milliseconds since 1970. */
  at: number
  priority: 'person' | 'launch' | 'poll'
}

/** The calls of the last minute, remembered when Sonde is closed or killed: the service goes on counting them. */
export interface CallLedger {
  /** Calls of the last minute, each by when the service had counted it. */
  read(): LedgerCall[]
  /** Remembers a call that is about to be sent. */
  add(call: LedgerCall): void
}

/** All that the core needs of the world. A host makes these; the core imports none of it. */
export interface CorePorts {
  clock: Clock
  /** Fetch of the host: Electron's `net.fetch` or Node's. */
  fetch: typeof fetch
  storage: Storage
  secrets: SecretStore
  settings: SettingsStore
  /** Null where the practice service could not start. */
  practice: PracticePort | null
  handOver: HandOver
  announce: Announce
  log: Log
  /** Absent where nothing is to be remembered. */
  ledger?: CallLedger
  /** A new unique id. */
  newId(): string
  app: Pick<AppInfo, 'version' | 'host' | 'platform'>
}
