import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DraftSession } from './draft-session.ts'

/** Undo and redo of a draft. */
export function UndoButtons<T>({ session }: { session: DraftSession<T> }) {
  const { t } = useTranslation('common')
  const canUndo = useStore(session, (state) => state.history.past.length > 0)
  const canRedo = useStore(session, (state) => state.history.future.length > 0)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
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
