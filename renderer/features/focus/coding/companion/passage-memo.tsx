import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passage } from '../../../../../shared/models/transcript-notes.ts'
import { saysNothing } from '../../../../../shared/transcripts/change-passages.ts'
import { PlainButton } from '../../../../ui/plain-button.tsx'
import { NoteField } from '../note-field.tsx'
import { useCodingActions } from '../use-coding-actions.ts'
import styles from './passages.module.css'
import { shortWords } from './short-words.ts'

/** At once and not in an effect, so that what is typed right after belongs in the field. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus({ preventScroll: true })

/** The memo on a passage: its text, or a button, either of which opens the field. */
export function PassageMemo({ passage }: { passage: Passage }) {
  const { t } = useTranslation('codebook')
  const actions = useCodingActions()
  const [isOpen, setOpen] = useState(false)
  const { id, memo } = passage
  /** The text that was emptied, without the passage knowing it yet; an undo brings another one, which is shown. */
  const [emptied, setEmptied] = useState<string | null>(null)
  const isEmptied = emptied === memo
  const words = shortWords(passage.words)
  if (!actions) return memo.trim() === '' ? null : <p className={styles.memo}>{memo}</p>
  if (!isOpen) {
    const open = () => setOpen(true)
    return memo.trim() === '' ? (
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={t('passages.memo', { words })}
        className={styles.memoButton}
        onClick={open}
      >
        {t('passages.memoShort')}
      </Button>
    ) : (
      <PlainButton
        className={styles.memo}
        aria-label={`${t('passages.memoEdit', { words })}: ${memo}`}
        onClick={open}
      >
        {memo}
      </PlainButton>
    )
  }
  /** A passage that has only its memo would go while its text is being replaced: it goes when the field is left. */
  const goesWithout = saysNothing({ ...passage, memo: '' })
  return (
    <NoteField
      ref={takeFocus}
      aria-label={t('passages.memo', { words })}
      size="xs"
      minRows={2}
      maxRows={10}
      className={styles.memoField}
      // The companion that is open over the page does not close with it.
      data-mantine-stop-propagation="true"
      value={isEmptied ? '' : memo}
      onWrite={(value) => {
        const isWaiting = goesWithout && value.trim() === ''
        setEmptied(isWaiting ? memo : null)
        if (!isWaiting) actions.change([id], { memo: value }, true)
      }}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      // The field stays: what is pressed in leaving it would otherwise move away from under the pointer.
      onBlur={() => {
        setEmptied(null)
        if (isEmptied) actions.change([id], { memo: '' }, true)
      }}
    />
  )
}
