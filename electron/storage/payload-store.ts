import type { ReceivedText } from '../../shared/models/received-text.ts'
import type { RawPayload } from '../../shared/models/results.ts'

/** How many payloads of a kind are kept, where one run may receive thousands; the newest is kept whatever its size. */
export interface Keeping {
  /** How many of the first ones. */
  first: number
  /** How many of the last ones, at least 1. */
  newest: number
  /** Limit for all of them without the newest, as stored. The first ones have precedence. */
  bytes: number
}

/** A payload to store. */
export interface NewPayload {
  id: string
  /** The run's or the focus session's id. */
  subjectId: string
  kind: string
  text: ReceivedText
  receivedAt: number
  /** Absent where all payloads of the kind are kept. */
  keeping?: Keeping
  /** The id of a payload that this one replaces. */
  instead?: string
}

/** A payload in stored form, to be parsed by another thread without work on this one. */
export interface StoredPayload {
  /** Number of its parts; each is read in a few milliseconds. */
  readonly parts: number
  /** The bytes of a part; null where it was deleted in the meantime. */
  read(part: number): Uint8Array | null
  /** Whether all parts together are a JSON string in UTF-8, and not the text itself. */
  readonly isJson: boolean
}

/**
 * All payloads, exactly as received. They are never changed, and only deleted where the caller of `add` or `trim`
 * limits how many are kept.
 */
export interface PayloadRepository {
  /**
   * Returns the id. An exact repeat of the newest payload of its kind is not stored again, and returns that one's id.
   */
  add(payload: NewPayload): string
  /**
   * Stores a large text before its payload is added, a part at a time, so that `add` is then fast. Where the disk
   * refuses, only `add` reports it.
   */
  prepare(text: ReceivedText): Promise<void>
  list(subjectId: string, kind?: string): RawPayload[]
  text(id: string): string | null
  /** Null where there is none. */
  stored(id: string): StoredPayload | null
  /** Removes the surplus payloads of every run and session; where that frees much space, the file is made smaller. */
  trim(kinds: readonly (readonly [kind: string, keeping: Keeping])[]): void
}
