import type { ReceivedText } from '../../shared/models/received-text.ts'
import type { RawPayload } from '../../shared/models/results.ts'

/** How much stays of a kind of answer that may come by the thousand; the newest stays whatever its size. */
export interface Keeping {
  /** How many of those that came first. */
  first: number
  /** How many of those that came last, at least 1. */
  newest: number
  /** Of all that stay beside the newest, as stored. The room goes first to those that came first. */
  bytes: number
}

/** An answer to store. */
export interface NewPayload {
  id: string
  /** The run's or the focus session's id. */
  subjectId: string
  kind: string
  text: ReceivedText
  receivedAt: number
  /** Absent where all of the kind stay. */
  keeping?: Keeping
  /** The id of an answer whose place this one takes. */
  instead?: string
}

/** A payload as it is stored, for another thread, so that taking it apart costs this one nothing. */
export interface StoredPayload {
  /** In how many parts it stands; each is read in a few milliseconds. */
  readonly parts: number
  /** The bytes of a part; null where it is gone meanwhile. */
  read(part: number): Uint8Array | null
  /** Whether all parts together are a JSON string in UTF-8, and not the text itself. */
  readonly isJson: boolean
}

/** Everything received, exactly as received. Never changed; it goes only where whoever adds one says how much stays. */
export interface PayloadRepository {
  /** Returns the id; an exact repeat of the newest of its kind is not stored twice, and returns the id of that one. */
  add(payload: NewPayload): string
  /**
   * Stores a large text before its payload is added, a part at a time: then `add` takes a moment. A disk that refuses is
   * told by `add`.
   */
  prepare(text: ReceivedText): Promise<void>
  list(subjectId: string, kind?: string): RawPayload[]
  text(id: string): string | null
  /** Null where there is none. */
  stored(id: string): StoredPayload | null
  /** Removes, of every run and session, what is more than stays; gives the room back where that is much. */
  trim(kinds: readonly (readonly [kind: string, keeping: Keeping])[]): void
}
