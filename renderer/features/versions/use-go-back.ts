import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { api, client } from '../../lib/api.ts'
import { failedWith } from '../../lib/problem-of.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { tellDone } from '../../ui/tell-done.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { takeDraft } from './take-draft.ts'

/**
 * Makes an older version the present draft, after the draft was kept as a version of its own, and opens the builder,
 * where one undo reverts this. `runId` names the run after which it is revised. Nothing is changed if the draft could
 * not be saved, before or after, or if another window has changed it meanwhile: then that text is shown, and the person
 * can repeat the action.
 */
export function useGoBack(surveyId: string, store: DraftSession<SurveyDraft>, item?: string) {
  const { t } = useTranslation('versions')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const begin = useStillHere()
  return useOneAtATime({
    mutationFn: async ({ version, runId }: { version: SurveyVersion; runId: string | null }) => {
      const revision = await store.flush()
      if (revision === null) return 'unsaved'
      const { number } = version
      const kept = await client.versions
        .save({ surveyId, revision, before: number, name: null, note: '' })
        .catch((error: unknown) => {
          if (!failedWith(error, 'CONFLICT')) throw error
        })
      if (!kept) {
        await store.catchUp()
        return 'changed'
      }
      const base = { versionId: version.id, runId, at: Date.now() }
      store.edit('version', (draft) => takeDraft(draft, version.draft, base))
      // Another window may have saved in between: only what is on disk is reported as done.
      if ((await store.flush()) === null) return 'unsaved'
      return { number, kept: kept.version.number }
    },
    onMutate: begin,
    onSuccess: async (done, _, isStillHere) => {
      if (typeof done === 'string') return
      void cache.invalidateQueries({ queryKey: api.versions.key() })
      tellDone(t('goBack.done', done))
      if (!isStillHere()) return
      await navigate({
        to: '/surveys/$surveyId',
        params: { surveyId },
        search: item === undefined ? {} : { item },
      })
    },
  })
}
