import { describe, expect, it } from 'vitest'
import { pathBounds, pathFault, select } from '../../../../electron/service/recipes/json-path.ts'
import { readByRecipe } from '../../../../electron/service/recipes/read-by-recipe.ts'
import { readTaught } from '../../../../electron/service/recipes/read-taught.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { type ResultsRecipe, resultsRecipeSchema } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

const STEMS = ['Comment venez-vous ?', 'Content ?', 'Pourquoi ?']
const draft = aSurvey(
  'Trajets',
  [
    aChoice('a', STEMS[0] ?? '', ['À pied', 'À vélo', 'En bus']),
    aChoice('b', STEMS[1] ?? '', ['Oui', 'Non']),
    anOpenEnded('c', STEMS[2] ?? ''),
  ],
  { personas: 2 },
)
const SAID = [
  ['À vélo', 'Oui', 'Parce que.'],
  ['En bus', 'Non', 'Bof.'],
]
const UNDERSTOOD = [
  { respondent: 0, question: 0, kind: 'option', option: 1, text: null },
  { respondent: 0, question: 1, kind: 'option', option: 0, text: null },
  { respondent: 0, question: 2, kind: 'text', option: null, text: 'Parce que.' },
  { respondent: 1, question: 0, kind: 'option', option: 2, text: null },
  { respondent: 1, question: 1, kind: 'option', option: 1, text: null },
  { respondent: 1, question: 2, kind: 'text', option: null, text: 'Bof.' },
]
const recipe = (parts: Partial<ResultsRecipe> & { personas: string }): ResultsRecipe =>
  resultsRecipeSchema.parse({ ...parts })
const rule = (path: string, more: object = {}) => ({ path, from: 1, ...more })

