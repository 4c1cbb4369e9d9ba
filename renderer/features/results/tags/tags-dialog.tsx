import { Button, Modal, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newTag, tagNamed } from '../../../../shared/analysis/tags/tag-changes.ts'
import { LONGEST_ANSWER_TAG } from '../../../../shared/models/answer-tag.ts'
import { foldTag } from '../../../../shared/models/tag.ts'
import { newId } from '../../../lib/new-id.ts'
import { UndoButtons } from '../../draft/undo-buttons.tsx'
import { useAnnotationSession } from '../annotations/annotations-context.ts'
import { useStepWords } from '../annotations/use-step-words.ts'
import { TagRow } from './tag-row.tsx'
import { useTaggingAround } from './tagging.tsx'
import styles from './tags-dialog.module.css'

interface TagsDialogProps {
  opened: boolean
  onClose: () => void
}

/** The tags of the run: their names, colours, keys and rules. Changes take effect at once, and can be undone. */
export function TagsDialog({ opened, onClose }: TagsDialogProps) {
  const { t } = useTranslation(['tags', 'common'])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('manage.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <TagList />
    </Modal>
  )
}

function TagList() {
  const { t } = useTranslation('tags')
  const session = useAnnotationSession()
  const stepWords = useStepWords()
  const tagging = useTaggingAround()
  const [name, setName] = useState('')
  if (!session) return null
  const { tags } = tagging.tagged
  const isTaken = tagNamed(tags, name) !== undefined
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (foldTag(name) === '' || isTaken) return
    session.edit('new-tag', (said) => {
      said.tags.push(newTag(said.tags, newId(), name))
    })
    setName('')
  }
  return (
    <>
      <p className={styles.hint}>{t('manage.hint')}</p>
      <ul tabIndex={-1} className={styles.tags}>
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} session={session} tagging={tagging} />
        ))}
      </ul>
      <form className={styles.create} onSubmit={create}>
        <TextInput
          label={t('manage.newName')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={LONGEST_ANSWER_TAG}
          error={isTaken && t('manage.taken')}
          className={styles.newName}
        />
        <Button type="submit" variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('manage.create')}
        </Button>
        <UndoButtons session={session} wordsOf={stepWords} />
      </form>
    </>
  )
}
