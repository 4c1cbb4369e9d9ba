import { onTestFinished } from 'vitest'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'

/** An editing session for the notes on a transcript, saved nowhere; `notes` returns them as they are now. */
export function aTranscriptNotesSession(patch: Partial<TranscriptNotes> = {}) {
  const draft = { ...emptyTranscriptNotes(), ...patch }
  const session = createDraftSession({ id: 'one/notes', draft, revision: 0, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: draft, revision: 0 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => session.leave())
  return { session, notes: () => session.getState().history.present }
}
