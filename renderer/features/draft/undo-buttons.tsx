import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DraftSession } from './draft-session.ts'

interface UndoButtonsProps<T> {
  session: DraftSession<T>
  /** Shows only icons in a small window, since those of undo and redo are well known. */
  signsAlone?: boolean
}

/** Undo and redo buttons of a draft. */
export function UndoButtons<T>({ session, signsAlone = false }: UndoButtonsProps<T>) {
  const { t } = useTranslation('common')
  const canUndo = useStore(session, (state) => state.history.past.length > 0)
  const canRedo = useStore(session, (state) => state.history.future.length > 0)
  const classNames = signsAlone ? { label: 'unseen-if-small' } : {}
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        classNames={classNames}
        disabled={!canUndo}
        onClick={session.undo}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {t('actions.undo')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        classNames={classNames}
        disabled={!canRedo}
        onClick={session.redo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        {t('actions.redo')}
      </Button>
    </>
  )
}
