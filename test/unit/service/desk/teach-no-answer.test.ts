import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import { readTaught } from '../../../../electron/service/recipes/read-taught.ts'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

const draft = aSurvey(
  'Trajets',
  [
    aChoice('a', 'Comment venez-vous ?', ['À pied', 'À vélo', 'En bus']),
    anOpenEnded('b', 'Combien de minutes ?'),
    anOpenEnded('c', 'Pourquoi ?'),
  ],
  { personas: 4 },
)
const NO_ANSWER: DeskNeed = { need: 'no_answer' }

function afterTeaching(data: unknown, ...steps: [DeskNeed, string][]): Recipe {
  return steps.reduce((recipe, [need, path]) => {
    const [way] = teach(recipe, { need, path }, { data, draft, asked: 4 })
    expect(way, path).toBeDefined()
    return way?.recipe ?? recipe
  }, emptyRecipe())
}

/** What is read, by persona and item; "?" before what is not recognised. */
function told(data: unknown, recipe: Recipe): (string | null)[][] {
  const { answers } = readTaught(data, draft, { personas: 4, recipe: recipe.results })
  const rows: (string | null)[][] = [[], [], [], []]
  for (const { respondent, question, kind, option, text } of answers) {
    const words = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    const row = rows[respondent]
    if (row) row[question] = kind === 'unread' ? `?${text}` : (words ?? null)
  }
  return rows
}

describe('teach that a value stands for a missing answer', () => {
  const rows = [
    ['À pied', 'douze', 'C’est près.'],
    ['-8', 'NSP', 'Le bus.'],
    ['En bus', 'vingt-cinq', 'REF'],
    ['À vélo', '-8', 'J’aime rouler.'],
  ]
  const data = { results: rows.map((answers, at) => ({ persona_id: `p${at + 1}`, answers })) }

  it('where Sonde reads the answers by itself, and needs no other rule', () => {
    const recipe = afterTeaching(
      data,
      [NO_ANSWER, '$.results[1].answers[0]'],
      [NO_ANSWER, '$.results[1].answers[1]'],
      [NO_ANSWER, '$.results[2].answers[2]'],
    )
    expect(recipe.results).toMatchObject({ answers: [] })
    expect(told(data, recipe)).toEqual([
      ['À pied', 'douze', 'C’est près.'],
      [null, null, 'Le bus.'],
      ['En bus', 'vingt-cinq', null],
      ['À vélo', null, 'J’aime rouler.'],
    ])
    expect(readTaught(data, draft, { personas: 4, recipe: recipe.results }).recipe).toBe('used')
    const { found } = readDesk(data, recipe, { kind: 'results', draft, personas: 4 })
    expect(found.find(({ need }) => need.need === 'no_answer')).toMatchObject({ by: 'recipe', found: 4 })
    expect(found.find(({ need }) => need.need === 'persona')).toMatchObject({ by: 'readers', found: 4 })
  })

  it('beside rules that were taught before or are taught after', () => {
    const coded = {
      zz: rows.map(([mode, minutes, why], at) => ({ k: `p${at + 1}`, z1: mode, z2: minutes, z3: why })),
    }
    const expected = [
      ['À pied', 'douze', 'C’est près.'],
      [null, 'NSP', 'Le bus.'],
      ['En bus', 'vingt-cinq', 'REF'],
      ['À vélo', null, 'J’aime rouler.'],
    ]
    const answer: [DeskNeed, string] = [{ need: 'answer', item: 0 }, '$.zz[0].z1']
    const missing: [DeskNeed, string] = [NO_ANSWER, '$.zz[1].z1']
    expect(told(coded, afterTeaching(coded, answer, missing))).toEqual(expected)
    expect(told(coded, afterTeaching(coded, missing, answer))).toEqual(expected)
  })

  it('for a number, only at the items where it stands for none: elsewhere it may be an answer', () => {
    const numbers = {
      results: [
        [1, 'sept', '7'],
        [2, 'trois', 'd e f'],
        [7, 'douze', 'g h i'],
        [3, 'cinq', 'j k l'],
      ].map((answers, at) => ({ persona_id: `p${at + 1}`, answers })),
    }
    const recipe = afterTeaching(numbers, [NO_ANSWER, '$.results[2].answers[0]'])
    expect(recipe.results?.meanings).toEqual([{ received: '7', option: null, stem: 'Comment venez-vous ?' }])
    expect(told(numbers, recipe)[0]?.[2]).toBe('7')
  })

  it('not for maps, lists and blanks', () => {
    for (const path of ['$.results', '$.results[0]'])
      expect(teach(emptyRecipe(), { need: NO_ANSWER, path }, { data, draft, asked: 4 })).toEqual([])
  })
})
