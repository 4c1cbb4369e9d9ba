import { expect, it } from 'vitest'
import { pickRange, picksOf, rangeBetween, togglePick } from '../../../../renderer/lib/picks.ts'

it('a range takes the place of the one before and leaves what was picked besides', () => {
  const one = togglePick(picksOf<string>([]), 'a')
  const grown = pickRange(one, ['c', 'd', 'e'])
  expect([...grown.chosen]).toEqual(['a', 'c', 'd', 'e'])
  const shrunk = pickRange(grown, ['c'])
  expect([...shrunk.chosen]).toEqual(['a', 'c'])
  // Picking a single row ends the range, and the next range is added to everything picked so far.
  const added = togglePick(shrunk, 'f')
  expect([...pickRange(added, ['b']).chosen].toSorted()).toEqual(['a', 'b', 'c', 'f'])
  expect([...togglePick(added, 'a').chosen]).toEqual(['c', 'f'])
})

it('a range goes both ways', () => {
  expect(rangeBetween(7, 3)).toEqual({ from: 3, to: 7 })
  expect(rangeBetween(3, 7)).toEqual({ from: 3, to: 7 })
})
