import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { emptyDraft } from '../../../../shared/models/draft.ts'

const OPTIONS = ['None', '1', '2 or 3', '4 or more']
const SAID = ['1', '4 or more', '2 or 3', 'None', '1', '1', 'None', '2 or 3']
const draft = {
  ...emptyDraft(),
  title: 'Books',
  personas: SAID.length,
  questions: [
    {
      id: 'a',
      stem: 'How many books did you finish last month?',
      type: 'single_choice' as const,
      options: OPTIONS.map((text, at) => ({ id: `o${at}`, text })),
    },
  ],
}
const questions = [
  {
    id: 'q-a',
    text: 'How many books did you finish last month?',
    options: OPTIONS.map((label, at) => ({ order: at + 1, label })),
  },
]

it.each<[string, unknown]>([
  [
    'a map of persons',
    { questions, results: Object.fromEntries(SAID.map((text, at) => [`p-00${at}`, { 'q-a': text }])) },
  ],
  ['records', { questions, results: SAID.map((text, at) => ({ id: `p-00${at}`, 'q-a': text })) }],
])('a number that is the text of an option, among such texts, is no place of another one: %s', (_, data) => {
  const { answers } = readResults(data, draft, { personas: SAID.length })
  expect(answers).toHaveLength(SAID.length)
  for (const { kind, option, respondent } of answers)
    if (kind === 'option') expect(OPTIONS[option ?? -1]).toBe(SAID[respondent])
  expect(answers.filter(({ kind }) => kind === 'option').length).toBeGreaterThanOrEqual(5)
})
