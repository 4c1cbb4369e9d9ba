import { onTestFinished } from 'vitest'
import { createDraftSession, type SessionPorts } from '../../../renderer/features/draft/draft-session.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'

const saved: SessionPorts<TranscriptNotes>['save'] = async (_, revision) => ({
  ...{ kind: 'saved', revision: revision + 1, savedAt: 0 },
})

/**
 * An editing session for the notes on a transcript, saved nowhere; `notes` returns them as they are now. `save`: what a
 * save leads to.
 */
export function aTranscriptNotesSession(
  patch: Partial<TranscriptNotes> = {},
  save: SessionPorts<TranscriptNotes>['save'] = saved,
) {
  const draft = { ...emptyTranscriptNotes(), ...patch }
  const session = createDraftSession({ id: 'one/notes', draft, revision: 0, updatedAt: 0 }, null, {
    save,
    load: async () => ({ document: draft, revision: 0 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => session.leave())
  return { session, notes: () => session.getState().history.present }
}
