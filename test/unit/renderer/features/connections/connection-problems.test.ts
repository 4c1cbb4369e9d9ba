import { expect, test } from 'vitest'
import { findConnectionProblem } from '../../../../../renderer/features/connections/connection-problems.ts'

const sound = { name: 'Team', baseUrl: 'https://api.example.org/v', key: 'k' }

test('a sound connection has no problem', () => {
  for (const field of ['name', 'baseUrl', 'key'] as const)
    expect(findConnectionProblem(field, sound)).toBeNull()
})

test.each([
  ['name', ' ', 'name'],
  ['key', '', 'key'],
  ['key', 'Bearer abc', 'keyForm'],
  ['key', '“abc”', 'keyForm'],
  ['baseUrl', ' ', 'address'],
  ['baseUrl', 'api.example.org', 'form'],
  ['baseUrl', 'http://api.example.org', 'insecure'],
  ['baseUrl', 'https://api.example.org/?x=1', 'extras'],
] as const)('%s "%s" is told as %s', (field, text, problem) => {
  expect(findConnectionProblem(field, { ...sound, [field]: text })).toBe(problem)
})
