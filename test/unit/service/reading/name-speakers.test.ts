import { expect, it } from 'vitest'
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

it('leaves names that are no ids', () => {
  expect(told('Ana: Oui.\nBen: Non.', { '1': 'Ana', '2': 'Ben' })).toEqual(['Ana', 'Ben'])
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
