import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']
const OPTIONS = ['Every week', 'Every month', 'Less often', 'Never']
const draft = aDraft(7, ['How often?', ...OPTIONS], ['How much did you spend?'], ['What annoys you?'])
const often = [0, 2, 1, 3, 0, 1, 2]
const spent = [40, 'about sixty, I think', 55, 12, 'nothing at all', 90, 107]
const annoys = PEOPLE.map((_, p) => `Waiting for ${p + 2} hours at home.`)
const TRUTH = PEOPLE.map((who, p) => [who, OPTIONS[often[p] ?? 0], String(spent[p]), annoys[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft)
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map((_, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      return own?.kind === 'option' ? OPTIONS[own.option ?? -1] : (own?.text ?? null)
    }),
  ])
}

const questions = draft.questions.map(({ stem, options }, at) => ({
  id: `qst${at}x`,
  label: stem,
  choices: options.map(({ text }, place) => ({ id: `cho${at}${place}x`, label: text })),
}))

describe('an item that is answered by numbers or by words', () => {
  it('is read from a union of kinds in a map of items', () => {
    const responses = PEOPLE.map((id, p) => ({
      persona: { id },
      answers: {
        qst2x: { __typename: 'TextAnswer', text: annoys[p] },
        qst1x:
          typeof spent[p] === 'number'
            ? { __typename: 'NumberAnswer', value: spent[p] }
            : { __typename: 'TextAnswer', text: spent[p] },
        qst0x: { __typename: 'ChoiceAnswer', choiceId: `cho0${often[p]}x` },
      },
    }))
    expect(readOf({ questions, responses })).toEqual(TRUTH)
  })

  it('is read from rows of one answer each, with blank fields of the other kinds', () => {
    const row = (id: string, question: string, kind: string, value: unknown) => ({
      ...{ persona: id, question, kind, choice: null, amount: null, words: null },
      [kind]: value,
    })
    const rows = PEOPLE.flatMap((id, p) => [
      row(id, 'qst0x', 'choice', `cho0${often[p]}x`),
      row(id, 'qst1x', typeof spent[p] === 'number' ? 'amount' : 'words', spent[p]),
      row(id, 'qst2x', 'words', annoys[p]),
    ])
    expect(readOf({ questions, rows })).toEqual(TRUTH)
  })

  it('is read from amounts with and without their unit, in the field of all words', () => {
    const amounts = ['12', '5 €', '8 euros', '7,50', '11', 'as little as I can', '9,90 €']
    const interviews = PEOPLE.map((id, p) => ({
      id,
      answers: [
        {
          no: 10,
          status: 'VALID',
          option: { letter: 'ABCD'[often[p] ?? 0], short: OPTIONS[often[p] ?? 0]?.toUpperCase() },
        },
        { no: 20, status: 'VALID', text: amounts[p] },
        { no: 30, status: 'VALID', text: annoys[p] },
      ],
    }))
    const items = draft.questions.map(({ stem }, at) => ({ no: (at + 1) * 10, label: stem }))
    expect(readOf({ items, interviews })).toEqual(
      TRUTH.map(([who, how, , annoyed], p) => [who, how, amounts[p], annoyed]),
    )
  })

  it('is not read where the numbers count the words', () => {
    const rows = PEOPLE.flatMap((persona, p) => [
      { persona, question: 'qst0x', kind: 'choice', choice: `cho0${often[p]}x` },
      { persona, question: 'qst1x', kind: 'text', text: `About ${p + 3} or so.`, count: 4 + (p % 2) },
      { persona, question: 'qst2x', kind: 'text', text: annoys[p], count: 6 },
    ])
    expect(readOf({ questions, rows })).toEqual(
      TRUTH.map(([who, how, , annoyed], p) => [who, how, `About ${p + 3} or so.`, annoyed]),
    )
  })
})
