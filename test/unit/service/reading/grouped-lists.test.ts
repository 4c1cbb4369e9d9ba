import { describe, expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const members = (data: unknown): string[] =>
  readMembers(data).map(({ name, email, role }) => `${name ?? email} ${role ?? '-'}`)

describe('members below groups', () => {
  it('are counted, and not the groups', () => {
    const bindings = [
      { role: 'roles/owner', members: ['user:a@x.org'] },
      { role: 'roles/viewer', members: ['user:b@x.org', 'user:c@x.org'] },
    ]
    expect(members({ bindings })).toEqual([
      'user:a@x.org roles/owner',
      'user:b@x.org roles/viewer',
      'user:c@x.org roles/viewer',
    ])
    const equipes = [
      { nom: 'Gestion', membres: [{ nom: 'Ana' }] },
      { nom: 'Lecture', membres: [{ nom: 'Ben' }, { nom: 'Cy' }] },
    ]
    expect(members({ equipes })).toEqual(['Ana Gestion', 'Ben Lecture', 'Cy Lecture'])
    expect(members({ owner: { users: [{ name: 'Ana' }] }, guest: { users: [{ name: 'Ben' }] } })).toEqual([
      'Ana owner',
      'Ben guest',
    ])
  })

  it('are counted once each, with all their roles', () => {
    const groups = [
      { role: 'owner', members: ['a@x.org'] },
      { role: 'billing', members: ['a@x.org', 'b@x.org'] },
    ]
    expect(members({ groups })).toEqual(['a@x.org owner, billing', 'b@x.org billing'])
  })

  it('do not have the name of what they stand below as a role where others say theirs themselves', () => {
    const data = {
      organisation: { members: [{ name: 'Ana' }] },
      results: { members: [{ name: 'Ben', role: 'admin' }] },
    }
    expect(members(data)).toEqual(['Ana -', 'Ben admin'])
  })

  it('do not have the name of their only organisation as a role', () => {
    expect(members({ organisations: [{ id: 4, name: 'Acme', members: [{ name: 'Ana' }] }] })).toEqual([
      'Ana -',
    ])
  })

  it('are the rows themselves where these hold lists of something else', () => {
    const users = [
      { name: 'Ana', teams: [{ name: 'North' }, { name: 'South' }] },
      { name: 'Ben', teams: [{ name: 'North' }] },
    ]
    expect(members({ users })).toEqual(['Ana -', 'Ben -'])
  })
})

it('reads surveys, participants and keys below groups', () => {
  const folders = [
    { id: 1, name: 'Old', surveys: [{ id: 's1' }, { id: 's2' }] },
    { id: 2, name: 'New', surveys: [{ id: 's3' }] },
  ]
  expect(readRecords({ folders }).records.map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
  const segments = [
    { id: 1, name: 'young', personas: [{ name: 'Ana' }, { name: 'Ben' }] },
    { id: 2, name: 'old', personas: [{ name: 'Cy' }] },
  ]
  expect(readProfiles({ segments }).map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy'])
  const projects = [
    {
      id: 1,
      keys: [
        { id: 11, name: 'a' },
        { id: 12, name: 'b' },
      ],
    },
    { id: 2, keys: [{ id: 13, name: 'c' }] },
  ]
  expect(readKeys({ projects }).map(({ id }) => id)).toEqual([11, 12, 13])
})

it('takes surveys with lists of their own for surveys', () => {
  const surveys = [
    { id: 's1', title: 'One', sessions: [{ id: 1 }], questions: [{ id: 1 }] },
    { id: 's2', title: 'Two', sessions: [{ id: 2 }], questions: [{ id: 1 }] },
  ]
  expect(readRecords({ surveys }).records.map(({ id }) => id)).toEqual(['s1', 's2'])
})

it('reads records below groups of any name, where each has an id and a status', () => {
  const files = [
    { ref: 'S-1', title: 'Gardens', state: 'draft' },
    { ref: 'S-2', title: 'Rain', state: 'closed' },
  ]
  const shelves = (rows: readonly object[]) => ({
    shelves: [
      { year: 2026, files: rows.slice(0, 1) },
      { year: 2025, files: rows.slice(1) },
    ],
  })
  expect(readRecords(shelves(files)).records.map(({ id }) => id)).toEqual(['S-1', 'S-2'])
  // Questions of surveys without ids have no status.
  expect(readRecords(shelves(files.map(({ ref, title }) => ({ ref, title })))).records).toEqual([])
})

it('lists of members by role may be equally long, but the columns of a table are none', () => {
  const byRole = { owners: ['ana@x.org', 'bo@x.org'], readers: ['cy@x.org', 'di@x.org'] }
  expect(readMembers(byRole).map(({ email, role }) => [email, role])).toEqual([
    ['ana@x.org', 'owners'],
    ['bo@x.org', 'owners'],
    ['cy@x.org', 'readers'],
    ['di@x.org', 'readers'],
  ])
  const table = { email: ['ana@x.org', 'bo@x.org'], backup_email: ['cy@x.org', 'di@x.org'] }
  expect(readMembers(table).map(({ email }) => email)).toEqual(['ana@x.org', 'bo@x.org'])
})

it('members below parts of an answer have no role from their names', () => {
  const one = { id: 1, properties: { email: 'ana@x.org' } }
  for (const other of ['status', 'options', 'items'])
    expect(readMembers({ organisation: { members: [one] }, [other]: { members: [one] } })).toMatchObject([
      { id: '1', role: null },
    ])
})
