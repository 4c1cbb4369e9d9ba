import type { RunAnnotations } from '../../../shared/models/annotations.ts'
import { client } from '../../lib/api.ts'
import { annotationsForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** The kind of draft that holds what a person adds to the results of a run. Its id is the run's. */
export const annotationsKind: DraftKind<RunAnnotations> = {
  ...annotationsForm,
  open: async (id) => {
    const { annotations, revision, history, savedAt } = await client.annotations.get({ runId: id })
    return { id, draft: annotations, revision, history, updatedAt: savedAt }
  },
  save: (id, annotations, revision) => client.annotations.save({ runId: id, annotations, revision }),
  onSaved: () => undefined,
}
