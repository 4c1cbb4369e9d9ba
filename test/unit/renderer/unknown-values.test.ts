import { describe, expect, it } from 'vitest'
import {
  isExplained,
  unknownValues,
  withMeaning,
} from '../../../renderer/features/reading-desk/meanings/unknown-values.ts'
import type { DeskFound } from '../../../shared/models/reading-desk.ts'
import { resultsRecipeSchema } from '../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const questions = [
  aChoice('a', 'Comment venez-vous ?', ['À pied', 'À vélo']),
  anOpenEnded('b', 'Combien de minutes ?'),
  aChoice('c', 'Content ?', ['Oui', 'Non']),
]
const found = (item: number, ...values: string[]): DeskFound => ({
  ...{ need: { need: 'answer', item }, label: null, by: 'recipe', certainty: 'likely' },
  ...{ found: 9, expected: 9, paths: [] },
  notUnderstood: values.map((value) => ({ path: '$', value })),
})
const all = unknownValues([found(0, '-8', '9'), found(1, '-8'), found(2, '9', '{"Choix":1}')], questions)
const none = resultsRecipeSchema.parse({})
const explained = (received: string, option: string | null) => {
  const value = all.find((one) => one.received === received)
  return value ? withMeaning(none, questions, { value, option, all }).meanings : null
}

describe('values that are not recognised', () => {
  it('are those of all items, but no maps, which hold further values', () => {
    expect(all.map(({ received, items }) => [received, items])).toEqual([
      ['-8', [0]],
      ['9', [0]],
      ['-8', [1]],
      ['9', [2]],
    ])
  })

  it('stand for a missing answer everywhere, a number only where it is not recognised', () => {
    expect(explained('-8', null)).toEqual([{ received: '-8', option: null }])
    expect(explained('9', null)).toEqual([
      { received: '9', option: null, stem: 'Comment venez-vous ?' },
      { received: '9', option: null, stem: 'Content ?' },
    ])
    expect(all.filter((value) => isExplained(value, questions, explained('9', null) ?? []))).toHaveLength(2)
  })

  it('are words of a persona only in the open-ended items where they are not recognised', () => {
    const [first] = unknownValues([found(1, 'None'), found(0, 'None')], questions).filter(
      ({ options }) => options.length === 0,
    )
    const words = first && withMeaning(none, questions, { value: first, option: 'None', all: [first] })
    expect(words?.meanings).toEqual([{ received: 'None', option: 'None', stem: 'Combien de minutes ?' }])
    expect(first && isExplained(first, questions, words?.meanings ?? [])).toBe(true)
  })

  it('mean an option only for the items that have it', () => {
    expect(explained('9', 'À vélo')).toEqual([
      { received: '9', option: 'À vélo', stem: 'Comment venez-vous ?' },
    ])
  })
})
