import { describe, expect, it } from 'vitest'
import { nameSpeakers } from '../../../../electron/service/reading/name-speakers.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import type { Profile } from '../../../../shared/models/focus.ts'

function told(text: string, profiles: Record<string, string | null> | readonly [string, string][]): string[] {
  const entries = Array.isArray(profiles) ? profiles : Object.entries(profiles)
  const list: Profile[] = entries.map(([id, name]) => ({ id, name, attributes: [] }))
  return nameSpeakers(readTranscript(text).turns, list).map(({ speaker }) => speaker ?? '?')
}

const IDS = '[Modératrice] Alors ?\n[p-1] Oui.\n[p-2] Non.\n[p-1] Si.'

it('gives speakers that are ids of profiles the names of these', () => {
  expect(told(IDS, { 'p-1': 'Ana', 'p-2': 'Ben', 'p-3': 'Zoé' })).toEqual([
    'Modératrice',
    'Ana',
    'Ben',
    'Ana',
  ])
})

it.each(['ROLE_MODERATOR', 'moderadora', 'Moderatorin', 'Moderatore', 'gespreksleider'])(
  'knows the host as programs and neighbours write it: %s',
  (host) => {
    expect(told(`[${host}] Alors ?\n[p-1] Oui.\n[p-2] Non.`, { 'p-1': 'Ana', 'p-2': 'Ben' })).toEqual([
      host,
      'Ana',
      'Ben',
    ])
  },
)

it.each([
  ['somebody is no profile', { 'p-1': 'Ana' }],
  ['a profile has no name', { 'p-1': 'Ana', 'p-2': null }],
  ['two have the same name', { 'p-1': 'Ana', 'p-2': 'Ana' }],
  ['an id is the name of another', { 'p-1': 'Ana', 'p-2': 'p-1' }],
  [
    'an id comes twice',
    [
      ['p-1', 'Ana'],
      ['p-2', 'Ben'],
      ['p-2', 'Zoé'],
    ] as [string, string][],
  ],
  ['there are no profiles', {}],
])('leaves speakers as received where %s', (_, profiles) => {
  expect(told(IDS, profiles)).toEqual(['Modératrice', 'p-1', 'p-2', 'p-1'])
})

describe('speakers that are references to the profiles', () => {
  const spoken = (kind: string) =>
    `[Staff/host] So?\n[${kind}g-1] Yes.\n[${kind}g-2] No.\n[Staff/host] Why?\n[${kind}g-1] Well.`

  it.each([
    ['the kind before the id', 'Guest/', { 'g-1': 'Ana', 'g-2': 'Ben', 'g-3': 'Zoé' }],
    ['the sign of a part', '#', { 'g-1': 'Ana', 'g-2': 'Ben' }],
    [
      'an address, as the profiles have one',
      '/guests/',
      { '/v2/guests/g-1': 'Ana', '/v2/guests/g-2': 'Ben' },
    ],
  ])('get the names of these by %s', (_, kind, profiles) => {
    expect(told(spoken(kind), profiles)).toEqual(['Staff/host', 'Ana', 'Ben', 'Staff/host', 'Ana'])
  })

  it.each([
    [
      'are of several kinds',
      spoken('Guest/').replace('[Guest/g-2]', '[Visitor/g-2]'),
      { 'g-1': 'Ana', 'g-2': 'Ben' },
    ],
    ['name nobody', spoken('Guest/'), { 'g-1': 'Ana', 'g-3': 'Ben' }],
    ['fit two profiles', spoken('Guest/'), { 'a/g-1': 'Ana', 'b/g-1': 'Zoé', 'a/g-2': 'Ben' }],
  ])('stay as received where they %s', (_, text, profiles) => {
    expect(told(text, profiles)).not.toContain('Ana')
  })
})

it('leaves names that are no ids', () => {
  expect(told('Ana: Oui.\nBen: Non.', { '1': 'Ana', '2': 'Ben' })).toEqual(['Ana', 'Ben'])
})

