import { describe, expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
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

it('takes no scopes for keys', () => {
  const scopes = [
    { id: 1, name: 'read' },
    { id: 2, name: 'write' },
  ]
  expect(readKeys({ items: [], scopes })).toEqual([])
  expect(readKeys({ results: [], keys: scopes }).map(({ id }) => id)).toEqual([1, 2])
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

it.each([
  [
    [
      { job: { name: 'Nurse' }, age: 3 },
      { job: { name: 'Mason' }, age: 5 },
    ],
  ],
  [
    [
      { city_name: 'Paris', age: 3 },
      { city_name: 'Lyon', age: 5 },
    ],
  ],
  [
    [
      { id: 1, ville: { nom: 'Paris' } },
      { id: 2, ville: { nom: 'Lyon' } },
    ],
  ],
  [
    [
      { id: 1, segment_name: 'Young' },
      { id: 2, segment_name: 'Old' },
    ],
  ],
])('gives nobody the name of what they have or are in: %j', (profiles) =>
  expect(namesIn({ profiles })).toEqual([null, null]),
)

it('finds a name beside that of a job', () => {
  const row = (name: string, job: string) => ({ person: { name }, job: { name: job } })
  expect(namesIn({ profiles: [row('Ana', 'Nurse'), row('Ben', 'Mason')] })).toEqual(['Ana', 'Ben'])
})
