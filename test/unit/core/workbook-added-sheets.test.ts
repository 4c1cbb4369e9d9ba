import { expect, it } from 'vitest'
import type { ResultsToExport } from '../../../electron/core/exports/export-table.ts'
import { addedTables } from '../../../electron/core/exports/workbook/added-tables.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import type { CrossVariable } from '../../../shared/models/cross-variable.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'

const PERSONAS = 240
const draft = aSurvey('Trams', [
  aChoice('use', 'Do you take trams?', ['Yes', 'No']),
  anOpenEnded('why', 'Why?'),
  aChoice('price', 'Are they dear?', ['Yes', 'No']),
])
const answersOf = (respondent: number): Answer[] => [
  { respondent, question: 0, kind: 'option', option: respondent % 4 === 0 ? 1 : 0, text: null },
  { respondent, question: 1, kind: 'text', option: null, text: respondent % 3 === 0 ? 'Too slow' : 'Quick' },
  ...(respondent === 7
    ? [{ ...{ respondent, question: 2, kind: 'blank' as const }, option: null, text: null }]
    : [{ ...{ respondent, question: 2, kind: 'option' as const }, option: 0, text: null }]),
]
/** Twenty are younger than 25, and of four of them the sex is not known. */
const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({
    id: `p${at}`,
    attributes: [
      { name: 'age', value: String(at < 20 ? 20 : 40) },
      ...(at < 4 ? [] : [{ name: 'sexe', value: at % 2 === 0 ? 'femme' : 'homme' }]),
    ],
  })),
  answers: Array.from({ length: PERSONAS }, (_, at) => answersOf(at)).flat(),
})
const tag = (id: string, name: string, phrases: string[]) => ({
  id,
  name,
  phrases,
  colour: 'teal' as const,
  key: null,
})
const said = {
  ...emptyAnnotations(),
  items: { use: { decision: 'fix' as const, note: ' Say which trams ' } },
  tags: [tag('slow', 'Slow', ['slow']), tag('none', 'Unused', [])],
  answers: [{ item: 'why', persona: 'id:p1', tags: ['slow'], refused: [] }],
  quotes: [
    { item: 'why', persona: 'id:p9' },
    { item: 'why', persona: 'id:p4' },
    { item: 'why', persona: 'id:gone' },
  ],
}
const women: ResultsFilter = {
  search: 'slow',
  groups: [[{ kind: 'field', name: 'sexe', values: ['femme'], not: false }]],
}
const youngest: ResultsFilter = {
  search: '',
  groups: [[{ kind: 'field', name: 'age', values: ['20'], not: false }]],
}
const tables = (more: Partial<ResultsToExport> = {}, language: 'fr' | 'en' = 'en') =>
  addedTables({ run: aRun(), draft, results, filter: NO_FILTER, said, ...more }, language)
const sheet = (name: string, ...args: Parameters<typeof tables>) =>
  tables(...args).find((each) => each.name === name)
const by = (...variables: CrossVariable[]) => ({ by: variables })
const share = (of: number) => ({ share: of, isMarked: false })

it('has no sheet for what nobody recorded', () => {
  expect(tables({ said: emptyAnnotations() })).toEqual([])
  expect(tables().map(({ name }) => name)).toEqual(['Tags', 'Quotes', 'Decisions'])
})

it('tells the decision on each item and its note, whatever the filter', () => {
  expect(sheet('Décisions', { filter: women }, 'fr')).toMatchObject({
    header: ['question', 'énoncé', 'décision', 'note'],
    isFiltered: false,
    rows: [
      [1, 'Do you take trams?', 'à corriger', 'Say which trams'],
      [2, 'Why?', null, null],
      [3, 'Are they dear?', null, null],
    ],
  })
})

it('has the quotes in the person’s order with who said them, and only those that the filter keeps', () => {
  expect(sheet('Quotes')).toMatchObject({
    header: ['persona', 'Age', 'Sex', 'item', 'stem', 'quote', 'tags'],
    rows: [
      ['p9', 20, 'male', 2, 'Why?', 'Too slow', 'Slow'],
      ['p4', 20, 'female', 2, 'Why?', 'Quick', ''],
    ],
  })
  expect(sheet('Quotes', { filter: women })?.rows.map(([persona]) => persona)).toEqual(['p4'])
})

