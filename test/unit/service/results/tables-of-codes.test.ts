import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  5,
  ['Wie oft fahren Sie Rad?', 'Täglich', 'Wöchentlich', 'Selten', 'Nie'],
  ['Womit fahren Sie sonst?', 'Bus', 'Bahn', 'Auto', 'Gar nichts'],
  ['Von 0 bis 3, wie sicher ist es?', '0', '1', '2', '3'],
  ['Wie viele Minuten fahren Sie?'],
)
const items = draft.questions.map(({ stem, options }) => ({ stem, options: options.map(({ text }) => text) }))
const choices = items.slice(0, 3)
const MISSING: Record<string, string> = { '-7': 'weiß nicht', '-8': 'refused', '-9': 'not applicable' }
const SEALED = 'eyJhIjoxfQ'

/** The labels of an item by their codes. */
const labels = (options: readonly string[], codes = ['1', '2', '3', '4']): Record<string, string> =>
  Object.fromEntries(options.map((text, at) => [codes[at] ?? '', text]))
const byItem = (of: (options: readonly string[]) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    items.map(({ stem, options }, at) => [`F${at + 1}`, { wortlaut: stem, inhalt: of(options) }]),
  )

const TABLES: [string, unknown][] = [
  ['a map of each item from code to label', byItem((options) => labels(options))],
  [
    'the same with codes of missing answers',
    byItem((options) => ({ ...labels(options), '-8': 'refused', '-9': 'not applicable' })),
  ],
  [
    'the same for five codes, four of them of options',
    byItem((options) => ({ ...labels(options), '-8': 'refused' })),
  ],
  [
    'the same with three codes of missing answers',
    byItem((options) => ({
      ...labels(options),
      '-8': "don't know",
      '-9': 'refused',
      '-1': 'not applicable',
    })),
  ],
  [
    'the same with missing codes in another language',
    byItem((options) => ({ ...labels(options), ...MISSING })),
  ],
  ['codes in letters', byItem((options) => labels(options, ['p', 'q', 'r', 's']))],
  ['codes that look like people', byItem((options) => labels(options, ['m01', 'm02', 'm03', 'm04']))],
  ['codes from the end of a scale', byItem((options) => labels(options, ['4', '3', '2', '1']))],
  [
    'a list of each item',
    items.map(({ stem, options }) => ({
      frage: stem,
      werte: options.map((text, at) => ({ nr: at + 1, bedeutung: text })),
    })),
  ],
  [
    'rows of a code, an item and a label',
    choices.flatMap(({ stem, options }) =>
      options.map((text, at) => ({ person: `${at + 1}`, frage: stem, antwort: text })),
    ),
  ],
  [
    'rows of a code with a label of each item',
    [0, 1, 2, 3].map((at) => ({
      id: at + 1,
      ...Object.fromEntries(choices.map(({ stem, options }) => [stem, options[at]])),
    })),
  ],
  [
    'a map from code to the labels of all items',
    Object.fromEntries(
      [0, 1, 2, 3].map((at) => [
        `k${at}`,
        Object.fromEntries(choices.map(({ stem, options }) => [stem, options[at]])),
      ]),
    ),
  ],
]

/** The same labels in other orders of the codes, in rows of a code. */
const ORDERS = [
  [3, 2, 1, 0],
  [2, 0, 3, 1],
]
const rowsIn = (order: readonly number[]) =>
  order.map((own, at) => ({
    wert: at + 1,
    ...Object.fromEntries(choices.map(({ stem, options }) => [stem, options[own]])),
    [items[3]?.stem ?? '']: null,
  }))
for (const order of ORDERS) {
  TABLES.push([`rows in the order ${order}`, rowsIn(order)])
  const sorted = choices.map(({ options }) => labels(order.map((at) => options[at] ?? '')))
  TABLES.push([
    `maps without texts of items in the order ${order}`,
    { F1: sorted[0], F2: sorted[1], F3: sorted[2] },
  ])
  TABLES.push([
    `columns in the order ${order}`,
    Object.fromEntries(choices.map(({ stem }, at) => [stem, Object.values(sorted[at] ?? {})])),
  ])
}

describe('a table of codes and labels is no table of answers', () => {
  it.each(TABLES)('be it %s', (_, table) => {
    const forms = [table, { werke: table, antworten: SEALED }, { data: { results: table, sealed: SEALED } }]
    for (const data of forms)
      for (const personas of [4, 5, 6, 7, 8]) {
        const { answers } = readResults(data, draft, { personas })
        const told = answers.filter(({ kind }) => kind === 'option' || kind === 'text')
        expect([personas, told]).toEqual([personas, []])
      }
  })
})

describe('answers that look a little like one', () => {
  it('are read where people gave them', () => {
    const said = [
      ['Täglich', 'Bus', '2', '12'],
      ['Wöchentlich', 'Bahn', '0', '25'],
      ['Selten', 'Auto', '1', '40'],
      ['Nie', 'Gar nichts', '3', '8'],
      ['Nie', 'Bus', '3', '15'],
    ]
    const data = said.map((row, at) => ({
      person: `p${at + 41}`,
      ...Object.fromEntries(items.map(({ stem }, item) => [stem, row[item]])),
    }))
    expect(toldAnswers(data, draft)).toEqual(said)
  })
})
