import { describe, expect, it } from 'vitest'
import {
  answersShown,
  attributeChoices,
  foldForSearch,
  personasKept,
} from '../../../../renderer/features/results/filter.ts'
import { chose, leftBlank, notUnderstood, said } from '../../analysis/sample-results.ts'

const persona = (id: number, attributes: Record<string, string>) => ({
  id: String(id),
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})

const people = [
  persona(0, { nom: 'Anne', sexe: 'F', ville: 'Lyon', pays: 'France' }),
  persona(1, { nom: 'Marc', sexe: 'H', ville: 'Lyon', pays: 'France' }),
  persona(2, { nom: 'Léa', sexe: 'F', ville: 'Brest', pays: 'France' }),
]

describe('attributeChoices', () => {
  it('offers what groups the personas, not what names them or is the same for all', () => {
    expect(attributeChoices(people)).toEqual([
      {
        name: 'sexe',
        values: [
          { value: 'F', count: 2 },
          { value: 'H', count: 1 },
        ],
      },
      {
        name: 'ville',
        values: [
          { value: 'Lyon', count: 2 },
          { value: 'Brest', count: 1 },
        ],
      },
    ])
  })

  it('leaves out what is the persona’s own, such as first names, and puts the coarsest first', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      persona(at, { prenom: at < 3 ? 'Ambre' : `p${at}`, age: `${20 + (at % 8)}`, sexe: at % 2 ? 'F' : 'H' }),
    )
    expect(attributeChoices(many).map(({ name }) => name)).toEqual(['sexe', 'age'])
  })

  it('offers nothing where there are no attributes', () => {
    expect(attributeChoices([{ id: null, attributes: [] }])).toEqual([])
  })
})

describe('personasKept', () => {
  it('keeps all, or those with the value', () => {
    expect(personasKept({ attribute: null }, people)).toBeUndefined()
    expect(personasKept({ attribute: { name: 'sexe', value: 'F' } }, people)).toEqual(new Set([0, 2]))
    expect(personasKept({ attribute: { name: 'sexe', value: 'x' } }, people)).toEqual(new Set())
  })
})

describe('answersShown', () => {
  const question = {
    options: [
      { id: 'a', text: 'Vélo' },
      { id: 'b', text: 'Bus' },
    ],
  }
  const answers = [
    said(2, 0, 'J’aime le vélo'),
    chose(0, 0, 0),
    leftBlank(1, 0),
    notUnderstood(3, 0, '[velo]'),
  ]

  it('finds words without case or accents, in words, options and what was not understood', () => {
    expect(answersShown(answers, question, ' VELO ', undefined).map((each) => each.respondent)).toEqual([
      0, 2, 3,
    ])
  })

  it('shows all, blank ones too, where nothing is searched for', () => {
    expect(answersShown(answers, question, '', undefined)).toHaveLength(4)
  })

  it('keeps to the personas that count', () => {
    expect(answersShown(answers, question, '', new Set([1, 3])).map((each) => each.respondent)).toEqual([
      1, 3,
    ])
  })
})

describe('foldForSearch', () => {
  it('takes accents and case away and nothing else', () => {
    expect(foldForSearch('Été à Nîmes ; Œuf')).toBe('ete a nimes ; œuf')
  })
})
