import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listUnsaved } from '../features/builder/kept-draft.ts'
import { Notice } from './notice.tsx'

/** After a crash: text that this browser kept and that waits for its survey to be opened, which saves it. */
export function UnsavedNotice() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState(() => listUnsaved(localStorage))
  const opened = waiting.find(({ surveyId }) => pathname === `/surveys/${surveyId}`)
  if (opened) setWaiting(waiting.filter((each) => each !== opened))
  const [next] = waiting
  if (!next || opened) return null
  return (
    <Notice
      onHide={() => setWaiting(waiting.slice(1))}
      action={
        <Button
          variant="default"
          onClick={() => navigate({ to: '/surveys/$surveyId', params: { surveyId: next.surveyId } })}
        >
          {t('notices.openUnsaved')}
        </Button>
      }
    >
      {next.title === '' ? t('notices.unsavedUntitled') : t('notices.unsaved', { title: next.title })}
    </Notice>
  )
}
