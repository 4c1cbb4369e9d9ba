import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { shownByPerson } from './shown-by-person.ts'

const USES = ['Every day', 'Every week', 'Hardly ever']
const PLACES = ['At home', 'At work', 'On the way']
const AGREE = ['Yes', 'No']
const people = Array.from({ length: 10 }, (_, at) => ({
  id: `r-${at + 1}`,
  use: at % 3,
  place: (at * 2 + 1) % 3,
  agree: at % 4 === 0 ? 0 : 1,
  isRevised: at % 5 === 2,
}))
const draft = aDraft(
  people.length,
  ['How often do you drink coffee?', ...USES],
  ['Where?', ...PLACES],
  ['Do you drink too much of it?', ...AGREE],
  ['Why?'],
)
const wanted = Object.fromEntries(
  people.map(({ id, use, place, agree }) => [
    id,
    [USES[use], PLACES[place], AGREE[agree], `I said so ${id}.`],
  ]),
)
const questions = (agree: object) =>
  draft.questions.map(({ stem }, item) => ({
    id: `q${item + 1}`,
    text: stem,
    ...(item === 2 && agree),
  }))
const respondents = people.map(({ id, use, place, agree, isRevised }) => ({
  id,
  answers: [
    { question_id: 'q1', answer: USES[use], version: 1 },
    ...(isRevised ? [{ question_id: 'q2', answer: PLACES[(place + 1) % 3], version: 1 }] : []),
    { question_id: 'q2', answer: PLACES[place], version: isRevised ? 2 : 1 },
    { question_id: 'q3', answer: agree === 0, version: 1 },
    { question_id: 'q4', answer: `I said so ${id}.` },
  ],
}))

describe('answers told by true and false', () => {
  it.each([
    [
      'in a list',
      {
        options: [
          { code: true, label: 'Yes' },
          { code: false, label: 'No' },
        ],
      },
    ],
    ['in a map', { options: { true: 'Yes', false: 'No' } }],
  ])('are read where the payload declares them %s', (_, agree) => {
    expect(shownByPerson({ questions: questions(agree), respondents }, draft)).toEqual(wanted)
  })

  it.each([true, false])(
    'are not told by the numbers of versions beside them, declared: %s',
    (isDeclared) => {
      const listed = draft.questions.map(({ stem, options }, item) => ({
        id: `q${item + 1}`,
        text: stem,
        ...(options.length > 0 && {
          options:
            item < 2
              ? options.map(({ text }) => text)
              : options.map(({ text }, at) =>
                  isDeclared ? { code: at === 0, label: text } : { label: text },
                ),
        }),
      }))
      const shown = shownByPerson({ questions: listed, respondents }, draft)
      for (const [id, told] of Object.entries(shown)) expect([wanted[id]?.[2], undefined]).toContain(told[2])
    },
  )

  it('are not read where another truth value stands beside each option', () => {
    const agree = {
      options: [
        { code: 'A', label: 'Yes', exclusive: false },
        { code: 'B', label: 'No', exclusive: true },
      ],
    }
    const shown = shownByPerson({ questions: questions(agree), respondents }, draft)
    for (const told of Object.values(shown)) expect(told[2]).toBeUndefined()
  })
})
