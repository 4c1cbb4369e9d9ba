import { describe, expect, it } from 'vitest'
import { tallyResults } from '../../../bench/services/results.ts'
import { inventedServices, SERVICES } from '../../../support/services/invented.ts'

/** Services that are read correctly without help. None may be removed from this list. */
const READ = [
  'agora-citoyenne',
  'colonnes',
  'entreprisebeans',
  'halage',
  'hydra-habitat',
  'labo-quanti',
  'octant',
  'ouivox',
  'petite-fabrique',
  'sante-matrice',
  'statlib',
  'vieuxphp',
]

/**
 * Services of further authors that are not read: a careful reader must ask, or no reader knows them yet. All others
 * are read.
 */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  d: ['codes-nus', 'deux-passes', 'grille', 'hachis', 'traduit'],
  e: ['colonnes-fixes', 'two-passes'],
  f: ['billabong-lab', 'mesa-redonda', 'quotient'],
  g: [],
  h: [],
  i: ['labelis'],
  j: ['kontora', 'paves', 'tamponne'],
  k: [],
  l: [],
  m: [],
  n: [],
  o: [],
  p: [],
  q: [],
  r: ['murmure'],
  s: [],
  t: [],
  u: ['parrotpanel', 'thornbury-rae'],
  v: [],
  w: ['awa-telemetry', 'jappoo-ussd', 'openvox', 'parikshak', 'scrutin-leman'],
  x: [],
  y: ['dicebound', 'fede-etudiante', 'labo-ville', 'pulse-desk'],
  z: ['kelso-lab', 'petit-chorus'],
  aa: [],
  bb: ['institut-rhin-institut', 'irso-syndicat', 'norvane-insight-platform', 'tidyvale'],
  cc: ['carnet-utrecht', 'laravel-montreal', 'php-toulouse'],
  dd: ['midi-vapor'],
  ee: [],
}

describe.each(Object.entries(FURTHER))('results of the services of author %s', (author, asked) => {
  const tallies = inventedServices(`${SERVICES}/${author}`).map(tallyResults)

  it('are read without help but where they are asked about, and never wrongly', () => {
    expect(tallies.filter(({ wrong }) => wrong > 0).map(({ name }) => name)).toEqual([])
    expect(tallies.filter(({ verdict }) => verdict !== 'right').map(({ name }) => name)).toEqual(asked)
  })
})

describe('results of services that people invented who had not seen the readers', () => {
  const tallies = inventedServices(SERVICES).map(tallyResults)

  it('never tell an answer that nobody gave', () => {
    const wrong = tallies.filter((tally) => tally.wrong > 0)
    expect(wrong.map(({ name, misses }) => `${name}: ${misses.join('; ')}`)).toEqual([])
  })

  it('are read without help where they were', () => {
    const right = tallies.filter(({ verdict }) => verdict === 'right').map(({ name }) => name)
    expect(READ.filter((name) => !right.includes(name))).toEqual([])
  })

  it('take nothing where a careful reader has to ask', () => {
    const taken = tallies.filter(({ mustAsk, verdict }) => mustAsk && verdict === 'right')
    expect(taken.map(({ name }) => name)).toEqual([])
  })
})
