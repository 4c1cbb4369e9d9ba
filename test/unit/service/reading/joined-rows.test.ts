import { describe, expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const RECORDS = [
  { id: 41, title: 'Trees' },
  { id: 43, title: 'Bees' },
]
const idsOf = (data: unknown) => readRecords(data).records.map(({ id }) => id)

describe('the rows of a list are found', () => {
  it.each([
    ['in pages', { pages: [{ page: 1, of: 1, elements: RECORDS }] }],
    ['in two pages', { list: RECORDS.map((record, page) => ({ page, rows: [record] })) }],
    [
      'in a text with a document on each line',
      { lines: RECORDS.map((record) => JSON.stringify(record)).join('\n') },
    ],
    ['in a text that is a document', { body: JSON.stringify(RECORDS) }],
    ['in texts under a text of names', { head: 'id|title', rows: ['41|Trees', '43|Bees'], count: 2 }],
    ['in columns that count their rows', { t: { id: { 0: 41, 1: 43 }, title: { 0: 'Trees', 1: 'Bees' } } }],
  ])('%s', (_, data) => {
    expect(idsOf(data)).toEqual(['41', '43'])
  })

  it('in pages, also of keys and members, and never the pages themselves', () => {
    const pages = (elements: object[]) => ({ pages: [{ page: 1, of: 1, elements }] })
    expect(readKeys(pages(RECORDS)).map(({ id }) => id)).toEqual([41, 43])
    expect(readMembers(pages([{ name: 'Ana' }, { name: 'Bo' }]))).toHaveLength(2)
    expect(readRecords({ pages: [{ page: 1, title: 'July', elements: RECORDS }] }).records).not.toHaveLength(
      2,
    )
  })

  it('of the people, beside a table of something else that has the same form', () => {
    const table = (names: string[], rows: string[][]) => ({
      ...{ kind: 'table', schema: { fields: names.map((name) => ({ name, type: 'STRING' })) } },
      rows: rows.map((row) => ({ f: row.map((v) => ({ v })) })),
    })
    const people = [
      ['p1', 'Ana', '41'],
      ['p2', 'Bo', '20'],
      ['p3', 'Cy', '33'],
    ]
    const data = {
      session: table(['session_id', 'title', 'rounds'], [['s-1', 'Bees', '2']]),
      profiles: table(['profile_id', 'first_name', 'age'], people),
    }
    expect(readProfiles(data).map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy'])
  })

  it('of no list of texts with a sign between words', () => {
    expect(idsOf({ about: 'trees, bees', rows: ['a, b', 'c, d'] })).toEqual([])
  })
})
