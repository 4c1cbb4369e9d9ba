import { describe, expect, it, test } from 'vitest'
import { pasteQuestions } from '../../../../../renderer/features/builder/model/commands.ts'
import {
  mayReadOtherwise,
  readPastedQuestions,
} from '../../../../../renderer/features/builder/sheet/paste-questions.ts'
import { writePlainItems } from '../../../../../shared/exchange/text/write-plain-text.ts'
import { aChoice, anOpenEnded } from '../../../../support/drafts.ts'
import { aSurveyDraft } from '../../../../support/sample-drafts.ts'

describe('pasted items', () => {
  it('takes numbered lines as stems, lettered and bulleted lines as their options', () => {
    const text =
      '1. How do you travel?\r\n a) On foot\r\n b) By bike\n\nQ2: What would help?\n(3) Do you own a car?\n- Yes\n☐ No'
    expect(readPastedQuestions(text)).toEqual([
      { stem: 'How do you travel?', options: ['On foot', 'By bike'] },
      { stem: 'What would help?', options: [] },
      { stem: 'Do you own a car?', options: ['Yes', 'No'] },
    ])
  })

  it('joins lines that were broken to the line above', () => {
    expect(readPastedQuestions('1) How do you\ntravel?\na) On foot or\nby bike\nb) By car')).toEqual([
      { stem: 'How do you travel?', options: ['On foot or by bike', 'By car'] },
    ])
  })

  it.each([
    ['1. How old are you?\n18 to 24\n25 or more\n2. Why?', true],
    ['Q1. Do you work?\n1. Yes\n2. No\nQ2. Why?', true],
    ['1. How do you\ntravel?\na) On foot or\nby bike\n2. Why?\n', false],
  ])('tells whether %j may have other items', (text, may) => expect(mayReadOtherwise(text)).toBe(may))

  it.each([
    'How do you travel?',
    '1. How do you travel?',
    'Travel\n1. How?\n2. Why?',
    '2024 was hard.\nWhy?',
    '',
  ])('leaves %j as text', (text) => expect(readPastedQuestions(text)).toBeNull())

  it.each([
    ['in place of an empty item', '', ['', ''], ['One', 'Two', 'Last']],
    ['after an item with a stem', 'Kept', ['', ''], ['Kept', 'One', 'Two', 'Last']],
    ['after an item with an option', '', ['Kept', ''], ['', 'One', 'Two', 'Last']],
  ])('puts them %s', (_, stem, options, stems) => {
    const item = (id: string, words: string) => ({
      id,
      stem: words,
      type: 'open_ended' as const,
      options: [],
    })
    const draft = aSurveyDraft({
      questions: [
        { ...item('a', stem), options: options.map((text, at) => ({ id: `o${at}`, text })) },
        item('b', 'Last'),
      ],
    })
    let count = 0
    const newId = () => `n${count++}`
    pasteQuestions(
      draft,
      0,
      [
        { stem: 'One', options: ['Yes', 'No'] },
        { stem: 'Two', options: [] },
      ],
      newId,
    )
    expect(draft.questions.map((question) => question.stem)).toEqual(stems)
    const pasted = draft.questions.filter((question) => question.id.startsWith('n'))
    expect(pasted.map(({ type }) => type)).toEqual(['single_choice', 'open_ended'])
    expect(new Set(draft.questions.map(({ id }) => id)).size).toBe(draft.questions.length)
  })
})

test('the text of items that Sonde copied is read without its last line', () => {
  const items = [aChoice('a', 'How?', ['On foot', 'By bike']), anOpenEnded('b', 'Why?')]
  expect(readPastedQuestions(writePlainItems(items, 'Urban mobility'))).toEqual([
    { stem: 'How?', options: ['On foot', 'By bike'] },
    { stem: 'Why?', options: [] },
  ])
})
