import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

describe('readProfiles', () => {
  it.each([
    { id: 's', profiles: [{ id: 1, prenom: 'Ana', age: 34 }] },
    { session: { id: 's', profils: [{ id: 1, prenom: 'Ana', age: 34 }] } },
    [{ id: 1, prenom: 'Ana', age: 34 }],
  ])('finds the profiles in %j', (data) => {
    expect(readProfiles(data)).toEqual([
      {
        id: '1',
        name: 'Ana',
        attributes: [
          { name: 'id', value: '1' },
          { name: 'prenom', value: 'Ana' },
          { name: 'age', value: '34' },
        ],
      },
    ])
  })

  it('reads the people of a list of one group, and not the group as a person', () => {
    const people = [
      { id: 'G1', name: 'Heike', notes: [{ id: 'AGE', value: '39' }] },
      { id: 'G2', name: 'Jana', notes: [{ id: 'AGE', value: '67' }] },
    ]
    const answer = { data: { rooms: [{ id: 'R-5', name: 'On the phone', seated: people }] } }
    expect(readProfiles(answer).map(({ id, name }) => `${id} ${name}`)).toEqual(['G1 Heike', 'G2 Jana'])
    const alone = { data: { rooms: [{ id: 'G1', name: 'Heike', notes: [{ value: 'a' }, { value: 'b' }] }] } }
    expect(readProfiles(alone).map(({ name }) => name)).toEqual(['Heike'])
  })

  it('takes a name for a profile', () => {
    expect(readProfiles({ personas: ['Ana', 3] })).toEqual([{ id: null, name: 'Ana', attributes: [] }])
  })
})

describe('readTranscriptText', () => {
  it.each<[unknown, string]>([
    [null, ''],
    [{}, ''],
    [{ transcript: '' }, ''],
    [{ transcript: null }, ''],
    [{ messages: [] }, ''],
    ['Ana: Oui', 'Ana: Oui'],
    [{ id: 's', transcript: 'Ana: Oui' }, 'Ana: Oui'],
    [{ session: 's', texte: 'Ana: Oui' }, 'Ana: Oui'],
    [{ messages: [{ speaker: 'Ana', text: 'Oui' }, { content: 'Bon' }, 'x'] }, 'Ana: Oui\nBon\nx'],
    [{ odd: 1 }, '{"odd":1}'],
  ])('reads %j', (data, text) => {
    expect(readTranscriptText(data)).toBe(text)
  })
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      for (const value of [data, { profiles: data }, { messages: data }]) {
        readProfiles(value)
        readTranscriptText(value)
      }
    }),
  )
})

it('shows a reply as JSON that could be opened without end', () => {
  const endless = { $values: { x: { y: [] } } }
  expect(readTranscriptText(endless)).toBe(JSON.stringify(endless))
})

it('reads fields that are called like methods', () => {
  expect(readProfiles({ data: { a: { toString: [] } } })).toEqual([])
  expect(readProfiles([{ toString: [] }])).toHaveLength(1)
  expect(readProfiles({ messages: [{ toString: [] }] })).toHaveLength(1)
  expect(readProfiles([{ toString: 'x' }])).toMatchObject([
    { attributes: [{ name: 'toString', value: 'x' }] },
  ])
})

it('reads those of a session that stands under its id', () => {
  const profiles = { x1: { job: 'nurse' }, x2: { job: 'student' } }
  expect(readProfiles({ 'F-2': { title: 'Charging', profiles, rounds: 2 } })).toHaveLength(2)
})

describe('profiles of which each row has one field', () => {
  it('are as many as the records', () => {
    const rows = ['Consuelo', 'Earl', 'Kim'].flatMap((name, at) => [
      { record: `${at + 1}`, field_name: 'first_name', value: name },
      { record: `${at + 1}`, field_name: 'age', value: `${50 + at}` },
    ])
    expect(readProfiles({ focus_id: 613, participants: rows }).map(({ name }) => name)).toEqual([
      'Consuelo',
      'Earl',
      'Kim',
    ])
  })

  it('have the address by which JSON-LD refers to them as id', () => {
    const profils = ['Gaïd', 'Alban'].map((prenom, at) => ({
      '@id': `/api/focus/44/profils/${at + 1}`,
      prenom,
    }))
    expect(
      readProfiles({ '@id': '/api/focus/44', id: 44, profils }).map(({ id, name }) => [id, name]),
    ).toEqual([
      ['/api/focus/44/profils/1', 'Gaïd'],
      ['/api/focus/44/profils/2', 'Alban'],
    ])
  })
})

it.each([
  [['Prénom', 'Groupe d’âge'], 'Kim', '18-34 ans'],
  [['Name', 'Age band'], 'Ann', '35-49'],
  [['Prénom', 'Ville'], 'Zoé', 'Lyon'],
])('the first row of a sheet of two columns may head them: %j', (headings, name, value) => {
  const profiles = readProfiles({
    documentId: 'x',
    people: [headings, ['Ginette', '55 ans et plus'], [name, value]],
  })
  expect(profiles.map((profile) => profile.name)).toEqual(['Ginette', name])
  expect(profiles[1]?.attributes).toContainEqual({ name: headings[1], value })
})

it('a sheet of two columns without headings keeps its first row', () => {
  const profiles = readProfiles({
    participants: [
      ['Ginette', 'Lyon'],
      ['Kim', 'Paris'],
    ],
  })
  expect(profiles.map(({ name }) => name)).toEqual(['Ginette', 'Kim'])
})

it('reads people in one text under a name of people, on lines or between semicolons', () => {
  const names = (data: unknown) => readProfiles(data).map(({ name }) => name)
  expect(names({ id: 'f', cast: '- Uma Bell, 34, Leeds\n- Stan Orr, 61, York' })).toEqual([
    'Uma Bell',
    'Stan Orr',
  ])
  expect(names({ participants: 'Uma Bell (34, Leeds); Stan Orr (61, York)' })).toEqual([
    'Uma Bell',
    'Stan Orr',
  ])
  expect(names({ participants: 'Chosen among the residents; by lot' })).toEqual([])
  expect(names({ title: 'Uma Bell; Stan Orr' })).toEqual([])
})

it('gives people their own references where the names of their rows only count these', () => {
  const rows = (names: readonly string[]) => ({
    personnes: Object.fromEntries(names.map((name, at) => [name, { num: String(2301 + at), nom: 'AB'[at] }])),
  })
  expect(readProfiles(rows(['1', '2'])).map(({ id }) => id)).toEqual(['2301', '2302'])
  expect(readProfiles(rows(['p-7', 'p-9'])).map(({ id }) => id)).toEqual(['p-7', 'p-9'])
  const bare = { personnes: { 1: { nom: 'A', age: '54' }, 2: { nom: 'B', age: '66' } } }
  expect(readProfiles(bare).map(({ id }) => id)).toEqual(['1', '2'])
})
