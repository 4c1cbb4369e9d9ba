import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { nameSpeakers } from '../../service/reading/name-speakers.ts'
import { type ReadTranscript, readTranscript } from '../../service/reading/read-transcript.ts'
import type { FocusFilter } from '../../storage/storage.ts'
import type { Hub } from '../events/hub.ts'
import { createDocuments } from '../outcomes/documents.ts'
import { keepUnparsed } from '../outcomes/keep-unparsed.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { UnparsedOf } from '../outcomes/unparsed-kinds.ts'
import type { CorePorts } from '../ports.ts'
import { countGrowths, sizeOf, type TranscriptSize } from './transcript-growth.ts'

/**
 * Focus sessions on disk. Every change is stored first and published afterwards. The exception is what the service
 * replied: where the disk refuses that, it is published at once, marked as unsaved, and stored as soon as the disk
 * allows.
 */
export interface FocusStore {
  get(id: string): FocusSession
  list(filter: FocusFilter): FocusSession[]
  isBinned(id: string): boolean
  /** Moves it to the bin, or back. Throws MISSING. */
  setBinned(id: string, binned: boolean): void
  insert(session: FocusSession): FocusSession
  /**
   * For decisions of a person, and for changes that must be on disk before a call. Throws STORAGE, and then nothing has
   * changed.
   */
  change(id: string, patch: Partial<FocusSession>): FocusSession
  /**
   * For what the service replied, or that it did not reply: as `change`, but where the disk refuses, it waits in
   * memory.
   */
  hear(id: string, patch: Partial<FocusSession>): FocusSession
  /**
   * As `hear`, for changes that may be lost: what Sonde is doing for the session at the moment, a problem while
   * something waits.
   */
  note(id: string, patch: Partial<FocusSession>): FocusSession
  /** Throws STORAGE as long as a reply of the service for the session could not be stored. */
  demandSaved(id: string): void
  keepPayload(id: string, kind: string, text: ReceivedText): string
  /** Returns a function for a call's options that keeps an unparsed reply. */
  keepsUnparsed(id: string, asked: UnparsedOf): (text: ReceivedText) => void
  /** All replies, newest first. Without the texts of transcripts, which were read from replies. */
  received(id: string): RawPayload[]
  /**
   * Keeps the text of a transcript as received. Returns its reading, and whether it brought a turn that no earlier text
   * had.
   */
  keepTranscript(id: string, text: string): { reading: ReadTranscript; grew: boolean }
  /** How many texts of the transcript brought a new turn. */
  growths(id: string): number
  /** The texts of transcripts as received, newest first. */
  snapshots(id: string): RawPayload[]
  /** Throws MISSING. */
  payloadText(payloadId: string): string
  transcript(id: string): Transcript
  event(id: string): FocusEvent
}

/** Payload kind of a transcript's text, which is kept besides the reply in which it came. */
const TEXT = 'transcript_text'

interface StoreParts {
  ports: Pick<CorePorts, 'storage' | 'clock' | 'log' | 'newId'>
  hub: Hub
  outcomes: Outcomes
}

