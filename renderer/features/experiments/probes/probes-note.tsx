import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNotesPart, useNotesSession } from './notes-context.ts'

/** The person's conclusion from the probes, which is also in the report. */
export function ProbesNote() {
  const { t } = useTranslation('probes')
  const session = useNotesSession()
  const note = useNotesPart((notes) => notes.note)
  return (
    <Textarea
      label={t('coding.note')}
      description={t('coding.noteHint')}
      autosize
      minRows={2}
      disabled={session === null}
      value={note}
      onChange={({ currentTarget: { value } }) =>
        session?.edit(
          'note',
          (notes) => {
            notes.note = value
          },
          true,
        )
      }
    />
  )
}
