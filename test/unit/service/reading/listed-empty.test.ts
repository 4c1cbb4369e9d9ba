import { describe, expect, it } from 'vitest'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const OTHERS = [
  { id: 't1', title: 'One' },
  { id: 't2', title: 'Two' },
]
const idsIn = (data: unknown) => readRecords(data).records.map(({ id }) => id)

describe('a list that is there and has no rows', () => {
  it.each([
    [{ items: [], total: 0, templates: OTHERS }],
    [{ surveys: [], shared: OTHERS }],
    [{ data: { results: [], folders: OTHERS } }],
    [{ records: [], members: OTHERS }],
  ])('has no records, whatever stands beside it: %j', (data) => expect(idsIn(data)).toEqual([]))

  it.each([
    [{ items: [], surveys: OTHERS }],
    [{ data: [], drafts: OTHERS }],
    [{ errors: [], surveys: OTHERS }],
  ])('does not hide a list of records: %j', (data) => expect(idsIn(data)).toEqual(['t1', 't2']))
})

const namesIn = (data: unknown) => readProfiles(data).map(({ name }) => name)
const PEOPLE = [
  { name: 'Ana', age: 34 },
  { name: 'Ben', age: 50 },
]

describe('a list of what has a name and is nobody', () => {
  it.each([
    [
      {
        rules: [
          { name: 'No politics', level: 1 },
          { name: 'One voice', level: 2 },
        ],
      },
    ],
    [
      {
        settings: [
          { name: 'max_turns', value: 6 },
          { name: 'nb_personas', value: 6 },
        ],
      },
    ],
    [
      {
        quotas: [
          { name: 'Women', target: 3 },
          { name: 'Men', target: 3 },
        ],
      },
    ],
  ])('has no profiles: %j', (data) => expect(namesIn(data)).toEqual([]))

  it.each([
    [{ backups: [{ name: 'Zed', age: 9 }], seats: PEOPLE }],
    [{ seats: PEOPLE, rules: [{ name: 'No politics', level: 1, since: 'May' }] }],
  ])('leaves those who were drawn: %j', (data) => expect(namesIn(data)).toEqual(['Ana', 'Ben']))
})

it('puts a name of parts together', () => {
  const patient = (given: string, family: string) => ({ name: [{ given: [given], family }], gender: 'x' })
  expect(namesIn({ group: [patient('Ana', 'Bel'), patient('Ben', 'Cole')] })).toEqual(['Ana Bel', 'Ben Cole'])
})
