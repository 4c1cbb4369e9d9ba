import { expect, it } from 'vitest'
import { saysAgain } from '../../../../renderer/lib/says-again.ts'

const rejected = (serviceMessage: string, ...messages: string[]) =>
  saysAgain({
    code: 'INVALID',
    serviceMessage,
    fields: messages.map((message, at) => ({ path: ['questions', at], message })),
  })

it.each([
  ['body.filtres.occupations.0: Value error, use one of: cadres', ['Value error, use one of: cadres']],
  ['body questions: List should have at most 100 items', ['List should have at most 100 items']],
  ['a: too long; b: too short', ['too long', 'too short']],
])('“%s” says the fields once more', (message, fields) => {
  expect(rejected(message, ...fields)).toBe(true)
})

it.each([
  ['no field is shown', 'body questions: too many', []],
  ['a field says something else', 'body questions: too many', ['too long']],
  ['there is more', 'Your plan allows fewer questions. body questions: too many', ['too many']],
])('what the service says is shown where %s', (_, message, fields) => {
  expect(rejected(message, ...fields)).toBe(false)
})
