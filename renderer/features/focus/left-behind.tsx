import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusDraft, FocusSession } from '../../../shared/models/focus.ts'
import { client } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { focusForm } from '../draft/document-forms.ts'
import { isSame } from '../draft/judge-kept.ts'
import { forgetDraft, readKeptDraft } from '../draft/kept-draft.ts'
import styles from './focus.module.css'

/**
 * Shown when a group was created from another window while this one had text that was never saved: the person may take
 * the text into a new group or discard it.
 */
export function LeftBehind({ session: { id, draft } }: { session: FocusSession }) {
  const { t } = useTranslation('focus')
  const navigate = useNavigate()
  const begin = useStillHere()
  const [text, setText] = useState<FocusDraft | null>(null)
  // In an effect, because the form that this replaces keeps its text only while it is being unmounted.
  useEffect(() => {
    const kept = readKeptDraft(localStorage, focusForm, id)
    const left = kept?.unsaved ? kept.history.present : null
    setText(left && !isSame(left, draft) ? left : null)
  }, [id, draft])
  const discard = () => {
    forgetDraft(localStorage, id)
    setText(null)
  }
  const use = useOneAtATime({
    mutationFn: (draft: FocusDraft) => client.focus.createDraft({ draft }),
    onMutate: begin,
    onSuccess: async (created, _, isStillHere) => {
      discard()
      if (isStillHere()) await navigate({ to: '/focus/$sessionId', params: { sessionId: created.id } })
    },
    onError: tellProblem,
  })
  if (!text) return null
  return (
    <div role="alert" className={styles.leftBehind}>
      <span>{t('leftBehind.text')}</span>
      <Button loading={use.isPending} onClick={() => use.mutate(text)}>
        {t('leftBehind.use')}
      </Button>
      <Button variant="default" onClick={discard}>
        {t('leftBehind.discard')}
      </Button>
    </div>
  )
}
