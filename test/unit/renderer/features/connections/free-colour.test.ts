import { expect, test } from 'vitest'
import { COLOURS, findFreeColour } from '../../../../../renderer/features/connections/free-colour.ts'

test('connections get colours of their own, as long as there are any', () => {
  expect(findFreeColour([{ colour: 'practice' }])).toBe('teal')
  expect(findFreeColour([{ colour: 'practice' }, { colour: 'teal' }, { colour: 'grape' }])).toBe('indigo')
  expect(findFreeColour(COLOURS.map((colour) => ({ colour })))).toBe('teal')
})
