import { SondeError } from '../../../shared/models/sonde-error.ts'
import {
  emptyTranscriptNotes,
  type StoredTranscriptNotes,
  type TranscriptCode,
  type TranscriptNotes,
} from '../../../shared/models/transcript-notes.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'

interface SaveInput {
  id: string
  revision: number
  notes: TranscriptNotes
}

/** The codebook of a session, named by the session. */
export interface Codebook {
  id: string
  title: string
  practice: boolean
  codes: TranscriptCode[]
}

/** The notes that a person adds to the transcript of a focus group. */
export interface TranscriptNotesService {
  /** Throws MISSING where there is no such session. */
  get(id: string): StoredTranscriptNotes
  /** Throws CONFLICT for a revision that is not the stored one. */
  save(input: SaveInput): Pick<StoredTranscriptNotes, 'revision' | 'savedAt'>
  /** The revision that is stored now, then each one that is stored from then on. */
  watch(id: string, signal?: AbortSignal): AsyncGenerator<{ revision: number }>
  /** The codebooks of all other sessions that are not in the bin, last changed first. */
  codebooks(id: string): Codebook[]
}

export function createTranscriptNotesService({
  clock,
  storage,
  hub,
}: Pick<CorePorts, 'clock' | 'storage'> & { hub: Hub }): TranscriptNotesService {
  const get: TranscriptNotesService['get'] = (id) => {
    const stored = storage.transcriptNotes.get(id)
    if (!stored && !storage.focus.get(id)) throw new SondeError('MISSING')
    const none = { notes: emptyTranscriptNotes(), revision: 0, savedAt: 0 }
    return { ...(stored ?? none), history: storage.history() }
  }
  return {
    get,
    save({ id, revision, notes }) {
      const savedAt = clock.now()
      const saved = storage.transcriptNotes.save(id, revision, notes, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      hub.publish('transcriptNotes', { id, revision: saved })
      return { revision: saved, savedAt }
    },
    async *watch(id, signal) {
      const changes = hub.subscribe('transcriptNotes', { signal })
      yield { revision: get(id).revision }
      for await (const { id: of, revision } of changes) if (of === id) yield { revision }
    },
    codebooks(id) {
      return storage.transcriptNotes.list().flatMap(({ id: of, notes }) => {
        if (of === id || notes.codes.length === 0 || storage.focus.isDeleted(of)) return []
        const session = storage.focus.get(of)
        if (!session) return []
        return [{ id: of, title: session.draft.title, practice: session.practice, codes: notes.codes }]
      })
    },
  }
}
