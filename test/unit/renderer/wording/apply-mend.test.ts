import { expect, test } from 'vitest'
import { createDraftStore } from '../../../../renderer/features/builder/model/draft-store.ts'
import { applyMend } from '../../../../renderer/features/builder/wording/apply-mend.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Mend } from '../../../../shared/wording/mend.ts'
import { reportItem } from '../../../../shared/wording/report-item.ts'
import { readLabelledItems, worded } from '../../wording/labelled-items.ts'

/** A store of a draft with one item and another below it. */
function storeOf(question: Question) {
  const draft: SurveyDraft = {
    ...emptyDraft(),
    questions: [question, { id: 'last', stem: 'Where?', type: 'open_ended', options: [] }],
  }
  return createDraftStore({ id: 's', revision: 1, updatedAt: 0, draft }, null, {
    save: async () => ({ kind: 'saved', revision: 2, savedAt: 0 }),
    load: async () => ({ document: emptyDraft(), revision: 1 }),
    keep: () => undefined,
    now: () => 0,
  })
}

function questionOf(
  stem: string,
  texts: readonly string[],
  type: Question['type'] = 'single_choice',
): Question {
  return { id: 'q', stem, type, options: texts.map((text, at) => ({ id: `o${at}`, text })) }
}

/** The first edit that is offered for a finding of a rule. */
function mendOf({ stem, options, type }: Question, rule: string): Mend {
  const texts = options.map(({ text }) => text)
  const { findings } = reportItem({ id: 'q', type, stem, options: texts }, 'en')
  const mend = findings.find((finding) => finding.rule === rule)?.mends?.[0]
  if (!mend) throw new Error(`no edit for ${rule}`)
  return mend
}

function applied(question: Question, mend: Mend, store = storeOf(question), as = question) {
  let made = 0
  const read = { stem: as.stem, options: as.options.map(({ text }) => text) }
  store.edit('wording:q', (draft) => {
    applyMend(draft, 'q', read, mend, () => {
      made += 1
      return `new${made}`
    })
  })
  return store.getState().history.present.questions
}

test('an item that is split becomes two with the same options, each with ids of its own', () => {
  const question = questionOf('Was your room clean and quiet?', ['Yes', 'No'])
  const [first, second, last] = applied(question, mendOf(question, 'double_barrelled'))
  expect(first).toEqual({ ...question, stem: 'Was your room clean?' })
  expect(second).toMatchObject({ stem: 'Was your room quiet?', type: 'single_choice' })
  expect(second?.options.map(({ text }) => text)).toEqual(['Yes', 'No'])
  const ids = [first, second, last].flatMap((each) => [
    each?.id,
    ...(each?.options ?? []).map(({ id }) => id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
  expect(last?.id).toBe('last')
})

test('names of variables and codes of options stay with what had them', () => {
  const asked = questionOf('Was your room clean and quiet?', ['Yes', 'No'])
  const options = asked.options.map((option, at) => ({ ...option, code: String(at + 1) }))
  const question = { ...asked, name: 'ROOM', options }
  const [first, second] = applied(question, mendOf(question, 'double_barrelled'))
  expect(first).toMatchObject({ name: 'ROOM', options })
  expect(second).not.toHaveProperty('name')
  expect(second?.options.map(({ code }) => code)).toEqual(['1', '2'])
  const capital = { ...question, stem: 'What is the capital of Australia?' }
  const [more] = applied(capital, mendOf(capital, 'missing_dont_know'))
  expect(more?.options.map(({ code }) => code)).toEqual(['1', '2', undefined])
})

test('options that stay keep their ids, and a new one takes an empty field', () => {
  const question = questionOf('What is the capital of Australia?', ['Sydney', 'Canberra', ' '])
  const [changed] = applied(
    question,
    mendOf(questionOf(question.stem, ['Sydney', 'Canberra']), 'missing_dont_know'),
  )
  expect(changed?.options).toHaveLength(3)
  const mend = mendOf(question, 'missing_dont_know')
  expect(applied(question, mend)[0]?.options).toEqual([
    { id: 'o0', text: 'Sydney' },
    { id: 'o1', text: 'Canberra' },
    { id: 'o2', text: "Don't know" },
  ])
})

test('an item that has changed since it was read is left as it is', () => {
  const question = questionOf('Was your room clean and quiet?', ['Yes', 'No'])
  const store = storeOf(question)
  store.edit('stem:q', (draft) => {
    const [first] = draft.questions
    if (first) first.stem = 'Was your room clean and warm?'
  })
  const before = store.getState().history.present
  applied(question, mendOf(question, 'double_barrelled'), store)
  expect(store.getState().history.present).toEqual(before)
})

test('an open-ended item keeps the options that nobody sees', () => {
  const question = questionOf(
    'What do you think of the menu and the opening hours?',
    ['Yes', 'No'],
    'open_ended',
  )
  const [first, second] = applied(question, mendOf(question, 'double_barrelled'))
  expect(first?.options).toEqual(question.options)
  expect(second).toMatchObject({ type: 'open_ended', stem: 'What do you think of the opening hours?' })
})

test('one step back undoes any edit exactly', () => {
  let count = 0
  for (const item of readLabelledItems().filter((_, at) => at % 5 === 0)) {
    const { stem, type, options } = worded(item)
    const question = questionOf(stem, options, type)
    const { findings } = reportItem({ id: 'q', type, stem, options }, item.lang)
    for (const mend of findings.flatMap(({ mends }) => mends?.[0] ?? [])) {
      const store = storeOf(question)
      const before = structuredClone(store.getState().history.present)
      applied(question, mend, store)
      expect(store.getState().history.present, stem).not.toEqual(before)
      store.undo()
      expect(store.getState().history.present).toEqual(before)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(50)
})

test('an edit of the stem is made although an option was typed since, and one of the options is not', () => {
  const before = questionOf('Don’t you agree that the buses are late?', ['Yes', ''])
  const now = questionOf(before.stem, ['Yes', 'No'])
  const [first] = applied(now, mendOf(before, 'leading'), storeOf(now), before)
  expect(first).toEqual({ ...now, stem: 'Do you think that the buses are late?' })

  const double = questionOf('Was your room clean and quiet?', ['Yes', 'No'])
  const filled = questionOf(double.stem, ['Yes', 'No', 'I slept elsewhere'])
  expect(applied(filled, mendOf(double, 'double_barrelled'), storeOf(filled), double)[0]).toEqual(filled)

  const reworded = questionOf('Don’t you agree that the trains are late?', ['Yes', ''])
  expect(applied(reworded, mendOf(before, 'leading'), storeOf(reworded), before)[0]).toEqual(reworded)
})
