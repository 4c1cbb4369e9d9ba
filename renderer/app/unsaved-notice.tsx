import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftKindName } from '../features/draft/draft-kind.ts'
import { isStored } from '../features/draft/is-stored.ts'
import { listUnsaved, type UnsavedDraft } from '../features/draft/kept-draft.ts'
import { surveyOfLedger } from '../features/draft/ledger-kind.ts'
import { documentOfNotes } from '../features/draft/notes-id.ts'
import { Notice } from './notice.tsx'

/** The address at which a draft of each kind is edited. */
const PATHS: Record<DraftKindName, (id: string) => string> = {
  survey: (id) => `/surveys/${id}`,
  focus: (id) => `/focus/${id}`,
  annotations: (id) => `/runs/${id}`,
  experiment: (id) => `/experiments/${id}`,
  experiment_notes: (id) => `/experiments/${documentOfNotes(id)}`,
  transcript_notes: (id) => `/focus/${documentOfNotes(id)}`,
  ledger: (id) => `/surveys/${surveyOfLedger(id)}/ledger`,
}

const pathOf = ({ kind, id }: UnsavedDraft) => PATHS[kind](id)

/**
 * After a crash: says that this browser holds unsaved text of a draft. Opening the draft saves it. A draft that was
 * stored at the last moment is not told.
 */
export function UnsavedNotice() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<readonly UnsavedDraft[]>([])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = listUnsaved(localStorage)
      const stored = await Promise.all(found.map((each) => isStored(each, localStorage)))
      if (!isGone) setWaiting(found.filter((_, at) => !stored[at]))
    }
    void look()
    return () => {
      isGone = true
    }
  }, [])
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
