import { Textarea } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotesPart, useNotesSession } from '../notes-context.ts'

/**
 * The memo on the whole discussion. Memoised, because a field that grows with its text measures the page at each
 * rendering.
 */
export const DiscussionMemo = memo(function DiscussionMemo() {
  const { t } = useTranslation('codebook')
  const session = useNotesSession()
  const text = useNotesPart((notes) => notes.memo)
  return (
    <div data-annotation>
      <Textarea
        label={t('memo.label')}
        placeholder={t('memo.hint')}
        autosize
        minRows={2}
        maxRows={12}
        disabled={session === null}
        value={text}
        onChange={({ currentTarget: { value } }) =>
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
