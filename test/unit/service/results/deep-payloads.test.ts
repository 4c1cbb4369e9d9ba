import { describe, expect, it } from 'vitest'
import { DEEPEST } from '../../../../electron/service/json/nesting.ts'
import { readValue } from '../../../../electron/service/read-value.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { Operation } from '../../../../shared/models/service-answer.ts'
import { optionText, SAID, told } from './a-told-survey.ts'

/** A value below so many levels, each made by `around`. */
function below(levels: number, around: (inner: unknown, level: number) => unknown): unknown {
  let value: unknown = 'Never'
  for (let level = 0; level < levels; level++) value = around(value, level)
  return value
}

const LEVELS = 20_000
const IN_TEXT = `${'['.repeat(LEVELS)}"x"${']'.repeat(LEVELS)}`
const OPERATIONS: readonly Operation[] = [
  'create_survey',
  'list_surveys',
  'survey_status',
  'create_focus',
  'list_focus',
  'focus_session',
  'focus_transcript',
  'list_keys',
  'create_key',
  'list_members',
]

describe('no reader throws where', () => {
  it.each<[string, unknown]>([
    ['lists nest deep', below(LEVELS, (inner) => [inner, 'x'])],
    ['maps nest deep', below(LEVELS, (data) => ({ data }))],
    ['maps with names of their own nest deep', below(LEVELS, (inner, level) => ({ [`d${level}`]: inner }))],
    ['JSON in a text nests deep', [{ id: 'p1', answer: IN_TEXT }]],
    ['JSON in a fence nests deep', { text: `\`\`\`json\n${IN_TEXT}\n\`\`\`` }],
    ['JSON in base64 nests deep', { text: Buffer.from(IN_TEXT).toString('base64') }],
    ['XML nests deep', { text: `${'<a>'.repeat(LEVELS)}x${'</a>'.repeat(LEVELS)}` }],
  ])('%s', (_, data) => {
    expect(readResults(data, told, { personas: 8 }).answers).toEqual([])
    for (const operation of OPERATIONS)
      expect(() => readValue(operation, data, { recipe: null, sent: null })).not.toThrow()
  })
})

it('what nests too deep beside answers is listed, and the answers are read', () => {
  const people = SAID.map(([often], at) => ({
    id: `p${at}`,
    'How often do you cycle?': optionText(0, often),
  }))
  const read = readResults({ people, trace: below(DEEPEST + 20, (inner) => [inner]) }, told, { personas: 8 })
  expect(read.answers.filter(({ kind }) => kind === 'option')).toHaveLength(7)
  expect(read.unplaced.at(-1)).toEqual({ path: `$.trace${'[0]'.repeat(DEEPEST - 1)}`, value: '+1' })
  expect(read.certainty).not.toBe('sure')
})
