import { expect, it } from 'vitest'
import { cameKey } from '../../../../renderer/features/exchange/came-key.ts'

it('tells whether all came, and whether their number is about right only', () => {
  expect(cameKey('docx', { questions: 12, came: 12 }, 12)).toBe('linesAll')
  expect(cameKey('docx', { questions: 12, came: 11 }, 11)).toBe('linesSome')
  expect(cameKey('qualtrics', { questions: 12, came: 12 }, 12)).toBe('allCame')
  expect(cameKey('qualtrics', { questions: 12, came: 11 }, 11)).toBe('someCame')
  // A grid is one question and several items.
  expect(cameKey('text', { questions: 1, came: 1 }, 3)).toBe('linesAll')
})

it('does not say that more came than there are items, where two counted lines are in one item', () => {
  expect(cameKey('docx', { questions: 13, came: 13 }, 12)).toBe('linesAllWithin')
  expect(cameKey('text', { questions: 14, came: 13 }, 12)).toBe('linesSomeWithin')
})
