import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { readTranscript } from '../../service/read-transcript.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { keepUnread, type UnreadOf } from '../runs/keep-unread.ts'

/** Focus sessions on disk; every change is stored first and told second. */
export interface FocusStore {
  get(id: string): FocusSession
  list(filter: { search?: string }): FocusSession[]
  insert(session: FocusSession): FocusSession
  change(id: string, patch: Partial<FocusSession>): FocusSession
  keepPayload(id: string, kind: string, text: string): string
  /** Returns what keeps, for a call, an answer that cannot be read. */
  unread(id: string, asked: UnreadOf): (text: string) => void
  /** All answers that came, newest first; the texts of transcripts stand beside, for they were read from answers. */
  received(id: string): RawPayload[]
  /** Keeps the text of a transcript as received, and tells whether it said anything new. */
  keepTranscript(id: string, text: string): boolean
  transcript(id: string): Transcript
  event(id: string): FocusEvent
}

/** Kind under which the text of a transcript is kept, beside the answer it came in. */
const TEXT = 'transcript_text'

export function createFocusStore(ports: CorePorts, hub: Hub): FocusStore {
  const { storage, clock, newId } = ports
  /** The newest reading of each session: a transcript of thousands of turns is not read again for every event. */
  const readings = new Map<string, { key: string; transcript: Transcript }>()

  function get(id: string): FocusSession {
    const session = storage.focus.get(id)
    if (!session) throw new SondeError('MISSING')
    return session
  }

  function keepPayload(id: string, kind: string, text: string): string {
    return storage.payloads.add({ id: newId(), subjectId: id, kind, text, receivedAt: clock.now() })
  }

  function textOf({ id }: RawPayload): string {
    return storage.payloads.text(id) ?? ''
  }

  /** The longest text that goes on from the newest: one that lost its end must not hide what came earlier. */
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
    const snapshots = storage.payloads.list(id, TEXT)
    const key = snapshots[0]?.id ?? ''
    const known = readings.get(id)
    if (known?.key === key) return known.transcript
    const [newest, ...earlier] = snapshots
    const text = newest ? textOf(newest) : ''
    const reading = readTranscript(wholeText(text, earlier))
    const made: Transcript = {
      turns: reading.turns,
      certainty: reading.certainty,
      snapshotId: newest?.id ?? null,
      receivedAt: newest?.receivedAt ?? null,
      snapshots: snapshots.length,
      diverged: earlier.some((before) => !text.startsWith(textOf(before))),
    }
    readings.set(id, { key, transcript: made })
    return made
  }

  return {
    get,
    list: (filter) => storage.focus.list(filter),
    insert: (session) => {
      storage.focus.insert(session)
      return session
    },
    change: (id, patch) => {
      const session = { ...get(id), ...patch, updatedAt: clock.now() }
      storage.focus.save(session)
      hub.publish('focus', id)
      return session
    },
    keepPayload,
    unread: (id, asked) => (text) => keepUnread(ports, id, asked, text),
    received: (id) => storage.payloads.list(id).filter(({ kind }) => kind !== TEXT),
    keepTranscript: (id, text) => {
      const before = storage.payloads.list(id, TEXT)[0]
      if (text === '' && !before) return false
      const kept = keepPayload(id, TEXT, text)
      if (kept === before?.id) return false
      storage.focus.indexTranscript(id, text)
      return true
    },
    transcript,
    event: (id) => ({ session: get(id), transcript: transcript(id) }),
  }
}
