import { expect, it } from 'vitest'
import { shortStem } from '../../../../renderer/lib/short-stem.ts'

const GRID = 'Please indicate your level of agreement with each statement below'

it.each([
  ['the first item', `${GRID} It is late`, undefined, `${GRID} It is late`],
  ['a row of a grid', `${GRID} It is late`, `${GRID} It is early`, '… late'],
  ['a row that only begins with the same letters', `${GRID} Lately`, `${GRID} Late`, '… Lately'],
  ['a short beginning', 'How do you get to work?', 'How do you get home?', 'How do you get to work?'],
  ['the same stem', GRID, GRID, GRID],
  ['the beginning of the one before', GRID, `${GRID} It is late`, GRID],
  ['another stem', 'And why?', GRID, 'And why?'],
  ['spaces around', `  ${GRID} It is late `, `${GRID} All is well`, '… It is late'],
])('%s', (_, stem, before, short) => {
  expect(shortStem(stem, before)).toBe(short)
})
