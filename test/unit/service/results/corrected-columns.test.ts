import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(8, ['How often do you cycle?', ...USES], ['Is it safe?', 'Yes', 'No'])
const SAID = [0, 1, 2, 0, 1, 2, 0, 1].map((use, at) => [USES[use], at % 3 === 0 ? 'Yes' : 'No'])
const CHANGED = 5

/** Rows in which the sixth person first gave another answer to the first item. */
const rows = (suffix: string, corrected: unknown = SAID[CHANGED]?.[0]) =>
  SAID.map(([use, safe], at) => ({
    id: `r${at + 1}`,
    use: at === CHANGED ? USES[0] : use,
    [`use${suffix}`]: at === CHANGED || at === 2 ? (at === 2 ? use : corrected) : null,
    safe,
    [`safe${suffix}`]: at === 1 ? safe : null,
  }))
const items = [
  { code: 'use', text: draft.questions[0]?.stem, options: USES },
  { code: 'safe', text: draft.questions[1]?.stem, options: ['Yes', 'No'] },
]
const shownIn = (table: object) => {
  const { answers, respondents } = readResults({ items, ...table }, draft, { personas: 8 })
  return SAID.map((row, at) =>
    row.map((_, question) => {
      const own = answers.find(
        (one) => respondents[one.respondent]?.id === `r${at + 1}` && one.question === question,
      )
      if (own?.kind !== 'option') return own?.kind ?? 'none'
      return draft.questions[question]?.options[own.option ?? -1]?.text
    }),
  )
}
const columnsOf = (table: ReturnType<typeof rows>) => Object.keys(table[0] ?? {})
const cellsOf = (table: ReturnType<typeof rows>) => table.map((row) => Object.values(row))

describe('a column with corrections beside that of an item', () => {
  it.each(['_corrected', '.revised', '_override', ' corrigée'])(
    'is taken where it has some: "%s"',
    (suffix) => {
      const table = rows(suffix)
      expect(shownIn({ rows: table })).toEqual(SAID)
      expect(shownIn({ columns: columnsOf(table), rows: cellsOf(table) })).toEqual(SAID)
      const lists = columnsOf(table).map((name, at) => [name, cellsOf(table).map((row) => row[at])])
      expect(shownIn({ frame: Object.fromEntries(lists) })).toEqual(SAID)
      const csv = [columnsOf(table), ...cellsOf(table)].map((cells) =>
        cells.map((cell) => cell ?? '').join(';'),
      )
      expect(shownIn({ csv: csv.join('\n') })).toEqual(SAID)
    },
  )

  it('leaves the answer open where it has something else than answers', () => {
    const table = rows('_corrected', 'jd')
    const lists = columnsOf(table).map((name, at) => [name, cellsOf(table).map((row) => row[at])])
    for (const reply of [
      { frame: Object.fromEntries(lists) },
      { rows: table },
      { columns: columnsOf(table), rows: cellsOf(table) },
      { csv: [columnsOf(table), ...cellsOf(table)].map((cells) => cells.join(';')).join('\n') },
    ])
      expect(['unread', 'none']).toContain(shownIn(reply)[CHANGED]?.[0])
  })
})
