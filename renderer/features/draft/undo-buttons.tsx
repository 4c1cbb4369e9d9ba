import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { resting } from '../../ui/resting.ts'
import type { DraftSession } from './draft-session.ts'

interface UndoButtonsProps<T> {
  session: DraftSession<T>
  /** Shows only icons in a small window, since those of undo and redo are well known. */
  signsAlone?: boolean
  /** Says what a step changed, by its place, for a screen on which that is not seen; null where it has no name. */
  wordsOf?: (place: string) => string | null
}

/** Undo and redo buttons of a draft. */
export function UndoButtons<T>({ session, signsAlone = false, wordsOf }: UndoButtonsProps<T>) {
  const { t } = useTranslation('common')
  const undone = useStore(session, (state) => state.history.past.at(-1)?.place)
  const redone = useStore(session, (state) => state.history.future.at(-1)?.place)
  const title = (action: 'undo' | 'redo', place: string | undefined) => {
    const what = place === undefined ? null : wordsOf?.(place)
    return what ? t('stepOf', { action: t(`actions.${action}`), what }) : undefined
  }
  const classNames = signsAlone ? { label: 'unseen-if-small' } : {}
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        classNames={classNames}
        {...resting(undone === undefined, session.undo)}
        title={title('undo', undone)}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {t('actions.undo')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        classNames={classNames}
        {...resting(redone === undefined, session.redo)}
        title={title('redo', redone)}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        {t('actions.redo')}
      </Button>
    </>
  )
}
