import type { ExperimentNotes } from '../../../shared/models/experiment-notes.ts'
import { client } from '../../lib/api.ts'
import { experimentNotesForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'
import { documentOfNotes } from './notes-id.ts'

/** The kind of draft that holds what a person adds to an experiment. Its id is made by `notesIdOf`. */
export const experimentNotesKind: DraftKind<ExperimentNotes> = {
  ...experimentNotesForm,
  open: async (id) => {
    const { notes, revision, history, savedAt } = await client.experimentNotes.get({
      id: documentOfNotes(id),
    })
    return { id, draft: notes, revision, history, updatedAt: savedAt }
  },
  save: (id, notes, revision) => client.experimentNotes.save({ id: documentOfNotes(id), notes, revision }),
  onSaved: () => undefined,
}
