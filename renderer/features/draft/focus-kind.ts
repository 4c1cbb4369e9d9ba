import type { FocusDraft } from '../../../shared/models/focus.ts'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { focusForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** Drafts of focus groups: the moderator guide with title, audience and settings. */
export const focusKind: DraftKind<FocusDraft> = {
  ...focusForm,
  open: async (id) => {
    const { session, history } = await client.focus.get({ id })
    return { id, draft: session.draft, revision: session.revision, updatedAt: session.updatedAt, history }
  },
  save: (id, draft, revision) => client.focus.saveDraft({ id, draft, revision }),
  onSaved: () => void queryClient.invalidateQueries({ queryKey: api.focus.list.key() }),
}