export function createFocusStore({
  ports: { storage, clock, log, newId },
  hub,
  outcomes: { unwritten, answers },
}: StoreParts): FocusStore {
  const tell = (id: string) => {
    hub.publish('focus', id)
  }
  const sessions = createDocuments<FocusSession>({
    unwritten,
    load: (id) => storage.focus.get(id),
    save: (session) => {
      // The disk must not say that the discussion is complete before its whole text is stored.
      if (session.state === 'complete' && answers.holds(session.id, TEXT)) throw new SondeError('STORAGE')
      storage.focus.save(session)
    },
    onWritten: tell,
  })
  /**
   * The reading of each session's newest text. Cached, because a text of thousands of turns must not be read again for
   * every event.
   */
  const readings = new Map<string, { payloadId: string; reading: ReadTranscript }>()
  /** Sizes of texts that were read, by their payload ids. */
  const sizes = new Map<string, TranscriptSize>()
  /** The transcript that was returned last for each session, and the names of profiles that were used in it. */
  const transcripts = new Map<string, { told: Transcript; names: string }>()

  const stamped = (patch: Partial<FocusSession>) => ({ ...patch, updatedAt: clock.now() })

  function told({ now }: { now: FocusSession }): FocusSession {
    tell(now.id)
    return now
  }

  function keepPayload(id: string, kind: string, text: ReceivedText): string {
    return answers.keep({ subjectId: id, kind, text }, () => tell(id))
  }

  function textOf({ id }: RawPayload): string {
    return answers.text(id)
  }

  function peopleOf(id: string): string[] {
    return sessions.get(id).profiles.flatMap(({ name }) => name ?? [])
  }

  function readingOf(id: string, payload: RawPayload): ReadTranscript {
    const known = readings.get(id)
    return known?.payloadId === payload.id ? known.reading : readTranscript(textOf(payload), peopleOf(id))
  }

  function growths(id: string, texts: readonly RawPayload[]): number {
    return countGrowths(
      texts.map((payload) => {
        const size = sizes.get(payload.id) ?? sizeOf(textOf(payload), readingOf(id, payload))
        sizes.set(payload.id, size)
        return size
      }),
    )
  }

  /**
   * The longest stored text that begins with the newest one: a text that was cut short must not hide the turns that
   * came before.
   */
  function wholeText(newest: string, earlier: readonly RawPayload[]): string {
    let whole = newest
    for (const before of earlier) {
      if (before.length <= whole.length) continue
      const text = textOf(before)
      if (text.startsWith(whole)) whole = text
    }
    return whole
  }

  function transcript(id: string): Transcript {
    const snapshots = answers.list(id, TEXT)
    const [newest, ...earlier] = snapshots
    const { profiles } = sessions.get(id)
    const names = JSON.stringify(profiles.map((profile) => [profile.id, profile.name]))
    const known = transcripts.get(id)
    if (known && known.names === names && known.told.snapshotId === (newest?.id ?? null)) return known.told
    const text = newest ? textOf(newest) : ''
    // Where the last transcript contained every text before it, comparing with that one is enough: a session of many
    // rounds would otherwise read all of its texts again at each round.
    const containedAll = known && !known.told.diverged && known.told.snapshotId === earlier[0]?.id
    const compared = containedAll ? earlier.slice(0, 1) : earlier
    const whole = wholeText(text, compared)
    const { turns, certainty } =
      newest && whole === text ? readingOf(id, newest) : readTranscript(whole, peopleOf(id))
    const made: Transcript = {
      turns: nameSpeakers(turns, profiles),
      certainty,
      snapshotId: newest?.id ?? null,
      receivedAt: newest?.receivedAt ?? null,
      snapshots: snapshots.length,
      diverged: compared.some((before) => !text.startsWith(textOf(before))),
      edition: newId(),
    }
    transcripts.set(id, { told: made, names })
    return made
  }

  return {
    get: sessions.get,
    list: (filter) => storage.focus.list(filter).map(sessions.seen),
    isBinned: (id) => storage.focus.isDeleted(id),
    setBinned: (id, binned) => {
      storage.focus.setDeleted(id, binned ? clock.now() : null)
      tell(id)
    },
    insert: (session) => {
      storage.focus.insert(session)
      return told({ now: session })
    },
    change: (id, patch) => told(sessions.change(id, stamped(patch))),
    hear: (id, patch) => told(sessions.hear(id, stamped(patch))),
    note: (id, patch) => told(sessions.note(id, stamped(patch))),
    demandSaved: (id) => unwritten.demand(id),
    keepPayload,
    keepsUnparsed: (id, asked) => (text) =>
      keepUnparsed({ answers, log }, { subjectId: id, asked, text }, () => tell(id)),
    received: (id) => answers.list(id).filter(({ kind }) => kind !== TEXT),
    keepTranscript: (id, text) => {
      const earlier = answers.list(id, TEXT)
      const before = earlier[0]
      const reading = readTranscript(text, peopleOf(id))
      if (text === '' && !before) return { reading, grew: false }
      const kept = keepPayload(id, TEXT, text)
      readings.set(id, { payloadId: kept, reading })
      if (kept === before?.id) return { reading, grew: false }
      unwritten.keep({
        subjectId: id,
        key: `words ${id}`,
        mayBeLost: false,
        write: () => storage.focus.indexTranscript(id, text),
        done: (waited) => waited && tell(id),
      })
      return { reading, grew: growths(id, answers.list(id, TEXT)) > growths(id, earlier) }
    },
    growths: (id) => growths(id, answers.list(id, TEXT)),
    snapshots: (id) => answers.list(id, TEXT),
    payloadText: (payloadId) => answers.text(payloadId),
    transcript,
    event: (id) => ({
      session: sessions.get(id),
      transcript: transcript(id),
      inBin: storage.focus.isDeleted(id),
      history: storage.history(),
    }),
  }
}
