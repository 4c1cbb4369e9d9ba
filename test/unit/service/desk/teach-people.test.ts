import { describe, expect, it } from 'vitest'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import { readByRecipe } from '../../../../electron/service/recipes/read-by-recipe.ts'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

const NAMES = ['Inès', 'Luc', 'Maya', 'Tom']
const AGES = [20, 31, 42, 57]
const WAYS = ['À pied', 'À vélo', 'En bus']
const SAID = NAMES.map((_, person) => [WAYS[person % 3] ?? '', `Parce que ${person}, voilà.`])
const draft = aSurvey(
  'Trajets',
  [aChoice('a', 'Comment venez-vous ?', WAYS), anOpenEnded('b', 'Pourquoi ?')],
  { personas: NAMES.length },
)

/** A payload, and paths that belong to the second persona; null if the form has no such place. */
interface Form {
  data: unknown
  answer: string
  persona: string | null
  id: string
  age: string
}

const rows = <T>(of: (person: number) => T): T[] => NAMES.map((_, person) => of(person))

const FORMS: Record<string, Form> = {
  'rows of maps': {
    data: { zz: rows((p) => ({ qui: NAMES[p], vu: { an: AGES[p] }, r1: SAID[p]?.[0], r2: SAID[p]?.[1] })) },
    ...{ answer: '$.zz[1].r1', persona: '$.zz[1]', id: '$.zz[1].qui', age: '$.zz[1].vu.an' },
  },
  'rows under a header': {
    data: { tete: ['zz', 'an', 'R1', 'R2'], corps: rows((p) => [NAMES[p], AGES[p], ...(SAID[p] ?? [])]) },
    ...{ answer: '$.corps[1][2]', persona: '$.corps[1]', id: '$.corps[1][0]', age: '$.corps[1][1]' },
  },
  'a map of personas': {
    data: { zz: Object.fromEntries(rows((p) => [NAMES[p], { an: AGES[p], r: SAID[p] }])) },
    ...{ answer: '$.zz.Luc.r[0]', persona: '$.zz.Luc', id: '$.zz.Luc', age: '$.zz.Luc.an' },
  },
  'columns as lists': {
    data: { qui: NAMES, an: AGES, q1: rows((p) => SAID[p]?.[0]), q2: rows((p) => SAID[p]?.[1]) },
    ...{ answer: '$.q1[1]', persona: null, id: '$.qui[1]', age: '$.an[1]' },
  },
  'a record an answer': {
    data: {
      zz: [0, 1].flatMap((item) =>
        rows((p) => ({ qui: NAMES[p], an: AGES[p], num: item + 1, dit: SAID[p]?.[item] })),
      ),
    },
    ...{ answer: '$.zz[1].dit', persona: null, id: '$.zz[1].qui', age: '$.zz[1].an' },
  },
  'people beside the records of their answers': {
    data: {
      gens: rows((p) => ({ cle: `x${p}7`, qui: NAMES[p], an: AGES[p] })),
      zz: [0, 1].flatMap((item) => rows((p) => ({ de: NAMES[p], num: item + 1, dit: SAID[p]?.[item] }))),
    },
    ...{ answer: '$.zz[1].dit', persona: '$.gens[1]', id: '$.gens[1].qui', age: '$.gens[1].an' },
  },
  'pages of rows': {
    data: {
      pages: [
        [0, 1],
        [2, 3],
      ].map((some) => ({
        vol: some.map((p) => ({ qui: NAMES[p], an: AGES[p], r: SAID[p] })),
      })),
    },
    ...{ answer: '$.pages[0].vol[1].r[0]', persona: '$.pages[0].vol[1]' },
    ...{ id: '$.pages[0].vol[1].qui', age: '$.pages[0].vol[1].an' },
  },
  'maps of personas by item': {
    data: {
      q1: Object.fromEntries(rows((p) => [NAMES[p], SAID[p]?.[0]])),
      q2: Object.fromEntries(rows((p) => [NAMES[p], SAID[p]?.[1]])),
      fiche: Object.fromEntries(rows((p) => [NAMES[p], { an: AGES[p] }])),
    },
    ...{ answer: '$.q1.Luc', persona: null, id: '$.q1.Luc', age: '$.fiche.Luc.an' },
  },
}

/** Teaches each step in turn, always with the likeliest interpretation. */
function taught(data: unknown, steps: readonly (readonly [DeskNeed, string | null])[]): Recipe {
  return steps.reduce((recipe, [need, path]) => {
    if (path === null) return recipe
    const [way] = teach(recipe, { need, path }, { data, draft, asked: NAMES.length })
    expect(way, `${need.need} at ${path}`).toBeDefined()
    return way?.recipe ?? recipe
  }, emptyRecipe())
}

function read(data: unknown, { results }: Recipe) {
  if (!results) return null
  const { settled } = readByRecipe(data, draft, results, { personas: NAMES.length })
  const { respondents, answers } = settled.results
  return {
    ids: respondents.map(({ id }) => id),
    ages: respondents.map(({ attributes }) => attributes.find(({ name }) => name === 'âge')?.value),
    answers: answers.map(({ respondent, question, option, text }) => [respondent, question, option ?? text]),
  }
}

const ALL = {
  ids: NAMES,
  ages: AGES.map(String),
  answers: SAID.flatMap(([way = '', why], person) => [
    [person, 0, WAYS.indexOf(way)],
    [person, 1, why],
  ]),
}

describe('teach, of personas', () => {
  it.each(Object.keys(FORMS))('generalises one answer, one id and one age in %s', (name) => {
    const { data, answer, id, age } = FORMS[name] as Form
    const recipe = taught(data, [
      [{ need: 'answer', item: 0 }, answer],
      [{ need: 'persona_id' }, id],
      [{ need: 'field', name: 'âge' }, age],
    ])
    expect(read(data, recipe)).toEqual(ALL)
  })

  it.each(Object.keys(FORMS))('takes persona, id and age before any answer in %s', (name) => {
    const { data, answer, persona, id, age } = FORMS[name] as Form
    const recipe = taught(data, [
      [{ need: 'persona' }, persona],
      [{ need: 'persona_id' }, id],
      [{ need: 'answer', item: 0 }, answer],
      [{ need: 'field', name: 'âge' }, age],
    ])
    expect(read(data, recipe)).toEqual(ALL)
  })
})
