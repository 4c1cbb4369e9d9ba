import { describe, expect, it } from 'vitest'
import {
  type NamedVariation,
  pairsOfVariations,
  singleVariations,
} from '../../../support/services/variations/all-variations.ts'
import { type Judged, judgeReading } from '../../../support/services/variations/judge-reading.ts'
import { knownServices } from '../../../support/services/variations/known-services.ts'
import { KNOWN_WRONG } from '../../../support/services/variations/known-wrong.ts'
import { varyService } from '../../../support/services/variations/vary-service.ts'

const SEED = Number(process.env.SEED ?? 7)
const IS_TORTURE = import.meta.env.MODE === 'torture'
/** In the normal run, so many persons and every so many-th variation, each of another service. */
const PERSONS = IS_TORTURE ? 20 : 8
const EVERY_SINGLE = IS_TORTURE ? 1 : 8
const EVERY_PAIR = IS_TORTURE ? 1 : 600
const ROUNDS = IS_TORTURE ? 3 : 1

const services = knownServices()

interface Read extends Judged {
  name: string
  seed: number
  service: string
}

/** How the replies of some variations are read, each of a service that differs from seed to seed. */
function readAll(all: readonly NamedVariation[], every: number, rounds: number): Read[] {
  const some = all.filter((_, at) => (at + SEED) % every === 0)
  return some.flatMap(({ name, variations }, at) =>
    Array.from({ length: rounds }, (_, round) => {
      const seed = (SEED * 1000 + at) * 10 + round
      const service = services[(seed * 37) % services.length]
      if (!service) throw new Error('There is no service to vary.')
      const reply = varyService(service, variations, { seed, count: PERSONS })
      return { name, seed, service: service.name, ...judgeReading(reply) }
    }),
  )
}

/** What is wrong without being known to be so. */
function unknownLies(read: readonly Read[]): string[] {
  return read
    .filter(({ name, lies }) => lies.length > 0 && !isKnown(name))
    .map(
      ({ name, seed, service, lies }) => `${name} (${service}, seed ${seed}): ${lies.slice(0, 3).join('; ')}`,
    )
}

function isKnown(name: string): boolean {
  return [name, ...name.split(' + ')].some((part) => part in KNOWN_WRONG)
}

/** A line for each variation: how many of the replies that have it were read in which way. */
function tallyOf(read: readonly Read[]): string {
  const lines = new Map<string, Record<Judged['verdict'], number>>()
  for (const { name, verdict } of read)
    for (const part of ['all', ...name.split(' + ')]) {
      const line = lines.get(part) ?? { read: 0, partly: 0, asked: 0, wrong: 0 }
      line[verdict] += 1
      lines.set(part, line)
    }
  return [...lines]
    .map(([name, { read: whole, partly, asked, wrong }]) =>
      [name.padEnd(50), ...[whole, partly, asked, wrong].map((count) => String(count).padStart(6))].join(' '),
    )
    .join('\n')
}

describe.each([
  { what: 'one variation', all: singleVariations(), every: EVERY_SINGLE, rounds: ROUNDS },
  { what: 'two variations', all: pairsOfVariations(), every: EVERY_PAIR, rounds: 1 },
])('replies of known services with $what', ({ what, all, every, rounds }) => {
  const read = readAll(all, every, rounds)

  it('are never read wrongly', () => {
    if (IS_TORTURE) process.stdout.write(`\n${what}: read, partly, asked, wrong\n${tallyOf(read)}\n`)
    expect(unknownLies(read)).toEqual([])
  })

  // A reader that reads nothing would never be wrong.
  it('are mostly read whole', () => {
    expect(read.filter(({ verdict }) => verdict === 'read').length / read.length).toBeGreaterThan(0.4)
  })
})

it('what is known to be wrong still is among the variations', () => {
  const names = new Set([...singleVariations(), ...pairsOfVariations()].map(({ name }) => name))
  expect(Object.keys(KNOWN_WRONG).filter((name) => !names.has(name))).toEqual([])
})
