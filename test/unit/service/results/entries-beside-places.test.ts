import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { IDS, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const questions = told.questions.map(({ stem, options }, at) => ({
  ...{ id: IDS[at], text: stem },
  ...(options.length > 0 ? { options: options.map(({ text }) => text) } : {}),
}))

describe('columns of an item', () => {
  it('are not blank where words stand in a further column of the same item', () => {
    const rows = PEOPLE.map((id, persona) => ({
      id,
      ...Object.fromEntries(
        IDS.flatMap((name, item) => [
          [name, item < 2 ? truthOf(persona, item) : null],
          [`${name}_free`, item < 2 ? null : truthOf(persona, item)],
        ]),
      ),
    }))
    const { answers } = readResults({ questions, rows }, told, { personas: 8 })
    const blank = answers.filter(({ kind }) => kind === 'blank')
    expect(blank.filter(({ respondent, question }) => truthOf(respondent, question) !== null)).toEqual([])
  })
})

describe('entries in the order of the items', () => {
  it('are not told by numbers of options that come again', () => {
    const respondents = PEOPLE.map((id, persona) => ({
      id,
      answers: IDS.map((_, item) => ({
        answer: truthOf(persona, item),
        ...(item < 2 ? { position: SAID[persona]?.[item] } : {}),
        rank: (persona + item) % 3,
      })),
    }))
    expect(wrongIn({ questions, respondents })).toEqual([])
    expect(readIn({ questions, respondents })).toBeGreaterThan(0)
  })

  it('are no words of somebody as pairs of an item and an answer', () => {
    const responses = PEOPLE.map((participant, persona) => ({
      participant,
      answers: IDS.map((id, item) => [id, truthOf(persona, item)]),
    }))
    expect(wrongIn({ questionnaire: questions, responses })).toEqual([])
  })
})
