import { describe, expect, it } from 'vitest'
import { tallyResults } from '../../../bench/services/results.ts'
import { inventedServices, SERVICES } from '../../../support/services/invented.ts'

/** Services whose answers are read rightly without help. None of them may leave this list. */
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
