import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftKindName } from '../features/draft/draft-kind.ts'
import { listUnsaved, type UnsavedDraft } from '../features/draft/kept-draft.ts'
import { experimentOfNotes } from '../features/draft/notes-id.ts'
import { Notice } from './notice.tsx'

/** The screens on which drafts of each kind are opened for writing. */
const SCREENS: Record<DraftKindName, string> = {
  survey: '/surveys',
  focus: '/focus',
  annotations: '/runs',
  experiment: '/experiments',
  experiment_notes: '/experiments',
}

const pathOf = ({ kind, id }: UnsavedDraft) =>
  `${SCREENS[kind]}/${kind === 'experiment_notes' ? experimentOfNotes(id) : id}`

/** After a crash: text that this browser kept and that waits for its draft to be opened, which saves it. */
export function UnsavedNotice() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState(() => listUnsaved(localStorage))
  const opened = waiting.find((each) => pathname === pathOf(each))
  if (opened) setWaiting(waiting.filter((each) => each !== opened))
  const [next] = waiting
  if (!next || opened) return null
  return (
    <Notice
      onHide={() => setWaiting(waiting.slice(1))}
      action={
        <Button variant="default" onClick={() => navigate({ to: pathOf(next) })}>
          {t('notices.openUnsaved')}
        </Button>
      }
    >
      {next.title === ''
        ? t(`notices.unsavedUntitled.${next.kind}`)
        : t('notices.unsaved', { title: next.title })}
    </Notice>
  )
}
