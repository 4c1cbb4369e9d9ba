import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { draft, personas, said } from './a-survey.ts'

/** The survey with its first item asked a second time at the end. */
const first = draft.questions[0] ?? expect.fail('no item')
const repeated = { ...draft, questions: [...draft.questions, { ...first, id: 'd' }] }
const answers = said.map((row) => [...row, row[0] ?? null])

it.each([
  ['a list of the items', repeated.questions.map(({ stem }) => ({ texte: stem, type: 'choix_unique' }))],
  ['a list of the stems', repeated.questions.map(({ stem }) => stem)],
])('an item that is asked twice is told from %s', (_, questions) => {
  const data = {
    questions,
    results: personas.map((persona, at) => ({ persona, answers: answers[at] })),
  }
  const results = readResults(data, repeated)
  expect(results.answers).toHaveLength(12)
  expect(results.unplaced).toEqual([])
})
