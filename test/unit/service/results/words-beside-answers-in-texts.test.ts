import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(8, ['How often do you cycle?', ...USES], ['How many bicycles do you have?'])
const [use = '', count = ''] = draft.questions.map(({ id }) => id)
const REASONS = [
  'The lane ends before my door.',
  'It depends on the day, really.',
  'My neighbours told me so.',
  'I just feel that way.',
]
const PEOPLE = Array.from({ length: 8 }, (_, at) => ({
  id: `p-${at + 1}`,
  use: USES[(at * at) % 3],
  count: String((at * 3) % 5),
  why: REASONS[at % 4],
}))

const wrongIn = (data: object) => {
  const { answers, respondents } = readResults(data, draft, { personas: PEOPLE.length })
  return answers.filter(({ respondent, question, kind, text }) => {
    const person = PEOPLE.find(({ id }) => id === respondents[respondent]?.id)
    return question === 1 && kind === 'text' && text !== person?.count
  })
}

describe('words beside numbers that are called answers', () => {
  it.each(['reason', 'thought', 'paraphrase', 'pourquoi'])('are never shown: %s', (name) => {
    const entries = PEOPLE.map((one) => ({ respondent_id: one.id, answer: one.count, [name]: one.why }))
    const below = Object.fromEntries(
      USES.map((text) => [text, PEOPLE.filter((one) => one.use === text).map(({ id }) => id)]),
    )
    const results = [
      { id: use, answers: below },
      { id: count, answers: entries },
    ]
    expect(wrongIn({ results })).toEqual([])
    const people = PEOPLE.map((one) => ({
      id: one.id,
      answers: JSON.stringify({
        [use]: { answer: one.use, [name]: one.why },
        [count]: { answer: one.count, [name]: one.why },
      }),
    }))
    expect(wrongIn({ people })).toEqual([])
  })
})
