import { expect, test } from 'vitest'
import { fieldOfPath, placeProblems } from '../../../../../renderer/features/builder/model/fields.ts'
import { emptyDraft, type SurveyDraft } from '../../../../../shared/models/draft.ts'

const draft: SurveyDraft = {
  title: '',
  context: '',
  personas: 0,
  audience: { ageRanges: ['18-24', '40-20'], sex: null },
  dismissals: [],
  questions: [
    { id: 'q1', stem: '', type: 'open_ended', options: [] },
    { id: 'q2', stem: 'Which?', type: 'single_choice', options: [{ id: 'o1', text: 'Yes' }] },
    {
      id: 'q3',
      stem: 'And?',
      type: 'single_choice',
      options: [
        { id: 'o2', text: 'Same' },
        { id: 'o3', text: 'same ' },
        { id: 'o4', text: '' },
      ],
    },
  ],
}

test('every problem stands at the field that it is about', () => {
  expect(placeProblems(draft)).toEqual([
    { code: 'title_empty', field: 'title', question: null },
    { code: 'stem_empty', field: 'stem:q1', question: 0 },
    { code: 'options_missing', field: 'options:q2', question: 1 },
    { code: 'option_repeated', field: 'option:q3:o3', question: 2 },
    { code: 'option_empty', field: 'option:q3:o4', question: 2 },
    { code: 'personas_out_of_range', field: 'personas', question: null },
    { code: 'age_range_order', field: 'age:1', question: null },
  ])
})

test('no item is a problem of the list of items', () => {
  expect(placeProblems({ ...emptyDraft(), title: 'T' })).toEqual([
    { code: 'no_questions', field: 'items', question: null },
  ])
})

test.each([
  [['title'], 'title'],
  [['context'], 'context'],
  [['personas'], 'personas'],
  [['questions'], 'items'],
  [['questions', 0, 'stem'], 'stem:q1'],
  [['questions', 1, 'options'], 'options:q2'],
  [['questions', 2, 'options', 1, 'text'], 'option:q3:o3'],
  [['questions', 9, 'stem'], 'items'],
  [['audience', 'ageRanges', 1], 'age:1'],
  [['audience', 'sex'], 'sex'],
  [['something', 'else'], 'title'],
])('a refused path %j is shown at a field', (path, field) => {
  expect(fieldOfPath(path, draft)).toBe(field)
})
