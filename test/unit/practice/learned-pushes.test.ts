import { describe, expect, it } from 'vitest'
import { packed, unpacked } from '../../../electron/practice/answers/effects/learned/weights.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import type { Push } from '../../../electron/practice/answers/effects/push.ts'
import { decide } from '../../../electron/practice/answers/effects/weigh-pushes.ts'

function pushesOf(texte: string, options: readonly string[] = ['Oui', 'Non']): readonly Push[] {
  return readQuestion({ type: 'choix_unique', texte, options }, '').pushes
}

describe('pushes weighed by words', () => {
  it('turns, adds and drops what the rules have read only where the words are sure', () => {
    expect(decide(1, 2, 0.1)).toBe(1)
    expect(decide(1, 2, -0.1)).toBe(1)
    expect(decide(1, 2, -3)).toBe(-1)
    expect(decide(1, -5, 3)).toBe(0)
    expect(decide(0, 2, -3)).toBe(-1)
    expect(decide(0, -5, -3)).toBe(0)
  })

  it('leaves alone a condition before the question and a thing that is only announced', () => {
    expect(pushesOf('When you walk home, do you feel safe?', ['Yes', 'No'])).toEqual([])
    expect(pushesOf('Quand un élève est absent, faut-il prévenir ses parents ?')).toEqual([])
    expect(pushesOf('Si un train est supprimé, faut-il rembourser les voyageurs ?')).toEqual([])
  })

  it('does not take words for all or nothing beside the question for what is asked', () => {
    const pushes = pushesOf('The night bus has never once run on time. Should the town keep it?', [
      'Yes',
      'No',
    ])
    expect(pushes.map(({ effect }) => effect)).toEqual(['leading'])
  })

  it('pushes towards the one alternative that is described, or away from it where that is ill spoken of', () => {
    const options = ['A garden', 'A car park', 'Neither']
    const praised = pushesOf(
      'Which would you rather have here: a garden where children could play, or a car park?',
      options,
    )
    expect(praised.map(({ names }) => names)).toEqual([['garden']])
    const blamed = pushesOf(
      'Which would you rather have here: a garden, or a car park that would poison the air?',
      options,
    )
    expect(blamed.map(({ names }) => names)).toEqual([['garden']])
    expect(pushesOf('Which would you rather have here: a garden or a car park?', options)).toEqual([])
  })

  it('stores weights so that they can be read again', () => {
    const weights = new Map([
      ['ten_one', 0.5],
      ['ten_two', -0.25],
      ['ten_three', 0.001],
    ])
    expect(unpacked(packed(weights, 0.03))).toEqual(
      new Map([
        ['ten_one', 0.5],
        ['ten_two', -0.25],
      ]),
    )
  })
})
