import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reverseOptions } from '../../../shared/experiments/reverse-options.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const reversed = (...options: string[]) =>
  reverseOptions(aChoice('item', 'Which one?', options))?.options.map(({ text }) => text)

test('options are reversed, and those that answer nothing keep their places', () => {
  expect(reversed('Agree', 'Neither', 'Disagree')).toEqual(['Disagree', 'Neither', 'Agree'])
  expect(reversed('On foot', 'By bike', 'By car', 'Other', 'Don’t know')).toEqual([
    ...['By car', 'By bike', 'On foot', 'Other', 'Don’t know'],
  ])
  expect(reversed('À pied', 'À vélo', 'Aucun de ces moyens')).toEqual([
    ...['À vélo', 'À pied', 'Aucun de ces moyens'],
  ])
  expect(reversed('On foot', 'By bike', 'None of these')).toEqual(['By bike', 'On foot', 'None of these'])
})

test('"None" at the end of numbers is a point of the scale', () => {
  expect(reversed('6 or 7', '1 to 5', 'None')).toEqual(['None', '1 to 5', '6 or 7'])
})

test('there is nothing to reverse in an open-ended item, nor in a single answer beside ways out', () => {
  expect(reverseOptions(anOpenEnded('open', 'Why?'))).toBeNull()
  expect(reversed('Yes', 'Don’t know')).toBeUndefined()
})

test('reversing twice is what there was, with the same options', () => {
  const words = fc.constantFrom('Yes', 'No', 'Often', 'Never', 'Other', 'Don’t know', 'None of these', 'Blue')
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 2 }), (texts) => {
      const item = aChoice('item', 'Which one?', texts)
      const once = reverseOptions(item)
      if (!once) return
      expect(once.options.map(({ id }) => id).sort()).toEqual(item.options.map(({ id }) => id).sort())
      expect(reverseOptions(once)).toEqual(item)
    }),
  )
})
