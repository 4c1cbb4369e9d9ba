import { expect, it } from 'vitest'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'

const told = (data: unknown) => readMembers(data).map(({ name, email, role }) => [name, email, role])

const BEN = ['Ben Cole', 'ben@x.org']
const CLEO = ['Cléo Dru', 'cleo@x.org']

it.each([
  [
    [
      ['Ana Bel', ...BEN],
      ['Ana Bel', ...CLEO],
    ],
  ],
  [
    [
      [...BEN, 'Ana Bel'],
      [...CLEO, 'Ana Bel'],
    ],
  ],
  [
    [
      ['Dan Eck', ...BEN],
      ['Eva Foy', ...CLEO],
    ],
  ],
  [
    [
      ['ana@x.org', ...BEN],
      ['ana@x.org', ...CLEO],
    ],
  ],
  [
    {
      columns: ['invited_by', 'name', 'email'],
      rows: [
        ['Ana Bel', ...BEN],
        ['Ana Bel', ...CLEO],
      ],
    },
  ],
  [
    [
      { id: 4, invited_by: 'ana@x.org', name: 'Ben Cole', contact: 'ben@x.org' },
      { id: 5, invited_by: 'ana@x.org', name: 'Cléo Dru', contact: 'cleo@x.org' },
    ],
  ],
])('takes nobody who invited or leads a member for the member: %j', (data) =>
  expect(told(data)).toEqual([
    [...BEN, null],
    [...CLEO, null],
  ]),
)

it('gives nobody the name of their town or company, and loses nobody beside two addresses', () => {
  const towns = [
    ['lb@x.org', 'New York', 'admin'],
    ['cd@x.org', 'San Diego', 'reader'],
  ]
  expect(told(towns).map(([name]) => name)).toEqual([null, null])
  const two = [
    ['ana@x.org', 'boss@x.org', 'Ana Bel', 'admin'],
    ['cy@x.org', 'ceo@x.org', 'Cy Dun', 'reader'],
  ]
  expect(told(two).map(([name, email]) => [name, email])).toEqual([
    ['Ana Bel', null],
    ['Cy Dun', null],
  ])
})

it('gives nobody the address of their manager', () => {
  const rows = ['Ben Cole', 'Cléo Dru'].map((name) => ({ name, manager_email: 'ana@x.org' }))
  expect(told(rows)).toEqual([
    ['Ben Cole', null, null],
    ['Cléo Dru', null, null],
  ])
})

it.each([
  ['Contact the owner: ana@x.org\nSupport is at help@x.org'],
  [['Please ask ana@x.org to add members.', 'Billing questions go to bill@x.org.']],
  [{ notes: ['Write to support@x.org for help.', 'The owner is ana@x.org since May.'] }],
  [
    {
      audit: [
        { email: 'ben@x.org', action: 'login' },
        { email: 'cleo@x.org', action: 'login' },
      ],
    },
  ],
  [{ message: 'Members are managed by ana@x.org', hint: 'Please ask help@x.org' }],
  [{ 'ana@x.org': ['ben@x.org', 'cleo@x.org'], 'ben@x.org': ['dan@x.org'] }],
])('makes no members of sentences that tell addresses: %j', (data) => expect(told(data)).toEqual([]))

it.each([
  [['Ben Cole <ben@x.org>', 'Cléo Dru <cleo@x.org>'], null],
  [['Ben Cole <ben@x.org> (editor)', 'Cléo Dru <cleo@x.org> (can see all results)'], null],
  ['Ben Cole <ben@x.org>\nCléo Dru <cleo@x.org>', null],
])('keeps members in a line each: %j', (data, role) =>
  expect(told(data)).toEqual([
    [...BEN, role],
    [...CLEO, role],
  ]),
)

it('reads roles that are the names of cases or of addresses', () => {
  const cases = [{ Admin: { name: 'Ben Cole', email: 'ben@x.org' } }]
  expect(told([...cases, { Viewer: { name: 'Cléo Dru', email: 'cleo@x.org' } }])).toEqual([
    [...BEN, 'Admin'],
    [...CLEO, 'Viewer'],
  ])
  expect(told({ owner: 'ben@x.org', support: 'help@x.org' })).toEqual([[null, 'ben@x.org', 'owner']])
})

it('reads an address from a list of ways to reach somebody', () => {
  const reach = [
    { system: 'phone', value: '12' },
    { system: 'email', value: 'ben@x.org' },
  ]
  expect(told([{ name: 'Ben Cole', emails: reach }])).toEqual([[...BEN, null]])
})

it('finds the address in pairs, and no role in a name', () => {
  expect(
    told([
      ['editor', 'ben@x.org'],
      ['viewer', 'cleo@x.org'],
    ]),
  ).toEqual([
    [null, 'ben@x.org', 'editor'],
    [null, 'cleo@x.org', 'viewer'],
  ])
  expect(
    told([
      ['Ana Bel', 'ben@x.org'],
      ['Ana Bel', 'cleo@x.org'],
    ]),
  ).toEqual([
    [null, 'ben@x.org', null],
    [null, 'cleo@x.org', null],
  ])
  expect(told({ admins: ['ben@x.org'], inviters: ['ana@x.org', 'zed@x.org'] })).toEqual([
    [null, 'ben@x.org', 'admins'],
  ])
})
