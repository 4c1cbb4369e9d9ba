import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { client } from '../../lib/api.ts'
import { transcriptNotesForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'
import { documentOfNotes } from './notes-id.ts'

/** The kind of draft that holds what a person adds to a transcript. Its id is made by `notesIdOf`. */
export const transcriptNotesKind: DraftKind<TranscriptNotes> = {
  ...transcriptNotesForm,
  open: async (id) => {
    const { notes, revision, history, savedAt } = await client.transcriptNotes.get({
      id: documentOfNotes(id),
    })
    return { id, draft: notes, revision, history, updatedAt: savedAt }
  },
  save: (id, notes, revision) => client.transcriptNotes.save({ id: documentOfNotes(id), notes, revision }),
  onSaved: () => undefined,
}
