import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../../shared/models/tag.ts'
import { LONGEST_CODE } from '../../../../../shared/models/transcript-notes.ts'
import { codeNamed, newCode } from '../../../../../shared/transcripts/change-codes.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useCoding } from '../coding-context.ts'
import { useNotesPart, useNotesSession } from '../notes-context.ts'
import styles from './companion.module.css'
import { useCodeChoices } from './use-code-choices.ts'

/** Creates a code. `withPlace`: asks which code it belongs under. */
export function CreateCode({ withPlace = false }: { withPlace?: boolean }) {
  const { t } = useTranslation('codebook')
  const session = useNotesSession()
  const codes = useNotesPart((notes) => notes.codes)
  const { codes: known } = useCoding()
  const choices = useCodeChoices(codes)
  const [name, setName] = useState('')
  const [parent, setParent] = useState('')
  const isTaken = codeNamed(codes, name) !== undefined
  if (!session) return null
  // The code may have been deleted since it was chosen.
  const under = known.has(parent) ? parent : null
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (foldTag(name) === '' || isTaken) return
    const code = newCode(codes, newId(), name, under)
    session.edit('new-code', (notes) => {
      notes.codes.push(code)
    })
    setName('')
  }
  return (
    <form className={styles.create} onSubmit={create}>
      <TextInput
        label={t('create.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={LONGEST_CODE}
        error={isTaken && t('create.taken')}
        className={styles.newName}
      />
      {withPlace && codes.length > 0 && (
        <NativeSelect
          label={t('create.under')}
          data={[{ value: '', label: t('create.top') }, ...choices]}
          value={under ?? ''}
          onChange={(event) => setParent(event.currentTarget.value)}
          className={styles.newPlace}
        />
      )}
      <Button type="submit" variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
        {t('create.action')}
      </Button>
    </form>
  )
}
