import { describe, expect, it } from 'vitest'
import { readTaught } from '../../../../electron/service/recipes/read-taught.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { readNumericItem } from '../../../../shared/analysis/numeric/numeric-item.ts'
import { resultsRecipeSchema } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

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

describe('a recipe that tells no more than that a value is a persona’s own words', () => {
  const items = [
    anOpenEnded('n', 'How many cars do you have?'),
    anOpenEnded('w', 'Why?'),
    aChoice('c', 'Do you walk?', ['Yes', 'No']),
  ]
  const open = aSurvey('Cars', items, { personas: 2 })
  const received = {
    results: [
      { persona_id: 'p1', answers: ['None', 'None', 'Yes'] },
      { persona_id: 'p2', answers: ['2 cars', 'I need them', 'No'] },
    ],
  }
  const words = { received: 'None', option: 'None', stem: 'How many cars do you have?' }

  it('makes it an answer of that item, and of no other', () => {
    const plain = readResults(received, open, { personas: 2 })
    expect(plain.answers.filter(({ kind }) => kind === 'unread')).toHaveLength(2)
    const recipe = resultsRecipeSchema.parse({ meanings: [words] })
    const { answers } = readTaught(received, open, { personas: 2, recipe })
    expect(
      answers.filter(({ text }) => text === 'None').map(({ question, kind }) => [question, kind]),
    ).toEqual([
      [0, 'text'],
      [1, 'unread'],
    ])
    // As an answer to how many, it is a number.
    const [question] = open.questions
    const own = answers.filter((answer) => answer.question === 0)
    const numbers = question && readNumericItem({ question, position: 0, answers: own, respondents: [0, 1] })
    expect(numbers).toMatchObject({ kind: 'numbers', numbers: [{ value: 0 }, { value: 2 }], unread: [] })
  })

  it('does so also where the recipe finds the answers', () => {
    const recipe = resultsRecipeSchema.parse({
      personas: '$.results[*]',
      answers: [{ path: '@.answers[{item}]', from: 0 }],
      meanings: [words],
    })
    const { answers } = readTaught(received, open, { personas: 2, recipe })
    expect(answers.filter(({ text }) => text === 'None').map(({ kind }) => kind)).toEqual(['text', 'unread'])
  })
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
