import { describe, expect, it } from 'vitest'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const ana = { name: 'Ana', age: 34 }
const ben = { name: 'Ben', age: 51 }
const cleo = { name: 'Cleo', age: 27 }
const namesOf = (data: unknown) => readProfiles(data).map(({ name }) => name)

describe('whoever is asked nothing is no profile', () => {
  it.each([
    [
      [
        { role: 'moderator', name: 'Zoé' },
        { role: 'participant', ...ana },
        { role: 'participant', ...ben },
      ],
    ],
    [
      [
        { is_host: true, name: 'Zoé' },
        { is_host: false, ...ana },
        { is_host: false, ...ben },
      ],
    ],
    [
      [
        { kind: 'observer', name: 'A client' },
        { kind: 'respondent', ...ana },
        { kind: 'respondent', ...ben },
      ],
    ],
    [['Moderator', 'Ana', 'Ben']],
  ])('%j', (participants) => expect(namesOf({ id: 'F1', participants })).toEqual(['Ana', 'Ben']))

  it('but a trade is nobody’s part in the discussion', () => {
    const profiles = [
      { role: 'animatrice', ...ana },
      { role: 'chauffeur', ...ben },
      { role: 'infirmière', ...cleo },
    ]
    expect(namesOf({ profiles })).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('though a transcript may have the name from its list', () => {
    const people = [
      { id: 1, role: 'moderator', name: 'Zoé' },
      { id: 2, role: 'participant', name: 'Ana' },
      { id: 3, role: 'participant', name: 'Ben' },
    ]
    const turns = [1, 2, 3, 1, 2, 3].map((speaker, at) => ({
      speaker,
      text: `Something that number ${at} says.`,
    }))
    expect(readTranscriptText({ people, turns })).toMatch(/^\W*Zoé/)
  })
})

describe('whoever has left is no participant and no member', () => {
  it('by a status, a time or a flag', () => {
    const states = ['active', 'dropped out', 'active']
    const people = [ana, ben, cleo]
    expect(namesOf({ profiles: people.map((one, at) => ({ ...one, status: states[at] })) })).toEqual([
      'Ana',
      'Cleo',
    ])
    const times = [null, '2026-03-01T10:00:00Z', null]
    expect(namesOf({ profiles: people.map((one, at) => ({ ...one, removed_at: times[at] })) })).toEqual([
      'Ana',
      'Cleo',
    ])
    const members = [
      { name: 'Jo Marchetti', email: 'jo@x.example', role: 'admin', removed: false },
      { name: 'Bao Nguyen', email: 'bao@x.example', role: 'guest', removed: true },
    ]
    expect(readMembers({ members }).map(({ email }) => email)).toEqual(['jo@x.example'])
  })

  it('but not by what their own lives are', () => {
    const lives = ['married', 'retired', 'withdrawn from work']
    const people = [ana, ben, cleo].map((one, at) => ({ ...one, status: lives[at] }))
    expect(namesOf({ profiles: people })).toHaveLength(3)
  })
})

it('prefers people with ages to messages and agendas', () => {
  const messages = [
    { from: 'Ana', text: 'Hi there', at: 'x' },
    { from: 'Ben', text: 'Hello you', at: 'y' },
  ]
  expect(namesOf({ id: 'F1', people: [ana, ben], messages })).toEqual(['Ana', 'Ben'])
  const agenda = [
    { topic: 'x', minutes: 3 },
    { topic: 'y', minutes: 4 },
  ]
  expect(namesOf({ id: 'F1', guests: [ana, ben], agenda })).toEqual(['Ana', 'Ben'])
  expect(namesOf({ personas: ['Ana, 34, nurse', 'Ben, 51, driver'] })).toEqual(['Ana', 'Ben'])
})

it('names members by parts of names and beside their roles', () => {
  const scim = [
    { id: '1', userName: 'jo@x.example', name: { givenName: 'Jo', familyName: 'Marchetti' }, active: true },
    { id: '2', userName: 'bao@x.example', name: { givenName: 'Bao', familyName: 'Nguyen' }, active: true },
  ]
  expect(readMembers({ Resources: scim }).map(({ name }) => name)).toEqual(['Jo Marchetti', 'Bao Nguyen'])
  const edges = [{ role: 'ADMIN', node: { name: 'Jo', email: 'jo@x.example' } }]
  expect(readMembers({ organization: { memberships: { edges } } })).toMatchObject([
    { name: 'Jo', role: 'ADMIN' },
  ])
})

it('lists a survey once that two lists of an answer have', () => {
  const bikes = { id: 's1', title: 'Bikes' }
  const data = { recent: [bikes], all: [bikes, { id: 's2', title: 'Buses' }] }
  expect(readRecords(data).records.map(({ id }) => id)).toEqual(['s1', 's2'])
})
