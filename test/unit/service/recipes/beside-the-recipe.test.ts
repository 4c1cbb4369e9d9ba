import { describe, expect, it } from 'vitest'
import { readTaught, readTaughtPayload } from '../../../../electron/service/recipes/read-taught.ts'
import { placesIn } from '../../../../electron/service/results/item-places.ts'
import { resultsRecipeSchema } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

const draft = aSurvey(
  'Trajets',
  [
    aChoice('a', 'Comment venez-vous ?', ['À pied', 'À vélo']),
    aChoice('b', 'Content ?', ['Oui', 'Non']),
    anOpenEnded('c', 'Pourquoi ?'),
  ],
  { personas: 3 },
)
const data = {
  results: [
    { persona_id: 'p1', 'Comment venez-vous ?': 'À pied', 'Content ?': 'Oui', zz: { mot: 'C’est près.' } },
    { persona_id: 'p2', 'Comment venez-vous ?': 'À vélo', 'Content ?': '-8', zz: { mot: 'Le bus.' } },
    { persona_id: 'p3', 'Comment venez-vous ?': 'À vélo', 'Content ?': 'Non', zz: { mot: 'Bof.' } },
  ],
}
const recipe = resultsRecipeSchema.parse({
  personas: '$.results[*]',
  personaId: '@.persona_id',
  answers: [{ path: '@.zz.mot', stem: 'Pourquoi ?' }],
  meanings: [{ received: '-8', option: null }],
})

describe('a recipe of some items', () => {
  it('leaves the other items to the readers, with what it says of their values', () => {
    const read = readTaught(data, draft, { personas: 3, recipe })
    expect(read.recipe).toBe('used')
    const told = read.answers.map(({ respondent, question, option, text }) => [
      read.respondents[respondent]?.id,
      question,
      option ?? text,
    ])
    expect(told).toEqual([
      ['p1', 0, 0],
      ['p1', 1, 0],
      ['p1', 2, 'C’est près.'],
      ['p2', 0, 1],
      ['p2', 1, null],
      ['p2', 2, 'Le bus.'],
      ['p3', 0, 1],
      ['p3', 1, 1],
      ['p3', 2, 'Bof.'],
    ])
  })

  it('tells where each of them stands', () => {
    const read = readTaughtPayload(data, draft, { personas: 3, recipe })
    const places = placesIn(data, draft, read)
    expect(places.ofItem(0)[2]).toMatchObject({ respondent: 2, value: 'À vélo' })
    expect(places.ofItem(2)[2]).toMatchObject({ respondent: 2, path: '$.results[2].zz.mot' })
  })

  it('is of the readers’ personas only if it knows them by their ids', () => {
    const { personaId: _none, ...others } = recipe
    const { answers } = readTaught(data, draft, { personas: 3, recipe: others })
    expect(answers.every(({ question }) => question === 2)).toBe(true)
  })

  it('finds nothing in a field that is blank for several items', () => {
    const kinds = {
      lignes: data.results.flatMap(({ persona_id: p, zz }) => [
        { p, q: 'Comment venez-vous ?', code: 'x1', mot: null },
        { p, q: 'Content ?', code: 'x2', mot: null },
        { p, q: 'Pourquoi ?', code: null, mot: zz.mot },
      ]),
    }
    const rules = resultsRecipeSchema.parse({
      personas: '$.lignes[*].p',
      answers: [{ path: '@.mot', rows: '$.lignes[*]', who: '@.p', which: '@.q', columnName: '{stem}' }],
    })
    const { answers } = readTaught(kinds, draft, { personas: 3, recipe: rules })
    expect(answers.some(({ kind }) => kind === 'blank')).toBe(false)
  })
})
