import { ActionIcon, Button, Modal, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { foldTag, LONGEST_TAG, type TagUse } from '../../../shared/models/tag.ts'
import { useLibraryView } from './library-view.ts'
import styles from './manage-tags-dialog.module.css'
import type { SurveyActions } from './use-survey-actions.ts'

interface ManageTagsDialogProps {
  opened: boolean
  onClose: () => void
  tags: readonly TagUse[]
  actions: SurveyActions
}

/** All tags; each can be renamed or removed on all surveys. */
export function ManageTagsDialog({ opened, onClose, tags, actions }: ManageTagsDialogProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('tags.manageTitle')}
      centered
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <TagList tags={tags} actions={actions} />
    </Modal>
  )
}

/** A component of its own, so that it is not rendered while the dialog is closed. */
function TagList({ tags, actions }: Pick<ManageTagsDialogProps, 'tags' | 'actions'>) {
  const { t } = useTranslation('surveys')
  const { tags: filtered, filter } = useLibraryView(useShallow(({ tags, filter }) => ({ tags, filter })))
  const list = useRef<HTMLUListElement>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const without = (name: string) => filtered.filter((tag) => foldTag(tag) !== foldTag(name))
  return (
    <>
      {tags.length === 0 && <p>{t('tags.none')}</p>}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('tags.label')}>
        {tags.map((tag) => (
          <li key={tag.name} className={styles.tag}>
            {renamed === tag.name ? (
              <RenameForm
                tag={tag}
                tags={tags}
                onRename={(to) => {
                  setRenamed(null)
                  list.current?.focus()
                  if (to === null || to === tag.name) return
                  if (without(tag.name).length < filtered.length) filter([...without(tag.name), to])
                  actions.renameTag(tag.name, to)
                }}
              />
            ) : (
              <>
                <span className={styles.name}>{tag.name}</span>
                <span className={styles.count}>{t('count', { count: tag.count })}</span>
                <ActionIcon
                  aria-label={t('tags.rename', { name: tag.name })}
                  onClick={() => setRenamed(tag.name)}
                >
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('tags.remove', { name: tag.name })}
                  onClick={() => {
                    list.current?.focus()
                    filter(without(tag.name))
                    actions.removeTag(tag.name)
                  }}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface RenameFormProps {
  tag: TagUse
  tags: readonly TagUse[]
  /** Called with the new name, or with null if nothing is to change. */
  onRename: (to: string | null) => void
}

function RenameForm({ tag, tags, onRename }: RenameFormProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const [name, setName] = useState(tag.name)
  const other = tags.find((one) => one.name !== tag.name && foldTag(one.name) === foldTag(name))
  const wanted = name.trim()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onRename(wanted === '' ? null : (other?.name ?? wanted))
      }}
    >
      <TextInput
        className={styles.name}
        aria-label={t('tags.newName', { name: tag.name })}
        autoFocus
        maxLength={LONGEST_TAG}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onRename(null)
        }}
        {...(other ? { description: t('tags.merges', { name: other.name }) } : {})}
      />
      <Button type="submit" variant="default">
        {other ? t('tags.merge') : common('actions.save')}
      </Button>
    </form>
  )
}
