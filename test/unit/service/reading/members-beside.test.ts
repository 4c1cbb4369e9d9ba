import { describe, expect, it } from 'vitest'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'

const LEA = { nom: 'Léa Garnier', courriel: 'lea@x.example' }
const PAUL = { nom: 'Paul Vidal', courriel: 'paul@x.example' }
const NOUR = { nom: 'Nour Haddad', courriel: 'nour@x.example' }
const told = (data: unknown) => readMembers(data).map(({ email, role }) => [email, role])

describe('members who stand beside a list', () => {
  it('are in lists of their own, one for each role, beside those who are only asked to come', () => {
    const data = {
      organisation: 'Voix',
      membres: { administrateurs: [LEA], analystes: [PAUL, NOUR] },
      invitations_en_attente: [{ courriel: 'max@x.example' }],
    }
    expect(told(data)).toEqual([
      ['lea@x.example', 'administrateurs'],
      ['paul@x.example', 'analystes'],
      ['nour@x.example', 'analystes'],
    ])
  })

  it.each<[string, unknown]>([
    ['the owner', { owner: LEA, members: [PAUL, NOUR] }],
    ['whoever asks', { moi: LEA, autres: [PAUL, NOUR] }],
    ['those of another role', { admins: [LEA], members: [PAUL, NOUR] }],
    [
      'addresses of another role',
      { admins: ['lea@x.example'], members: ['paul@x.example', 'nour@x.example'] },
    ],
    [
      'one address of another role',
      { admin: 'lea@x.example', membres: ['paul@x.example', 'nour@x.example'] },
    ],
    ['those under numbers, beside their number', { total: 3, 1: LEA, 2: PAUL, 3: NOUR }],
    ['the owner, who is in the list too', { owner: LEA, members: [LEA, PAUL, NOUR] }],
  ])('are members too: %s', (_, data) => {
    expect(
      told(data)
        .map(([email]) => email)
        .toSorted(),
    ).toEqual(['lea@x.example', 'nour@x.example', 'paul@x.example'])
  })

  it.each<[string, unknown]>([
    ['a contact of the service', { members: [PAUL, NOUR], contact: LEA }],
    ['those whom members may ask', { members: [PAUL, NOUR], support: [LEA] }],
    ['those who left', { members: [PAUL, NOUR], anciens: [LEA] }],
    ['those who are asked', { members: [PAUL, NOUR], pending: [LEA] }],
    ['records that rows refer to', { data: [PAUL, NOUR], included: [LEA] }],
  ])('are none: %s', (_, data) => {
    expect(told(data).map(([email]) => email)).toEqual(['paul@x.example', 'nour@x.example'])
  })
})

describe('members with addresses in another form than a map', () => {
  it('are rows of cells, of which the first is none of names', () => {
    const membres = [
      ['Léa Garnier', 'lea@x.example', 'admin'],
      ['Paul Vidal', 'paul@x.example', 'analyst'],
    ]
    expect(readMembers({ membres })).toMatchObject([
      { name: 'Léa Garnier', email: 'lea@x.example', role: 'admin' },
      { name: 'Paul Vidal', email: 'paul@x.example', role: 'analyst' },
    ])
    expect(readMembers({ membres: [['nom', 'courriel', 'role'], ...membres] })).toHaveLength(2)
  })

  it('are lines of a text', () => {
    const membres = 'Léa Garnier <lea@x.example> (admin)\nPaul Vidal <paul@x.example> (lecture)'
    expect(readMembers({ membres })).toMatchObject([
      { name: 'Léa Garnier', email: 'lea@x.example' },
      { name: 'Paul Vidal', email: 'paul@x.example' },
    ])
  })
})
