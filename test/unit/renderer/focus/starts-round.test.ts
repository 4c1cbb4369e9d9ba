import { describe, expect, it } from 'vitest'
import { startsRound } from '../../../../renderer/features/focus/starts-round.ts'

const turnsOf = (rounds: (number | null)[]) =>
  rounds.map((round, index) => ({
    number: index + 1,
    round,
    speaker: 'Anne',
    moderator: false,
    text: '…',
  }))

const starts = (rounds: (number | null)[]) => {
  const turns = turnsOf(rounds)
  return turns.map((_, index) => startsRound(turns, index))
}

describe('startsRound', () => {
  it('is true for the first turn of every round', () => {
    expect(starts([1, 1, 2, 2, 3])).toEqual([true, false, true, false, true])
  })

  it('tells nothing where the transcript does not', () => {
    expect(starts([null, null])).toEqual([false, false])
    expect(starts([null, 1, 1, null])).toEqual([false, true, false, false])
  })
})
