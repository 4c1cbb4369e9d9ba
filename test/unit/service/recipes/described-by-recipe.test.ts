import { describe, expect, it } from 'vitest'
import { readTaught } from '../../../../electron/service/recipes/read-taught.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { resultsRecipeSchema } from '../../../../shared/models/recipe.ts'
import { aChoice, aSurvey } from '../../../support/drafts.ts'

const draft = aSurvey('Trajets', [aChoice('a', 'Comment venez-vous ?', ['À pied', 'À vélo'])], {
  personas: 2,
})
const data = {
  results: [
    { persona_id: 'p1', answers: ['À pied'], zz: { an: 31 } },
    { persona_id: 'p2', answers: ['À vélo'], zz: { an: 42 } },
  ],
}
const described = resultsRecipeSchema.parse({
  personas: '$.results[*]',
  personaId: '@.persona_id',
  fields: [{ name: 'âge', path: '@.zz.an' }],
})

describe('a recipe that describes personas, and tells no answers', () => {
  it('leaves the answers to the readers, and adds what it tells of each persona', () => {
    const read = readTaught(data, draft, { personas: 2, recipe: described })
    const plain = readResults(data, draft, { personas: 2 })
    expect(read.answers).toEqual(plain.answers)
    expect(read.recipe).toBe('used')
    expect(read.respondents.map(({ id, attributes }) => [id, attributes[0]])).toEqual([
      ['p1', { name: 'âge', value: '31' }],
      ['p2', { name: 'âge', value: '42' }],
    ])
  })

  it('says that it does not fit where it finds nobody, or others', () => {
    for (const personas of ['$.autres[*]', '$.results[*].zz'])
      expect(readTaught(data, draft, { personas: 2, recipe: { ...described, personas } })).toEqual({
        ...readResults(data, draft, { personas: 2 }),
        recipe: 'unfit',
      })
  })
})
