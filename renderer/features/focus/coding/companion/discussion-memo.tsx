import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteField } from '../note-field.tsx'
import { useIsReadOnly, useNotesPart, useNotesSession } from '../notes-context.ts'
import styles from './passages.module.css'

/**
 * The memo on the whole discussion. Memoised, because a field that grows with its text measures the page at each
 * rendering.
 */
export const DiscussionMemo = memo(function DiscussionMemo() {
  const { t } = useTranslation('codebook')
  const session = useNotesSession()
  const text = useNotesPart((notes) => notes.memo)
  const readOnly = useIsReadOnly()
  if (readOnly)
    return text.trim() === '' ? null : (
      <section aria-label={t('memo.label')}>
        <h2>{t('memo.label')}</h2>
        <p className={styles.memo}>{text}</p>
      </section>
    )
  return (
    <div data-annotation>
      <NoteField
        label={t('memo.label')}
        placeholder={t('memo.hint')}
        minRows={2}
        maxRows={12}
        disabled={session === null}
        value={text}
        onWrite={(value) =>
          session?.edit(
            'memo',
            (notes) => {
              notes.memo = value
            },
            true,
          )
        }
      />
    </div>
  )
})
