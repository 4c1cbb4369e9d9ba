import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { shownByPerson } from './shown-by-person.ts'

const USES = ['Every day', 'Every week', 'Every month', 'Hardly ever', 'Never']
const PLACES = ['In a shop', 'At a market', 'From friends', 'Online', 'Nowhere']
const SAID = [
  'It is too far.',
  'I like the smell.',
  'My sister gave it.',
  'Cheap enough.',
  'No room at home.',
  'For the children.',
  'I forgot.',
  'A good habit.',
]
const people = SAID.map((said, at) => ({ id: `r-${at + 1}`, use: at % 4, place: (at * 3 + 1) % 5, said }))
const draft = aDraft(8, ['How often do you buy plants?', ...USES], ['Where?', ...PLACES], ['Why?'])
const choices = aDraft(8, ['How often do you buy plants?', ...USES], ['Where?', ...PLACES])

const wanted = Object.fromEntries(
  people.map(({ id, use, place, said }) => [id, [USES[use], PLACES[place], said]]),
)
const questions = draft.questions.map(({ stem, options }, item) => ({
  id: `v${item + 1}`,
  text: stem,
  options: options.map(({ text }, at) => ({ code: `v${item + 1}_${at + 1}`, label: text })),
}))
const respondents = people.map(({ id, use, place, said }) => ({
  id,
  answers: [
    { question_id: 'v1', answer: `v1_${use + 1}` },
    { question_id: 'v2', answer: `v2_${place + 1}` },
    { question_id: 'v3', answer: said },
  ],
}))
const numbers = people.map(({ id }, at) => ({ respondent_id: id, v1: 1 + (at % 5), v2: 1 + ((at * 2) % 5) }))

describe('numbers that leave items out, beside answers to all of them', () => {
  it.each(['scores', 'weights', 'part_b'])('are no answers: %s', (name) => {
    expect(shownByPerson({ questions, respondents, [name]: numbers }, draft)).toEqual(wanted)
  })

  it('are none beside answers in words', () => {
    const words = people.map(({ id, use, place, said }) => ({
      respondent_id: id,
      v1: USES[use],
      v2: PLACES[place],
      v3: said,
    }))
    expect(shownByPerson({ questions, responses: words, levels: numbers }, draft)).toEqual(wanted)
  })

  it('are none beside columns of one option each', () => {
    const columns = people.map(({ id, use, place, said }) => ({
      id,
      ...Object.fromEntries(USES.map((text, at) => [`v1=${text}`, at === use ? 1 : 0])),
      ...Object.fromEntries(PLACES.map((text, at) => [`v2=${text}`, at === place ? 1 : 0])),
      v3: said,
    }))
    expect(shownByPerson({ questions, rows: columns, scores: numbers }, draft)).toEqual(wanted)
  })
})

it('numbers that leave no item out are asked about beside other answers', () => {
  const few = respondents.map(({ id, answers }) => ({ id, answers: answers.slice(0, 2) }))
  const shown = shownByPerson(
    { questions: questions.slice(0, 2), respondents: few, scores: numbers },
    choices,
  )
  for (const [id, told] of Object.entries(shown))
    told.forEach((text, item) => {
      expect([wanted[id]?.[item], undefined]).toContain(text)
    })
  expect(Object.values(shown).flat()).toContain(undefined)
})