it('counts the tags as the screen does, each number in its own column', () => {
  expect(sheet('Tags')).toMatchObject({
    header: ['item', 'stem', 'tag', 'count', 'by rule', 'base', 'percentage', 'note'],
    rows: [
      [2, 'Why?', 'Slow', 81, 80, 240, share(81 / 240), null],
      [2, 'Why?', 'No tag', 159, null, 240, share(159 / 240), null],
    ],
  })
})

it('says where several tags of one answer make the sum larger than the base', () => {
  const twice = { ...said, tags: [tag('slow', 'Slow', ['slow']), tag('late', 'Late', ['slow'])] }
  const overlap = 'several tags per answer: the sum exceeds the base'
  const allSlow = resultsOf({
    respondents: results.respondents,
    answers: results.answers.map((each) => (each.question === 1 ? { ...each, text: 'Too slow' } : each)),
  })
  const rows = sheet('Tags', { said: twice, results: allSlow })?.rows ?? []
  expect(rows.map((row) => row.at(-1))).toEqual(rows.map(() => overlap))
  const few = sheet('Étiquettes', { said: twice, results: allSlow, filter: youngest }, 'fr')?.rows ?? []
  expect(few[0]?.at(-1)).toMatch(/inférieure à 30\u202F; plusieurs étiquettes par réponse/)
})

it('breaks items down by bands, with no percentage where the base is too small, and says why', () => {
  const crossed = sheet('Tableaux croisés', by({ kind: 'bands', name: 'age', limits: [18, 25] }), 'fr')
  expect(crossed).toMatchObject({
    header: [
      ...['question', 'énoncé', 'croisé par', 'groupe', 'modalité ou étiquette'],
      ...['effectif', 'base', 'pourcentage', 'remarque'],
    ],
    holds: expect.stringContaining('croisés par\u00A0: Âge'),
  })
  const first = crossed?.rows.filter(([item]) => item === 1).map((row) => row.slice(3))
  expect(first).toEqual([
    ['Ensemble', 'Yes', 180, 240, share(0.75), null],
    ['Ensemble', 'No', 60, 240, share(0.25), null],
    ['18–24', 'Yes', 15, 20, null, expect.stringContaining('inférieure à 30')],
    ['18–24', 'No', 5, 20, null, expect.stringContaining('inférieure à 30')],
    ['25 et plus', 'Yes', 165, 220, share(0.75), null],
    ['25 et plus', 'No', 55, 220, share(0.25), null],
  ])
  // The tags of the open-ended item are its rows, and a blank answer has a row of its own without a percentage.
  expect(crossed?.rows.find(([item]) => item === 2)?.slice(3, 7)).toEqual(['Ensemble', 'Slow', 81, 240])
  expect(crossed?.rows).toContainEqual([3, 'Are they dear?', 'Âge', '18–24', 'vide', 1, 19, null, null])
})

it('has those of whom a field is not known, and only whom the filter keeps', () => {
  const rows = sheet('Cross-tables', by({ kind: 'field', name: 'sexe' }))?.rows ?? []
  expect([...new Set(rows.map(([, , , group]) => group))]).toEqual(['All', 'female', 'male', 'not given'])
  const few = { ...by({ kind: 'field', name: 'age' }), filter: { search: '', groups: women.groups } }
  expect(sheet('Cross-tables', few)?.rows[0]?.slice(5)).toEqual([...[59, 118, share(0.5), null]])
})

it('breaks items down by several variables, one below the other', () => {
  const sex: CrossVariable = { kind: 'field', name: 'sexe' }
  const age: CrossVariable = { kind: 'bands', name: 'age', limits: [18, 25] }
  const crossed = sheet('Cross-tables', by(sex, age))
  expect([...new Set(crossed?.rows.map(([, , variable]) => variable))]).toEqual(['Sex', 'Age'])
  expect(crossed?.holds).toContain('by: Sex; Age')
  expect(crossed?.rows).toEqual([sex, age].flatMap((one) => sheet('Cross-tables', by(one))?.rows))
})

