import { describe, expect, it } from 'vitest'
import { attributeChoices } from '../../../shared/analysis/attribute-choices.ts'
import { people, persona } from './sample-results.ts'

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
