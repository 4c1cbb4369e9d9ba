import { expect, test } from 'vitest'
import { createLaunchIntent } from '../../../../../renderer/features/builder/launch/launch-intent.ts'

test('the same launch keeps its id until it has happened; another revision or connection is another launch', () => {
  let made = 0
  const intent = createLaunchIntent(() => `id ${++made}`)
  expect([intent.idFor(3, 'practice'), intent.idFor(3, 'practice')]).toEqual(['id 1', 'id 1'])
  expect([intent.idFor(4, 'practice'), intent.idFor(4, 'live')]).toEqual(['id 2', 'id 3'])
  intent.fulfil()
  expect(intent.idFor(4, 'live')).toBe('id 4')
})