it('does not break an item down by itself; another item and tags are named', () => {
  const crossed = sheet('Cross-tables', by({ kind: 'item', item: 0 }))
  expect(new Set(crossed?.rows.map(([item]) => item))).toEqual(new Set([2, 3]))
  expect(crossed?.holds).toContain('by: 1. Do you take trams?')
  const tagged = sheet('Cross-tables', by({ kind: 'tag', item: 1, tags: ['slow'] }))
  expect(new Set(tagged?.rows.map(([item]) => item))).toEqual(new Set([1, 3]))
  expect([...new Set(tagged?.rows.map(([, , , group]) => group))]).toEqual(['All', 'Slow', 'No tag'])
  expect(tagged?.rows[0]?.at(-1)).toBe('a persona can be in several groups')
})

it('has the means of numbers and of scales by group, none on a base that is too small, and says why', () => {
  const asked = aSurvey('Sleep', [
    anOpenEnded('hours', 'How many hours do you sleep?'),
    aChoice('often', 'How often do you nap?', ['Never', 'Sometimes', 'Often']),
    anOpenEnded('why', 'Why?'),
  ])
  // The young sleep nine hours and never nap, all others seven and eight in turn, and nap often.
  const slept = resultsOf({
    respondents: results.respondents,
    answers: results.respondents.flatMap((_, respondent): Answer[] => [
      {
        ...{ respondent, question: 0, kind: 'text', option: null },
        text: respondent < 20 ? '9 h' : respondent % 2 === 0 ? '7' : '8 h',
      },
      { respondent, question: 1, kind: 'option', option: respondent < 20 ? 0 : 2, text: null },
      { respondent, question: 2, kind: 'text', option: null, text: 'I am tired' },
    ]),
  })
  const byAge = by({ kind: 'bands', name: 'age', limits: [25] })
  const means = sheet('Means by group', { draft: asked, results: slept, ...byAge })
  expect(means).toMatchObject({
    isFiltered: true,
    holds: 'one row per item and group: base, mean, median, standard deviation, by: Age',
    header: [
      ...['item', 'stem', 'crossed by', 'group', 'unit', 'base', 'mean', 'standard deviation', 'minimum'],
      ...['lower quartile', 'median', 'upper quartile', 'maximum', 'note'],
    ],
  })
  const told = means?.rows.map(([item, , , group, unit, base, mean, , , , median]) => {
    return [item, group, unit, base, mean, median]
  })
  expect(told).toEqual([
    [1, 'All', 'h', 240, expect.closeTo((20 * 9 + 220 * 7.5) / 240, 9), 8],
    [1, 'under 25', 'h', 20, null, null],
    [1, '25 or more', 'h', 220, 7.5, 7.5],
    [2, 'All', null, 240, expect.closeTo((20 * 1 + 220 * 3) / 240, 9), 3],
    [2, 'under 25', null, 20, null, null],
    [2, '25 or more', null, 220, 3, 3],
  ])
  expect(means?.rows.map((row) => row.at(-1)).slice(1, 5)).toEqual([
    'no statistics: base under 30',
    null,
    'statistics of the codes 1 to 3, not of amounts',
    'statistics of the codes 1 to 3, not of amounts; no statistics: base under 30',
  ])
  // Those of whom the sex is not known stand in a row of their own, and an item is not broken down by itself.
  const bySex = by({ kind: 'field', name: 'sexe' })
  const groups = sheet('Moyennes par groupe', { draft: asked, results: slept, ...bySex }, 'fr')?.rows
  expect(groups?.slice(0, 4).map(([, , , group, , base]) => [group, base])).toEqual([
    ...[
      ['Ensemble', 240],
      ['femme', 118],
    ],
    ...[
      ['homme', 118],
      ['non indiqué', 4],
    ],
  ])
  const byNap = sheet('Means by group', { draft: asked, results: slept, ...by({ kind: 'item', item: 1 }) })
  expect(new Set(byNap?.rows.map(([item]) => item))).toEqual(new Set([1]))
})