describe('readByRecipe', () => {
  it('shows words without the entities that they were sent with, as the readers do', () => {
    const data = {
      zz: [
        { k: '&Agrave; v&eacute;lo', y: 'Oui', w: 'Parce que j&#039;aime.' },
        { k: 'En bus', y: 'Non', w: 'L&apos;hiver &amp; la pluie' },
      ],
    }
    const answers = ['@.k', '@.y', '@.w'].map((path, at) => rule(path, { stem: STEMS[at] }))
    const { settled } = readByRecipe(data, draft, recipe({ personas: '$.zz[*]', answers }))
    expect(settled.results.answers.map(({ option, text }) => text ?? option)).toEqual([
      ...[1, 0, "Parce que j'aime."],
      ...[2, 1, "L'hiver & la pluie"],
    ])
  })

  it.each<[string, unknown, ResultsRecipe]>([
    [
      'rows under a header, the items after other columns',
      {
        entete: ['zz', 'R1', 'R2', 'R3'],
        lignes: [
          ['Inès', ...(SAID[0] ?? [])],
          ['Luc', ...(SAID[1] ?? [])],
        ],
      },
      recipe({
        personas: '$.lignes[*]',
        personaId: '@[0]',
        answers: [rule('@[{column}]', { header: '$.entete[*]', columnName: 'R{item}' })],
      }),
    ],
    [
      'rows without a header',
      SAID.map((said, at) => [at === 0 ? 'Inès' : 'Luc', ...said]),
      recipe({ personas: '$[*]', personaId: '@[0]', answers: [rule('@[{item}]')] }),
    ],
    [
      'maps named by stems, by the persona’s name',
      Object.fromEntries(
        ['Inès', 'Luc'].map((who, p) => [
          who,
          { z: Object.fromEntries(STEMS.map((s, i) => [s, SAID[p]?.[i]])) },
        ]),
      ),
      recipe({ personas: '$[*]', personaId: '~', answers: [rule('@.z[{stem}]')] }),
    ],
    [
      'records of a persona that name their item',
      ['Inès', 'Luc'].map((who, p) => ({
        qui: who,
        dits: (SAID[p] ?? []).map((v, i) => ({ n: i, v })).reverse(),
      })),
      recipe({
        personas: '$[*]',
        personaId: '@.qui',
        answers: [rule('@.dits[?@.n=={item}].v', { from: 0 })],
      }),
    ],
    [
      'a record an answer',
      ['Inès', 'Luc'].flatMap((w, p) => (SAID[p] ?? []).map((v, i) => ({ w, k: `S-${i + 1}`, v }))),
      recipe({
        personas: '$[*].w',
        answers: [rule('@.v', { rows: '$[*]', who: '@.w', which: '@.k', columnName: 'S-{item}' })],
      }),
    ],
    [
      'maps of personas by item, in another order each',
      {
        Q1: { Inès: 'À vélo', Luc: 'En bus' },
        Q2: { Luc: 'Non', Inès: 'Oui' },
        Q3: { Inès: 'Parce que.', Luc: 'Bof.' },
      },
      recipe({ personas: '$.Q1[*]', personaId: '~', answers: [rule('$["Q{item}"][*]')] }),
    ],
    [
      'columns as lists, by a legend of codes',
      {
        legende: { x7: STEMS[0], b2: STEMS[1], k9: STEMS[2] },
        cols: { x7: ['À vélo', 'En bus'], b2: ['Oui', 'Non'], k9: ['Parce que.', 'Bof.'] },
      },
      recipe({
        personas: '$.cols.x7[*]',
        answers: [rule('$.cols[{code}][*]', { header: '$.legende[*]', columnName: '{stem}', code: '~' })],
      }),
    ],
    [
      'a table in a text, its options numbered from 0',
      { csv: 'qui;r1;r2;r3\nInès;1;0;Parce que.\nLuc;2;1;Bof.' },
      recipe({
        tables: [{ path: '$.csv', separator: ';' }],
        personas: '$.csv[*]',
        personaId: '@.qui',
        optionsFrom: 0,
        answers: [rule('@["r{item}"]')],
      }),
    ],
  ])('reads %s', (_, data, taught) => {
    const read = readByRecipe(data, draft, taught)
    expect(read.problems).toEqual([])
    expect(read.settled.results.answers).toEqual(UNDERSTOOD)
    expect(read.fits).toBe(true)
  })

  const rows = (values: unknown[][]) => values.map((r, at) => ({ id: `p${at}`, r }))
  const plain = (more: Partial<ResultsRecipe> = {}) =>
    recipe({ personas: '$[*]', personaId: '@.id', answers: [rule('@.r[{item}]', { from: 0 })], ...more })

  it('is sure where everything was shown, found and understood', () => {
    const read = readTaught(rows(SAID), draft, { recipe: plain() })
    expect(read).toMatchObject({ certainty: 'sure', shape: 'recipe', recipe: 'used', unplaced: [] })
    expect(read.respondents.map(({ id }) => id)).toEqual(['p0', 'p1'])
  })

  it('takes values for what the person said they mean, of one item before all', () => {
    const data = rows([
      [2, 1, 'x'],
      [9, 1, 'y'],
    ])
    const meanings = [
      { received: '1', option: 'Oui' },
      { received: '2', option: 'En bus' },
      { received: '9', option: null, stem: STEMS[0] ?? '' },
    ]
    const { answers } = readTaught(data, draft, { recipe: plain({ meanings }) })
    expect(answers.map(({ kind, option }) => (kind === 'option' ? option : kind))).toEqual([
      2,
      0,
      'text',
      'blank',
      0,
      'text',
    ])
  })

  it('guesses no number where the person said how others count', () => {
    const data = rows([
      [0, 1, 'x'],
      [3, 0, 'y'],
    ])
    const { answers } = readTaught(data, draft, { recipe: plain({ optionsFrom: 0 }) })
    expect(answers.filter(({ question }) => question === 0)).toMatchObject([
      { kind: 'option', option: 0 },
      { kind: 'unread', text: '3' },
    ])
  })

  it('leaves two different values of one place unread', () => {
    const data = [{ id: 'p0', r: [{ v: 'Oui' }, { v: 'Non' }] }]
    const read = readByRecipe(data, draft, recipe({ personas: '$[*]', answers: [rule('@.r[*].v')] }))
    expect(read.settled.results.answers.map(({ kind }) => kind)).toEqual(['unread', 'unread', 'unread'])
  })

  it.each<[string, ResultsRecipe, string]>([
    ['a broken path', plain({ personas: '$[*' }), 'broken_path'],
    ['a path that selects nothing', plain({ personas: '$.nobody[*]' }), 'no_personas'],
    [
      'fewer values than personas',
      plain({ personas: '$[*]', answers: [rule('$[0].r[{item}]')] }),
      'unequal_lengths',
    ],
  ])('says what is wrong with %s, and lets the readers read', (_, taught, problem) => {
    expect(readByRecipe(rows(SAID), draft, taught).problems.map((one) => one.problem)).toContain(problem)
    const read = readTaught(rows(SAID), draft, { recipe: taught })
    expect(read.recipe).toBe('unfit')
    const { recipe: _told, ...ordinary } = read
    expect(ordinary).toEqual(readResults(rows(SAID), draft))
  })

  it('lists what it leaves over', () => {
    const data = rows(SAID).map((row, at) => ({
      ...row,
      r: [...row.r, 'Autre chose'],
      sexe: at === 0 ? 'F' : 'H',
    }))
    const { unplaced, certainty, respondents } = readTaught(data, draft, { recipe: plain() })
    expect(unplaced.map(({ path }) => path)).toEqual(['$[0].r[3]', '$[1].r[3]'])
    expect(certainty).toBe('likely')
    expect(respondents[0]?.attributes).toEqual([{ name: 'sexe', value: 'F' }])
  })
})

