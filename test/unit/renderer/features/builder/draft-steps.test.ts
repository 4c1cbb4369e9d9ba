import { expect, test } from 'vitest'
import { moveOption } from '../../../../../renderer/features/builder/model/commands.ts'
import { createDraftStore } from '../../../../../renderer/features/builder/model/draft-store.ts'
import {
  gesture,
  ITEMS,
  optionsField,
  stemField,
} from '../../../../../renderer/features/builder/model/fields.ts'
import { stepItems } from '../../../../../renderer/features/builder/selection/selection-commands.ts'
import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { Survey } from '../../../../../shared/models/survey.ts'
import { aSurveyDraft } from '../../../../support/sample-drafts.ts'

/** A store whose clock stands still, so that all edits are within one second. */
function open() {
  const survey: Survey = {
    id: 's',
    draft: aSurveyDraft(),
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    tags: [],
    archivedAt: null,
    deletedAt: null,
  }
  const store = createDraftStore(survey, null, {
    save: async () => ({ kind: 'saved', revision: 2, savedAt: 0 }),
    load: async () => ({ document: survey.draft, revision: 1 }),
    keep: () => undefined,
    now: () => 0,
  })
  return { store, steps: () => store.getState().history.past.length }
}

const type = (text: string) => (draft: SurveyDraft) => {
  const [question] = draft.questions
  if (question) question.stem = text
}

test('the letters of a text are one step, however many', () => {
  const { store, steps } = open()
  for (const text of ['a', 'ab', 'abc']) store.edit(stemField('q1'), type(text))
  expect(steps()).toBe(1)
})

test('every move is a step of its own, of items and of options', () => {
  const { store, steps } = open()
  store.edit(ITEMS, (draft) => stepItems(draft, new Set(['q1']), 1))
  store.edit(ITEMS, (draft) => stepItems(draft, new Set(['q1']), -1))
  store.edit(optionsField('q1'), (draft) => moveOption(draft, 0, 0, 1))
  store.edit(optionsField('q1'), (draft) => moveOption(draft, 0, 1, 1))
  expect(steps()).toBe(4)
  store.undo()
  expect(store.getState().history.present.questions[0]?.options.map(({ id }) => id)).toEqual([
    'o1',
    'o0',
    'o2',
    'o3',
  ])
})

test('the moves of one gesture are one step, those of the next one another', () => {
  const { store, steps } = open()
  for (const name of ['first', 'first', 'second'])
    store.edit(gesture(name), (draft) => moveOption(draft, 0, 0, 1))
  expect(steps()).toBe(2)
})
