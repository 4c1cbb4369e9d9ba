import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Survey } from '../../../shared/models/survey.ts'
import { api, client } from '../../lib/api.ts'
import type { SaveOutcome } from '../../lib/autosave.ts'
import { problemOf } from '../../lib/problem-of.ts'
import { setSaveStatus } from '../../lib/save-status.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { isSame } from './judge-kept.ts'
import { createKeeper, forgetOthers, keepDraft, readKeptDraft } from './kept-draft.ts'
import { forgetOffer, keepOffer, readOffer } from './offered-draft.ts'

/** The name keeps a page that is drawn twice from saying it twice. */
function tellRestored(surveyId: string): void {
  notifications.show({
    id: `restored-${surveyId}`,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    message: i18next.t('builder:restored'),
  })
}

/** Opens a survey for writing while the component is shown; what is unsaved when it leaves goes on being saved. */
export function useOpenDraft(survey: Survey): DraftStore | null {
  const cache = useQueryClient()
  const [opened, setOpened] = useState<DraftStore | null>(null)
  useEffect(() => {
    const { id } = survey
    const keeper = createKeeper((kept) => keepDraft(localStorage, id, kept, Date.now()))
    const kept = readKeptDraft(localStorage, id)
    const store = createDraftStore(survey, kept, {
      async save(draft, revision): Promise<SaveOutcome> {
        try {
          const saved = await client.surveys.saveDraft({ id, revision, draft })
          void cache.invalidateQueries({ queryKey: api.surveys.list.key(), refetchType: 'none' })
          return { kind: 'saved', ...saved }
        } catch (error) {
          const { code } = problemOf(error)
          if (code === 'CONFLICT') return { kind: 'conflict' }
          return { kind: 'failed', error, uncertain: code === 'TRANSPORT' || code === 'INTERNAL' }
        }
      },
      async load() {
        const stored = await client.surveys.get({ id })
        return { document: stored.draft, revision: stored.revision }
      },
      keep: keeper.keep,
      offered: readOffer(localStorage, id),
      endOffer: () => forgetOffer(localStorage, id),
      now: Date.now,
    })
    // Saving goes on where it stopped, at once; a conflict says so itself.
    const { history, saving, offer } = store.getState()
    // The next key typed takes the place of what was kept.
    if (offer) keepOffer(localStorage, id, offer)
    else forgetOffer(localStorage, id)
    if (kept?.unsaved && !saving.theirs && !isSame(history.present, survey.draft)) tellRestored(id)
    forgetOthers(localStorage, id)
    setOpened(store)
    const tell = () => {
      const { save, savedAt } = store.getState().saving
      setSaveStatus(save, savedAt)
    }
    tell()
    const unsubscribe = store.subscribe((state, before) => {
      if (state.saving !== before.saving) tell()
    })
    const hide = () => {
      keeper.write()
      void store.flush()
    }
    window.addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', hide)
      unsubscribe()
      setSaveStatus('none')
      store.leave()
      keeper.write()
    }
  }, [survey, cache])
  return opened
}