describe('a recipe that reads nothing', () => {
  const nowhere = (more: Partial<ResultsRecipe> = {}) =>
    recipe({
      ...{ personas: '$[*]', personaId: '@.id' },
      answers: STEMS.map((stem, at) => rule(`@.leer${at}`, { stem })),
      ...more,
    })
  const people = (more: object) =>
    ['p0', 'p1'].map((id, at) => ({ id, ...{ leer0: '', leer1: '', leer2: '' }, ...more, r: SAID[at] }))

  it('does not take the place of a reading that reads something', () => {
    const read = readTaught(people({}), draft, { recipe: nowhere() })
    expect(read.answers).toEqual(UNDERSTOOD)
    expect(read.recipe).toBe('unfit')
  })

  it('is used where no reader finds anything either, and where the person said that the values are missing answers', () => {
    const empty = people({}).map(({ r: _, ...rest }) => rest)
    expect(readTaught(empty, draft, { recipe: nowhere() }).recipe).toBe('used')
    const missing = people({ leer0: '99', leer1: '99', leer2: '99' })
    const told = nowhere({ meanings: [{ received: '99', option: null }] })
    expect(readTaught(missing, draft, { recipe: told }).recipe).toBe('used')
  })
})

describe('select', () => {
  const million = { rows: Array.from({ length: 200_000 }, (_, at) => ({ at })) }

  it('ends a filter over many rows that selects nothing', () => {
    const bounds = pathBounds({ steps: 100_000 })
    expect(() => select('$.rows[?@.none == 1]', million, bounds)).toThrow('too much')
  })

  it('ends a descent that selects nothing', () => {
    const bounds = pathBounds({ steps: 100_000 })
    expect(() => select('$..none', million, bounds)).toThrow('too much')
  })

  it('ends by the clock', () => {
    let now = 0
    const bounds = pathBounds({ ms: 10 }, () => now++)
    expect(() => select('$.rows[*]', million, bounds)).toThrow('too much')
  })

  it('tells what is wrong with a path, and takes no regular expressions', () => {
    expect(pathFault('$.a[')?.column).toBe(4)
    expect(pathFault('$[?match(@.a, "(a+)+$")]')?.message).toMatch(/match/)
    expect(pathFault('@.a[?@.b == "c"]')).toBeNull()
  })
})
