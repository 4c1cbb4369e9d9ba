import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { api, client } from '../../lib/api.ts'
import { tellDone } from '../../ui/tell-done.ts'
import type { DraftStore } from '../builder/draft-store.ts'
import { takeDraft } from './take-draft.ts'

/**
 * Makes an older version the present draft, after the draft before was kept as a version of its own, and opens the
 * builder, where one undo takes it back. `runId` names the run after which it is revised. The result is null where the
 * draft could not be saved, before or after.
 */
export function useGoBack(surveyId: string, store: DraftStore) {
  const { t } = useTranslation('versions')
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ version, runId }: { version: SurveyVersion; runId: string | null }) => {
      const revision = await store.flush()
      if (revision === null) return null
      const { number } = version
      const kept = await client.versions.save({ surveyId, revision, before: number, name: null, note: '' })
      const base = { versionId: version.id, runId, at: Date.now() }
      store.edit('version', (draft) => takeDraft(draft, version.draft, base))
      // Another window may have saved in between: nothing is called done that is not on the disk.
      if ((await store.flush()) === null) return null
      return { number, kept: kept.version.number }
    },
    onSuccess: (done) => {
      if (!done) return
      void cache.invalidateQueries({ queryKey: api.versions.key() })
      tellDone(t('goBack.done', done))
      void navigate({ to: '/surveys/$surveyId', params: { surveyId } })
    },
  })
}
