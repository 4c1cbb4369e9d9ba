import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusForm, surveyForm } from '../../../../../renderer/features/draft/document-forms.ts'
import { readHistory, writeHistory } from '../../../../../renderer/features/draft/kept-history.ts'
import {
  change,
  type History,
  redo,
  startHistory,
  undo,
} from '../../../../../renderer/features/draft/undo.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../../../shared/models/draft.ts'
import { emptyFocusDraft, type FocusDraft } from '../../../../../shared/models/focus.ts'

const item = (id: string, stem = `stem of ${id}`): Question => ({
  id,
  stem,
  type: 'single_choice',
  options: ['one', 'two'].map((text) => ({ id: `${id}-${text}`, text })),
})

/** A draft with so many items. */
const draftOf = (count: number): SurveyDraft => ({
  ...emptyDraft(),
  title: 'Mobility',
  questions: Array.from({ length: count }, (_, at) => item(`q${at}`)),
})

const reload = (history: History<SurveyDraft>, room = Number.POSITIVE_INFINITY) =>
  readHistory(surveyForm, JSON.parse(`{${writeHistory(surveyForm, history, room)}}`))

type Edit = (draft: SurveyDraft) => void

const setTitle =
  (text: string): Edit =>
  (draft) => {
    draft.title = text
  }

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.string().map(setTitle),
  fc.string().map(
    (text): Edit =>
      (draft) => {
        draft.audience.sex = text
      },
  ),
  fc.tuple(fc.nat(9), fc.string()).map(
    ([at, text]): Edit =>
      (draft) => {
        const question = draft.questions[at]
        if (question) question.stem = text
      },
  ),
  fc.tuple(fc.nat(9), fc.uuid()).map(
    ([at, id]): Edit =>
      (draft) => {
        draft.questions.splice(at, 0, item(id))
      },
  ),
  fc.nat(9).map(
    (at): Edit =>
      (draft) => {
        draft.questions.splice(at, 1)
      },
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(
    ([from, to]): Edit =>
      (draft) => {
        draft.questions.splice(to, 0, ...draft.questions.splice(from, 1))
      },
  ),
  fc.nat(9).map(
    (at): Edit =>
      (draft) => {
        draft.questions[at]?.options.reverse()
      },
  ),
)

function everyDocument(history: History<SurveyDraft>): SurveyDraft[] {
  const { present, past, future } = history
  return [...past, { document: present }, ...future.toReversed()].map(({ document }) => document)
}

test('what was done comes back step by step after a reload, wherever one stands in it', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 40 }), fc.nat(40), (all, back) => {
      let history = startHistory(draftOf(6))
      for (const edit of all) history = change(history, edit, { place: 'x', now: 0, joins: false })
      for (let step = 0; step < back; step++) history = undo(history)
      expect(reload(history)).toEqual(history)
      expect(everyDocument(reload(history) ?? history)).toEqual(everyDocument(history))
    }),
  )
})

test('two hundred steps in a long questionnaire can be taken back after a reload, in little room', () => {
  const first = draftOf(300)
  let history = startHistory(first)
  for (let step = 0; step < 200; step++) {
    const at = (step * 7) % 300
    const edit: Edit = ({ questions }) => {
      if (step % 4 === 0) questions.unshift(...questions.splice(at, 1))
      else if (step % 4 === 1) questions.splice(0, 0, item(`new${step}`))
      else if (step % 4 === 2) questions[at] = item(`other${step}`)
      else questions.splice(at, 1)
    }
    history = change(history, edit, { place: `${step}`, now: step, joins: false })
  }
  const last = history.present
  const text = writeHistory(surveyForm, history, 750_000)
  expect(text.length).toBeLessThan(4 * JSON.stringify(last).length)
  let back = reload(history, 750_000) ?? startHistory(last)
  expect(back.past).toHaveLength(200)
  while (back.past.length > 0) back = undo(back)
  expect(back.present).toEqual(first)
  while (back.future.length > 0) back = redo(back)
  expect(back.present).toEqual(last)
})

test('without room for all steps the nearest are kept', () => {
  let history = startHistory(draftOf(1))
  for (const title of ['a', 'b', 'c', 'd'])
    history = change(history, setTitle(title), { place: title, now: 0, joins: false })
  const back = reload(history, 150)
  expect(back?.past.length).toBeGreaterThan(0)
  expect(back?.past.length).toBeLessThan(4)
  expect(back && undo(back).present.title).toBe('c')
  expect(reload(history, 0)?.past).toEqual([])
})

test.each([{ past: 'x' }, { others: [{}] }, { past: [{ place: 'x', at: 0, rest: { title: 3 } }] }])(
  'a draft whose steps are damaged comes back without them: %j',
  (damage) => {
    const history = change(startHistory(draftOf(2)), setTitle('b'), {
      place: 'title',
      now: 0,
      joins: false,
    })
    const kept: unknown = JSON.parse(`{${writeHistory(surveyForm, history, 10_000)}}`)
    expect(readHistory(surveyForm, { ...(kept as object), ...damage })).toEqual(startHistory(history.present))
  },
)

test('what holds no draft is none', () => {
  expect(readHistory(surveyForm, null)).toBeNull()
  expect(readHistory(surveyForm, { past: [], future: [], others: [] })).toBeNull()
})

const guideEdits: fc.Arbitrary<(draft: FocusDraft) => void> = fc.oneof(
  fc.string().map((text) => (draft: FocusDraft) => {
    draft.guide = text
  }),
  fc.option(fc.nat(50)).map((rounds) => (draft: FocusDraft) => {
    draft.rounds = rounds
  }),
  fc.array(fc.string(), { maxLength: 3 }).map((ranges) => (draft: FocusDraft) => {
    draft.audience.ageRanges = ranges
  }),
)

test('a document without a long list, as a focus guide, comes back step by step too', () => {
  fc.assert(
    fc.property(fc.array(guideEdits, { maxLength: 20 }), fc.nat(20), (all, back) => {
      let history = startHistory(emptyFocusDraft())
      for (const edit of all) history = change(history, edit, { place: 'x', now: 0, joins: false })
      for (let step = 0; step < back; step++) history = undo(history)
      const kept: unknown = JSON.parse(`{${writeHistory(focusForm, history, Number.POSITIVE_INFINITY)}}`)
      expect(readHistory(focusForm, kept)).toEqual(history)
    }),
  )
})
