import { expect, test } from 'vitest'
import { distinctIds } from '../../../shared/exchange/sonde-file/distinct-ids.ts'
import { aChoice } from '../../support/drafts.ts'

const idsOf = (...ids: string[]) =>
  distinctIds(ids.map((id) => aChoice(id, 'Why?', ['Yes', 'No']))).map(({ id }) => id)

test('a repeated id gets a number, and other ids stay', () => {
  expect(idsOf('a', 'b', 'a', 'a')).toEqual(['a', 'b', 'a-2', 'a-3'])
})

test('an id that every object has as a name gets a number: what is kept by it would seem to be there', () => {
  expect(idsOf('constructor', '__proto__', 'toString')).toEqual([
    ...['constructor-2', '__proto__-2', 'toString-2'],
  ])
})
