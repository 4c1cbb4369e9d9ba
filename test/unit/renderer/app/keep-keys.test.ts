import { expect, test } from 'vitest'
import { NOTHING_TYPED, withKey } from '../../../../renderer/app/keep-keys.ts'

const press = (...keys: string[]) => keys.reduce(withKey, NOTHING_TYPED)

test('letters make the text, Backspace takes the last away, other keys leave it', () => {
  expect(press(...'né👍')).toEqual({ text: 'né👍', keys: [] })
  expect(press(...'né👍', 'Backspace', 'Tab', 'F5')).toEqual({ text: 'né', keys: [] })
})

test('arrows and Enter are kept in their order', () => {
  expect(press('a', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Enter')).toEqual({
    text: 'a',
    keys: ['ArrowDown', 'ArrowUp', 'ArrowDown', 'Enter'],
  })
})

test('text after an arrow is another choice', () => {
  expect(press('a', 'ArrowDown', 'b')).toEqual({ text: 'ab', keys: [] })
  expect(press('a', 'ArrowDown', 'Backspace')).toEqual({ text: '', keys: [] })
})

test('what comes after Enter is meant for where it leads', () => {
  expect(press('a', 'Enter', 'b', 'Backspace', 'ArrowDown', 'Enter')).toEqual({ text: 'a', keys: ['Enter'] })
})

test('Enter alone enters nothing', () => {
  expect(press('Enter', ' ', 'Enter', 'a')).toEqual({ text: ' a', keys: [] })
  expect(press('ArrowDown', 'Enter')).toEqual({ text: '', keys: ['ArrowDown', 'Enter'] })
})
