import { expect, test } from 'vitest'
import {
  changeType,
  codeOptions,
  insertOption,
  insertQuestion,
  makeQuestion,
  moveOption,
  nameItem,
  pasteOptions,
  removeOption,
  takeTested,
} from '../../../../../renderer/features/builder/model/commands.ts'
import { emptyDraft, type SurveyDraft } from '../../../../../shared/models/draft.ts'

function counter() {
  let next = 0
  return () => {
    next += 1
    return `new-${next}`
  }
}

function draftOf(...stems: string[]): SurveyDraft {
  return {
    ...emptyDraft(),
    questions: stems.map((stem) => ({
      id: stem,
      stem,
      type: 'single_choice' as const,
      options: ['x', 'y', 'z'].map((text) => ({ id: `${stem}-${text}`, text })),
    })),
  }
}

const stems = (draft: SurveyDraft) => draft.questions.map(({ stem }) => stem)
const texts = (draft: SurveyDraft, at = 0) => draft.questions[at]?.options.map(({ text }) => text)

test('a new choice starts with two empty options, a new open item with none', () => {
  const newId = counter()
  expect(makeQuestion('single_choice', newId).options.map(({ text }) => text)).toEqual(['', ''])
  expect(makeQuestion('open_ended', newId).options).toEqual([])
})

test('items are inserted where asked', () => {
  const draft = draftOf('a', 'b')
  insertQuestion(draft, makeQuestion('open_ended', counter()), 1)
  expect(stems(draft)).toEqual(['a', '', 'b'])
})

test('a type changed to open and back keeps the options', () => {
  const draft = draftOf('a')
  changeType(draft, 0, 'open_ended', counter())
  changeType(draft, 0, 'single_choice', counter())
  expect(texts(draft)).toEqual(['x', 'y', 'z'])
})

test('an open item that becomes a choice gets two options', () => {
  const draft = { ...emptyDraft(), questions: [makeQuestion('open_ended', counter())] }
  changeType(draft, 0, 'single_choice', counter())
  expect(texts(draft)).toEqual(['', ''])
})

test('options are inserted, moved and removed', () => {
  const draft = draftOf('a')
  insertOption(draft, 0, 1, counter())
  expect(texts(draft)).toEqual(['x', '', 'y', 'z'])
  removeOption(draft, 0, 1)
  moveOption(draft, 0, 2, -1)
  expect(texts(draft)).toEqual(['x', 'z', 'y'])
})

test('a pasted list takes the place of an empty option, and of the empty ones below it', () => {
  const draft = { ...emptyDraft(), questions: [makeQuestion('single_choice', counter())] }
  pasteOptions(draft, 0, 0, ['one', 'two', 'three'], counter())
  expect(texts(draft)).toEqual(['one', 'two', 'three'])
})

test('a list pasted into an option with text comes after it and leaves the rest', () => {
  const draft = draftOf('a')
  pasteOptions(draft, 0, 0, ['one', 'two'], counter())
  expect(texts(draft)).toEqual(['x', 'one', 'two', 'y', 'z'])
})

test('a name and codes are given and taken away', () => {
  const draft = draftOf('a')
  const codes = () => draft.questions[0]?.options.map(({ code }) => code)
  nameItem(draft, 0, 'Q12_SAT')
  expect(draft.questions[0]?.name).toBe('Q12_SAT')
  nameItem(draft, 0, ' ')
  expect(draft.questions[0]).not.toHaveProperty('name')
  // Those that no option is left for are not used.
  codeOptions(draft, 0, 1, ['1', '99', '3'])
  expect(codes()).toEqual([undefined, '1', '99'])
  codeOptions(draft, 0, 2, [''])
  expect(draft.questions[0]?.options[2]).not.toHaveProperty('code')
  nameItem(draft, 5, 'Q')
  codeOptions(draft, 5, 0, ['1'])
  expect(codes()).toEqual([undefined, '1', undefined])
})

test('a pasted list takes the codes of the empty options that it replaces', () => {
  const draft = draftOf('a')
  for (const option of draft.questions[0]?.options.slice(1) ?? []) option.text = ''
  codeOptions(draft, 0, 0, ['1', '2', '3'])
  pasteOptions(draft, 0, 1, ['North', 'South', 'West'], counter())
  expect(draft.questions[0]?.options.map(({ text, code }) => `${text} ${code}`)).toEqual([
    'x 1',
    'North 2',
    'South 3',
    'West undefined',
  ])
})

test('a wording that was tested leaves the name and the codes that were given since', () => {
  const draft = draftOf('a')
  const tested = structuredClone(draft.questions[0])
  if (!tested) throw new Error('no item')
  tested.stem = 'a, shorter'
  tested.options[2] = { id: 'other', text: 'Other', code: '9' }
  nameItem(draft, 0, 'Q1')
  codeOptions(draft, 0, 0, ['1', '2', '3'])
  takeTested(draft, 0, tested)
  expect(draft.questions[0]).toMatchObject({ stem: 'a, shorter', name: 'Q1' })
  expect(draft.questions[0]?.options.map(({ code }) => code)).toEqual(['1', '2', '9'])
})
