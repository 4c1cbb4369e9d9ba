import { expect, it } from 'vitest'
import type { JsonObject } from '../../../../electron/service/json/json-value.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { withoutOmittedCodes } from '../../../../electron/service/results/structure/declared/omitted-codes.ts'
import { readPlaces } from '../../../support/read-places.ts'
import { aDraft } from './a-draft.ts'
import { optionText, SAID, told } from './a-told-survey.ts'

it('a blank stays one where answers that are not understood have a 0 beside them', () => {
  const draft = aDraft(3, ['How many trips?', '2', '1'], ['How many stops?', '2', '1'])
  const coded = { isCode: (_: number, value: unknown) => value === 0 || value === 1, optionOf: () => 0 }
  const unread = { kind: 'unread', option: null, text: '2' } as const
  const blank = { kind: 'blank', option: null, text: null } as const
  const answers = [
    { respondent: 0, question: 0, ...unread },
    { respondent: 1, question: 0, ...blank },
    { respondent: 0, question: 1, ...unread },
  ]
  const column = (entry: JsonObject) => [
    { respondent: 'p0', question: { names: [], position: null }, values: ['2'], path: '$', entry },
  ]
  const read = (entry: JsonObject) =>
    withoutOmittedCodes({ answers }, [column(entry), column(entry)], draft, () => coded).answers
  expect(read({ texte: '2', index: 0 })).toEqual(answers)
  expect(read({ texte: '2', index: 1 })).toHaveLength(2)
})

it('a blank that may be a 0 left out is neither an answer nor the place of one', () => {
  const items = told.questions.slice(0, 2).map(({ stem, options }, item) => ({
    id: `q${item + 1}`,
    text: stem,
    options: options.map(({ text }, code) => ({ code, label: text })),
  }))
  const people = SAID.map((said, persona) => ({
    id: `p${persona}`,
    answers: Object.fromEntries(items.map(({ text }, item) => [text, said[item] || null])),
  }))
  const data = { items, people }
  const of = (list: readonly { respondent: number | null }[]) => list.map(({ respondent }) => respondent)
  const { answers } = readResults(data, told)
  expect(of(answers.filter(({ question }) => question === 0))).toEqual([1, 2, 3, 5, 7])
  expect(of(readPlaces(data, told).ofItem(0))).toEqual([1, 2, 3, 5, 7])
  expect(answers.filter(({ kind }) => kind === 'blank')).toEqual([])
  const ofTwo = answers.find(({ question, respondent }) => question === 0 && respondent === 1)
  expect(optionText(0, ofTwo?.option)).toBe('Every week')
})
