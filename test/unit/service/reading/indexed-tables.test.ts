import { describe, expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const idsOf = (data: unknown, subject: 'survey' | 'focus' = 'survey') =>
  readRecords(data, subject).records.map(({ id }) => id)

describe('tables that name their rows in a list beside the cells', () => {
  const table = (index: readonly unknown[], name = 'index') => ({
    columns: ['title', 'status', 'n'],
    [name]: index,
    data: index.map((_, at) => [`Survey ${'abc'[at]}`, ['done', 'draft', 'done'][at], 20 + at]),
  })

  it('have the ids of surveys and sessions there', () => {
    expect(idsOf(table(['srv_7', 'srv_8']))).toEqual(['srv_7', 'srv_8'])
    // As many rows as columns.
    expect(idsOf(table(['srv_7', 'srv_8', 'srv_9']))).toEqual(['srv_7', 'srv_8', 'srv_9'])
    expect(idsOf(table([41, 57]))).toEqual(['41', '57'])
    expect(idsOf(table(['fg_1', 'fg_2'], 'row_names'), 'focus')).toEqual(['fg_1', 'fg_2'])
    expect(idsOf({ surveys: table(['A-1', 'A-2'], 'rowKeys'), total: 2 })).toEqual(['A-1', 'A-2'])
    expect(readRecords(table(['srv_7', 'srv_8'])).records.map(({ title }) => title)).toEqual([
      ...['Survey a', 'Survey b'],
    ])
  })

  it('have none in numbers that only count them', () => {
    const own = {
      columns: ['title', 'id', 'n'],
      index: [0, 1],
      data: [
        ['A', 's-4', 9],
        ['B', 's-7', 12],
      ],
    }
    expect(idsOf(own)).toEqual(['s-4', 's-7'])
    expect(idsOf({ ...own, index: [3, 8] })).toEqual(['s-4', 's-7'])
    for (const name of ['uuid', 'ID', 'survey_id', 'reference']) {
      const columns = ['title', name, 'n']
      expect(idsOf({ columns, data: own.data, index: [1, 2] })).not.toContain('1')
      expect(idsOf({ columns, data: own.data, index: [1, 2] })).toEqual(idsOf({ columns, data: own.data }))
    }
  })

  it('have keys, members and profiles there', () => {
    const keys = {
      columns: ['nom', 'created'],
      index: [12, 15],
      data: [
        ['a', '2026-01-08'],
        ['b', '2026-02-08'],
      ],
    }
    expect(readKeys(keys).map(({ id, name }) => [id, name])).toEqual([
      [12, 'a'],
      [15, 'b'],
    ])
    const members = {
      columns: ['name', 'role'],
      index: ['a@x.org', 'b@x.org'],
      data: [
        ['A', 'admin'],
        ['B', 'viewer'],
      ],
    }
    expect(readMembers(members).map(({ email }) => email)).toEqual(['a@x.org', 'b@x.org'])
    const profiles = {
      columns: ['alias', 'age'],
      index: [509, 501],
      data: [
        ['Nadine', 67],
        ['Erwan', 53],
      ],
    }
    expect(readProfiles({ id: 'fg_1', profiles }).map(({ id, name }) => [id, name])).toEqual([
      ['509', 'Nadine'],
      ['501', 'Erwan'],
    ])
  })
})

describe('other tables that name their rows', () => {
  it('have columns that are declared, or lists', () => {
    const data = [
      ['A', 40],
      ['B', 24],
    ]
    const declared = { columns: [{ name: 'title' }, { name: 'n' }], index: ['x7', 'x9'], data }
    expect(idsOf(declared)).toEqual(['x7', 'x9'])
    const columns = { title: ['A', 'B'], n: [40, 24] }
    expect(idsOf({ index: { name: 'survey', values: ['x7', 'x9'] }, columns })).toEqual(['x7', 'x9'])
    expect(idsOf({ ...columns, _row: ['x7', 'x9'] })).toEqual(['x7', 'x9'])
    expect(
      idsOf([
        { _row: 'x7', title: 'A', n: 40 },
        { _row: 'x9', title: 'B', n: 24 },
      ]),
    ).toEqual(['x7', 'x9'])
  })

  it('have no names in a first row that has a status as all others have', () => {
    const rows = [
      ['x7', 'A', 'done'],
      ['x9', 'B', 'draft'],
    ]
    expect(idsOf(rows)).toEqual([])
    expect(idsOf([['id', 'title', 'state'], ...rows])).toEqual(['x7', 'x9'])
  })
})

describe('tables whose columns are maps', () => {
  it('name their rows in each column', () => {
    const data = {
      title: { srv_7: 'Water', srv_8: 'Bread' },
      status: { srv_7: 'done', srv_8: 'draft' },
      n: { srv_7: 40, srv_8: 24 },
    }
    expect(idsOf(data)).toEqual(['srv_7', 'srv_8'])
    expect(readRecords({ frame: data }).records.map(({ title }) => title)).toEqual(['Water', 'Bread'])
    const keys = { name: { 12: 'office', 15: 'home' }, state: { 12: 'active', 15: 'active' } }
    expect(readKeys(keys).map(({ id, name }) => [id, name])).toEqual([
      [12, 'office'],
      [15, 'home'],
    ])
    const people = { name: { 4: 'Ana', 9: 'Ben', 2: 'Cleo' }, age: { 4: 31, 9: 45, 2: 60 } }
    expect(readProfiles({ profiles: people }).map(({ name }) => name)).toEqual(['Cleo', 'Ana', 'Ben'])
  })

  it('may only count their rows', () => {
    const data = { id: { 0: 's-4', 1: 's-7' }, title: { 0: 'A', 1: 'B' }, status: { 0: 'done', 1: 'draft' } }
    expect(idsOf(data)).toEqual(['s-4', 's-7'])
    const said = {
      speaker: { 0: 'Ana', 1: 'Ben', 2: 'Ana' },
      text: { 0: 'I never liked this bus.', 1: 'It is always late for me.', 2: 'And it is far too dear.' },
    }
    const { turns } = readTranscript(readTranscriptText(said))
    expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ana', 'I never liked this bus.'],
      ['Ben', 'It is always late for me.'],
      ['Ana', 'And it is far too dear.'],
    ])
  })

  it('are no maps from ids to records', () => {
    const data = { s1: { title: 'A', status: 'done' }, s2: { title: 'B', status: 'draft' } }
    expect(idsOf(data)).toEqual(['s1', 's2'])
  })
})

describe('tables that declare which column is the key of their rows', () => {
  it('have the ids there', () => {
    const schema = (key: string) => ({
      fields: [
        { name: key, type: 'string' },
        { name: 'title', type: 'string' },
        { name: 'n', type: 'integer' },
      ],
      primaryKey: [key],
      pandas_version: '1.4.0',
    })
    const rows = (key: string) => [
      { [key]: 'srv_7', title: 'Water', n: 40 },
      { [key]: 'srv_8', title: 'Bread', n: 24 },
    ]
    expect(idsOf({ schema: schema('index'), data: rows('index') })).toEqual(['srv_7', 'srv_8'])
    expect(idsOf({ schema: schema('wave'), data: rows('wave') })).toEqual(['srv_7', 'srv_8'])
    const keys = [
      { index: 12, nom: 'office' },
      { index: 15, nom: 'home' },
    ]
    expect(readKeys({ schema: schema('index'), data: keys }).map(({ id }) => id)).toEqual([12, 15])
  })
})
