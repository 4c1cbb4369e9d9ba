import { Button, Modal, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { foldTag, LONGEST_TAG } from '../../../shared/models/tag.ts'
import { api } from '../../lib/api.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { filterTags } from './filter-tags.ts'
import { commonTags, retag } from './retag.ts'
import type { SurveyActions } from './use-survey-actions.ts'

interface TagsDialogProps {
  /** None while the dialog is closed. */
  surveys: readonly SurveySummary[]
  actions: SurveyActions
  onClose: () => void
  /** Tags were changed: what is known of the surveys is old. */
  onSaved: () => void
}

/** Gives tags to a survey or to several: those that all of them have can be taken off, new ones go to all. */
export function TagsDialog({ surveys, actions, onClose, onSaved }: TagsDialogProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={surveys.length > 0}
      onClose={onClose}
      title={t('tags.title', {
        count: surveys.length,
        title: surveys[0]?.title.trim() || common('untitled'),
      })}
      centered
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <TagsForm surveys={surveys} actions={actions} onClose={onClose} onSaved={onSaved} />
    </Modal>
  )
}

function TagsForm({ surveys, actions, onClose, onSaved }: TagsDialogProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const { data: known = [] } = useQuery(api.surveys.tags.queryOptions())
  const [before] = useState(() => commonTags(surveys))
  const [tags, setTags] = useState(before)
  const [typed, setTyped] = useState('')
  const save = () => {
    const now = typed.trim() === '' ? tags : [...tags, typed]
    const after = retag(surveys, before, now)
    if (after.length > 0) {
      const changed = new Set(after.map(({ id }) => id))
      actions.setTags(
        surveys.filter(({ id }) => changed.has(id)).map(({ id, tags: had }) => ({ id, tags: had })),
        after,
      )
      onSaved()
    }
    onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TagsInput
        label={t('tags.label')}
        description={surveys.length > 1 ? t('tags.hintMany') : t('tags.hint')}
        data-autofocus
        maxLength={LONGEST_TAG}
        value={tags}
        onChange={setTags}
        searchValue={typed}
        onSearchChange={setTyped}
        // Above, so that the buttons below can be reached while it suggests.
        comboboxProps={{ position: 'top-start' }}
        data={known.map(({ name }) => name)}
        isDuplicate={(tag, present) => present.some((other) => foldTag(other) === foldTag(tag))}
        filter={filterTags}
      />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit">{common('actions.save')}</Button>
      </DialogFoot>
    </form>
  )
}
