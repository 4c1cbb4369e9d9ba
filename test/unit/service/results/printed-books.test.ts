import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const WAYS = ['On foot', 'By bicycle', 'By bus or tram', 'By car']
const RATES = ['Very satisfied', 'Fairly satisfied', 'Neither satisfied nor dissatisfied', 'Not satisfied']
const PAYS = ['Yes', 'No']
const draft = aDraft(
  12,
  ['How do you get to work?', ...WAYS],
  ['How many minutes does the trip take?'],
  ['How satisfied are you with the trip?', ...RATES],
  ['What one change would help the most?'],
  ['Would you pay five dollars more?', ...PAYS],
)
const way = [3, 0, 1, 2, 3, 3, null, 1, 2, 0, 3, 1]
const minutes = [20, 5, 35, 40, null, 25, 15, 10, 50, 8, 60, 12]
const rate = [0, 3, 1, null, 2, 0, 1, 2, 3, 1, 0, 2]
const pay = [0, 1, 1, 0, 0, null, 1, 0, 1, 0, 1, 0]
const change = way.map((_, p) => (p === 4 || p === 9 ? null : `A train that comes every ${p + 3} minutes.`))
const CASES = way.map((_, p) => `${2003 + p * 7}`)
const SEXES = way.map((_, p) => (p % 3 === 0 ? 1 : 2))
const textOf = (texts: readonly string[], at: number | null | undefined) => texts[at ?? -1] ?? null
const TRUTH = way.map((at, p) => [
  textOf(WAYS, at),
  minutes[p]?.toString().padStart(3, '0') ?? null,
  textOf(RATES, rate[p]),
  change[p],
  textOf(PAYS, pay[p]),
])

/** The codes of each item: ways and scales as they are, or from the end; yes is 1 and no is 5. */
const CODES = [[1, 2, 3, 4], [], [4, 3, 2, 1], [], [1, 5]]
const LONGEST = 26
const labelsOf = (item: number): [string, string][] =>
  (draft.questions[item]?.options ?? [])
    .map(({ text }, at): [string, string] => [`${CODES[item]?.[at]}`, text.toUpperCase().slice(0, LONGEST)])
    .sort(([one], [other]) => Number(one) - Number(other))
const codeOf = (item: number, at: number | null | undefined, none: string) =>
  at === null || at === undefined ? none : `${CODES[item]?.[at]}`
const cellsOf = (p: number, marks = 1): string[] => [
  codeOf(0, way[p], '8'),
  minutes[p]?.toString().padStart(3, '0') ?? '998',
  codeOf(2, rate[p], '9'),
  change[p] ? `${marks}` : '9',
  codeOf(4, pay[p], '9'),
]
const TITLES = ['USUAL MODE OF TRAVEL', 'TRIP TIME', 'SATISFACTION', 'ONE CHANGE', 'WOULD PAY $5']
const verbatims = (names: readonly [string, string, string], item: string) =>
  change.flatMap((text, p) => (text ? [{ [names[0]]: CASES[p], [names[1]]: item, [names[2]]: text }] : []))
const read = (data: unknown) => toldAnswers(data, draft)

describe('printed code books', () => {
  it('are read with codes in front of labels, and records in fixed columns', () => {
    const missing = (item: number) =>
      (item === 1 ? ['998', '999'] : ['8', '9']).map(
        (code, at) => `${code} ${at === 0 ? "DON'T KNOW" : 'REFUSED'}`,
      )
    const variables = TITLES.map((title, item) => ({
      NAME: `V0${item + 1}`,
      COLS: ['6', '7-9', '10', '11', '12'][item],
      LABEL: `Q${item + 1} ${title}`,
      CODES: item === 1 || item === 3 ? ['1 AS CODED'] : labelsOf(item).map((pair) => pair.join(' ')),
      MISSING: missing(item),
    }))
    const book = [
      { NAME: 'CASEID', COLS: '1-4', LABEL: 'CASE NUMBER' },
      { NAME: 'SEX', COLS: '5', LABEL: 'SEX OF RESPONDENT', CODES: ['1 MALE', '2 FEMALE'] },
      ...variables,
    ]
    const records = CASES.map((id, p) => [id, SEXES[p], ...cellsOf(p)].join(''))
    const open = verbatims(['CASEID', 'VAR', 'TEXT'], 'V04')
    expect(read({ CODEBOOK: book, RECORDS: records, VERBATIMS: open })).toEqual(TRUTH)
  })

  it('are read with labels in lists of maps, and records by name', () => {
    const book = TITLES.map((title, item) => ({
      var: `q_${item + 1}`,
      title,
      labels: labelsOf(item).map(([code, label]) => ({ code: Number(code), label })),
      missing:
        item === 1 ? { '998': 'Does not know', '999': 'Refused' } : { '8': 'Does not know', '9': 'Refused' },
    }))
    const rows = CASES.map((id, p) => {
      const cells = cellsOf(p).map((cell, item) => [`q_${item + 1}`, item === 1 ? cell : Number(cell)])
      return { id, sex: SEXES[p], ...Object.fromEntries(cells) }
    })
    const open = verbatims(['id', 'of', 'words'], 'q_4')
    expect(read({ book, rows, open })).toEqual(TRUTH)
  })

  it('are read with labels in maps, and a table of answers', () => {
    const book = Object.fromEntries(
      TITLES.map((title, item) => [
        `Item ${item + 1}`,
        {
          heading: `No. ${item + 1}. ${title}`,
          codes: Object.fromEntries(labelsOf(item)),
          missing: item === 1 ? { '998': 'NSP', '999': 'Refus' } : { '8': 'NSP', '9': 'Refus' },
        },
      ]),
    )
    const header = ['ident', ...TITLES.map((_, item) => `Item ${item + 1}`)].join(';')
    const lines = CASES.map((id, p) =>
      [id, ...cellsOf(p).map((cell, item) => (item === 3 ? `${change[p] ?? '9'}` : cell))].join(';'),
    )
    expect(read({ book, table: [header, ...lines].join('\n') })).toEqual(TRUTH)
  })

  it('say nothing of items whose numbers do not fit the options of all choices', () => {
    const order = [2, 1, 0, 3, 4]
    const variables = order.map((item, at) => ({
      NAME: `V0${at + 1}`,
      LABEL: `Q${at + 1} ${TITLES[item]}`,
      CODES: item === 1 || item === 3 ? ['1 AS CODED'] : labelsOf(item).map((pair) => pair.join(' ')),
    }))
    const rows = CASES.map((id, p) => ({
      id,
      ...Object.fromEntries(order.map((item, at) => [`V0${at + 1}`, cellsOf(p)[item]])),
    }))
    for (const [, time] of read({ CODEBOOK: variables, ROWS: rows })) expect(time).toBeNull()
  })
})
