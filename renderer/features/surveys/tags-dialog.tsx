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
  /** Empty while the dialog is closed. */
  surveys: readonly SurveySummary[]
  actions: SurveyActions
  onClose: () => void
  /** Called with the surveys as they are now, when tags were changed. */
  onSaved: (surveys: readonly SurveySummary[]) => void
}

/** Edits the tags of one or more surveys: tags that all of them have can be removed, new ones are added to all. */
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
      const next = new Map(after.map((survey) => [survey.id, survey.tags]))
      actions.setTags(
        surveys.filter(({ id }) => next.has(id)),
        after,
      )
      onSaved(surveys.map((survey) => ({ ...survey, tags: next.get(survey.id) ?? survey.tags })))
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
        // Above the field, so that the suggestions do not cover the buttons below.
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
