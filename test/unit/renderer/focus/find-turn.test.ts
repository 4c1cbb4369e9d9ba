import { expect, it } from 'vitest'
import { findTurn } from '../../../../renderer/features/focus/find-turn.ts'

const turns = ['Good evening', 'The café is near my work', 'Near the station, cafés are closed'].map(
  (text, at) => ({ number: at + 1, round: 1, speaker: 'Ana', moderator: false, text }),
)

it('finds the first turn that has every word, accents and endings apart', () => {
  expect(findTurn(turns, 'CAFE near')).toBe(1)
  expect(findTurn(turns, 'cafes')).toBe(2)
  expect(findTurn(turns, 'ear')).toBe(-1)
  expect(findTurn(turns, ' ')).toBe(-1)
})
