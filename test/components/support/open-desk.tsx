import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { BuilderDesk } from '../../../renderer/features/builder/builder-desk.tsx'
import { createDraftStore, type DraftStore } from '../../../renderer/features/builder/model/draft-store.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { show } from './show.tsx'

const SURVEY_ID = 'survey'

/** A draft store that saves into memory, as there is no host. */
function storeOf(draft: SurveyDraft, id: string): DraftStore {
  const disk = { draft, revision: 1 }
  return createDraftStore({ id, draft, revision: 1, updatedAt: 0 }, null, {
    async save(next, revision) {
      if (revision !== disk.revision) return { kind: 'conflict' }
      disk.draft = next
      disk.revision += 1
      return { kind: 'saved', revision: disk.revision, savedAt: Date.now() }
    },
    load: async () => ({ document: disk.draft, revision: disk.revision }),
    keep: () => undefined,
    now: Date.now,
  })
}

/** Shows the builder with this draft, in English, until the test ends. */
export async function openDesk(draft: SurveyDraft, id = SURVEY_ID): Promise<DraftStore> {
  const store = storeOf(draft, id)
  await show({
    path: '/surveys/$surveyId',
    address: `/surveys/${id}`,
    content: () => <BuilderDesk surveyId={id} store={store} />,
  })
  onTestFinished(() => store.leave())
  await page.getByRole('textbox', { name: 'Title', exact: true }).findElement()
  return store
}