describe('what stands for a name in the record of the group', () => {
  const people = ['Ana', 'Ben', 'Zoé'].map((name, at): Profile => {
    const attributes = Object.entries({ seat: `${at}`, ref: `K${at + 3}`, place: `${at + 1}`, age: '34' })
    return { id: `x${at}`, name, attributes: attributes.map(([field, value]) => ({ name: field, value })) }
  })
  const shown = (lines: readonly string[], profiles = people) =>
    nameSpeakers(readTranscript(lines.join('\n')).turns, profiles).map(
      ({ speaker, moderator }) => `${speaker}${moderator ? '*' : ''}`,
    )
  const NAMES = ['Host*', 'Ana', 'Ben', 'Host*', 'Ana']
  const said = (one: string, two: string, host = 'Host') =>
    [host, one, two, host, one].map((who) => `${who}: Well.`)

  it('is a value that differs from person to person', () => {
    expect(shown(said('K3', 'K4'))).toEqual(NAMES)
  })

  it('is a number behind a word, where one field numbers the people', () => {
    const placed = people.map((one) => ({
      ...one,
      attributes: one.attributes.filter(({ name }) => name !== 'seat'),
    }))
    expect(shown(said('P1', 'P2'), placed)).toEqual(NAMES)
    expect(shown(said('Participant 1', 'Participant 2'), placed)).toEqual(NAMES)
    // Two fields number them, from 0 and from 1.
    expect(shown(said('P1', 'P2'))).toEqual(['Host*', 'P1', 'P2', 'Host*', 'P1'])
  })

  it('is a letter behind a word, and leaves the only tag that nobody has, who leads', () => {
    const lettered = people.map((one, at) => ({
      ...one,
      attributes: [{ name: 'letter', value: 'ABC'[at] ?? '' }],
    }))
    expect(shown(said('Participant A', 'Participant B'), lettered)).toEqual(NAMES)
    const numbered = people.map((one, at) => ({ ...one, attributes: [{ name: 'no', value: `${at + 1}` }] }))
    expect(shown(said('Speaker 1', 'Speaker 2', 'Speaker 0'), numbered)).toEqual([
      ...['Speaker 0*', 'Ana', 'Ben', 'Speaker 0*', 'Ana'],
    ])
    expect(shown(said('AN', 'BE', 'XX'))[0]).toBe('XX*')
  })

  it('is initials that only one of them has', () => {
    expect(shown(said('AN', 'BE'))).toEqual(NAMES)
    expect(shown(said('A', 'B'), [...people, { id: 'y', name: 'Bo', attributes: [] }])[2]).toBe('B')
  })

  it('leaves one speaker who is none of them, who leads', () => {
    expect(shown(said('Ana', 'Ben', 'Clare'))).toEqual(['Clare*', 'Ana', 'Ben', 'Clare*', 'Ana'])
    expect(shown(said('Ana', 'Dan', 'Clare'))).toEqual(['Clare', 'Ana', 'Dan', 'Clare', 'Ana'])
  })

  it('is no name, though another field has it too', () => {
    const trades = people.map((one, at) => ({
      ...{ id: one.id, name: ['Baker', 'Nurse', 'Driver'][at] ?? '' },
      attributes: [{ name: 'who', value: one.name ?? '' }],
    }))
    expect(shown(said('Ana', 'Ben'), trades)).toEqual(NAMES)
  })
})

it('finds a reference in another field of the profiles, but takes no handle for one', () => {
  const profiles = ['Ana', 'Ben'].map((name, at): Profile => {
    return { id: `tSu${at}`, name, attributes: [{ name: 'seat', value: `${at}` }] }
  })
  const turns = readTranscript('[Host]: Alors ?\n[0]: Oui.\n[1]: Non.\n[0]: Si.').turns
  expect(nameSpeakers(turns, profiles).map(({ speaker }) => speaker)).toEqual(['Host', 'Ana', 'Ben', 'Ana'])
  const handles = ['Raj Patel', 'Lily Cheung'].map((value, at): Profile => {
    return {
      id: null,
      name: ['Freelance', 'Translator'][at] ?? null,
      attributes: [{ name: 'handle', value }],
    }
  })
  const named = readTranscript('Raj Patel: Oui.\nLily Cheung: Non.\nRaj Patel: Si.').turns
  expect(nameSpeakers(named, handles).map(({ speaker }) => speaker)).toEqual([
    'Raj Patel',
    'Lily Cheung',
    'Raj Patel',
  ])
})

it('names speakers in capitals as the record writes them, entities and accents aside, and finds who leads', () => {
  const profiles = ['Ana Petit', 'Bakary Tour&eacute;', 'Élise Roy'].map((name): Profile => {
    return { id: null, name, attributes: [] }
  })
  const text =
    'L’HÔTESSE DU SOIR: Alors ?\nANA PETIT: Oui.\nBAKARY TOURÉ: Non.\nÉLISE ROY: Si.\nANA PETIT: Ah.'
  const turns = nameSpeakers(readTranscript(text).turns, profiles)
  expect(turns.map(({ speaker }) => speaker).slice(1)).toEqual([
    'Ana Petit',
    'Bakary Touré',
    'Élise Roy',
    'Ana Petit',
  ])
  expect(turns.map(({ moderator }) => moderator)).toEqual([true, false, false, false, false])
})

it('a name behind a tag stands for the person', () => {
  const people = ['Ana Bell', 'Ben Cole'].map((name) => ({ id: null, name, attributes: [] }))
  const turn = (speaker: string, moderator = false) => ({
    number: 1,
    round: null,
    speaker,
    moderator,
    text: 'x',
  })
  const named = (...speakers: string[]) =>
    nameSpeakers([turn('Moderator', true), ...speakers.map((one) => turn(one))], people).map(
      ({ speaker }) => speaker,
    )
  expect(named('PARTICIPANT 1 (Ana Bell)', 'PARTICIPANT 2 (Ben Cole)')).toEqual([
    'Moderator',
    'Ana Bell',
    'Ben Cole',
  ])
  expect(named('P1/Ana Bell', 'P2/Ben Cole')).toEqual(['Moderator', 'Ana Bell', 'Ben Cole'])
  expect(named('P1/Ana Bell', 'P2/Zoe')).toEqual(['Moderator', 'P1/Ana Bell', 'P2/Zoe'])
})
