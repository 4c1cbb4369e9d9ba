import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The person's name and note for a version. */
export interface VersionWords {
  name: string
  note: string
}

/** Most characters of a name. */
const LONGEST_NAME = 200

interface VersionFieldsProps {
  words: VersionWords
  onChange: (words: VersionWords) => void
}

/** The fields for a version's name and note. */
export function VersionFields({ words, onChange }: VersionFieldsProps) {
  const { t } = useTranslation('versions')
  return (
    <>
      <TextInput
        label={t('save.name')}
        description={t('save.nameHint')}
        value={words.name}
        maxLength={LONGEST_NAME}
        onChange={(event) => onChange({ ...words, name: event.currentTarget.value })}
        data-autofocus
      />
      <Textarea
        label={t('save.note')}
        description={t('save.noteHint')}
        value={words.note}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => onChange({ ...words, note: event.currentTarget.value })}
      />
    </>
  )
}
