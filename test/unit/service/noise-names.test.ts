import { expect, it } from 'vitest'
import { readCreatedId } from '../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../electron/service/reading/read-status.ts'
import { type Dice, dice } from './payloads/dice.ts'
import {
  aNoisyCreation,
  aNoisyList,
  aNoisyProgress,
  aNoisyStatus,
  type NoiseCase,
} from './payloads/noise-names.ts'

const SEED = Number(process.env.SEED ?? 6) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 40_000 : 300

interface Told<T> {
  /** What was read; null where nothing was. */
  read: T | null
}

/** Right, or nothing; and right in at least this part of the cases, so that the test cannot pass by reading nothing. */
function tryAll<T>(
  make: (roll: Dice) => NoiseCase<T>,
  read: (data: unknown) => Told<T>,
  least: number,
): void {
  let right = 0
  for (let seed = SEED; seed < SEED + CASES; seed++) {
    const { data, truth } = make(dice(seed))
    const told = read(data).read
    if (told === null) continue
    expect(told, `seed ${seed} ${JSON.stringify(data)}`).toEqual(truth)
    right += 1
  }
  expect(right / CASES).toBeGreaterThan(least)
}

it('an id under a name of noise is read rightly or not at all', () => {
  tryAll(aNoisyCreation, (data) => ({ read: readCreatedId(data) }), 0.4)
})

it('a number that only comes back from what was sent is no id, whatever its name', () => {
  for (let seed = SEED; seed < SEED + CASES; seed++) {
    const roll = dice(seed)
    const personas = 1 + roll.below(100)
    const data = { [`kor${roll.below(99)}`]: personas, zud: roll.pick(['draft', 'Le vélo en ville', true]) }
    expect(
      readCreatedId(data, 'survey', { nb_personas: personas, questions: [] }),
      JSON.stringify(data),
    ).toBeNull()
  }
})

it('a status under a name of noise is read rightly or not at all', () => {
  const read = (data: unknown) => {
    const { status } = readStatus(data)
    return { read: status === 'other' ? null : status }
  }
  tryAll(aNoisyStatus, read, 0.7)
})

it('a progress under a name of noise is read rightly or not at all', () => {
  const read = (data: unknown) => ({ read: readStatus(data).progress?.fraction ?? null })
  tryAll(aNoisyProgress, read, 0.25)
})

it('a list under names of noise is read rightly or not at all, and never looks empty', () => {
  const read = (data: unknown) => {
    const { records, unrecognised } = readRecords(data)
    expect(records.length + unrecognised, JSON.stringify(data)).toBeGreaterThan(0)
    const ids = records.map(({ id }) => id)
    return { read: ids.length === 0 || unrecognised > 0 ? null : ids }
  }
  const sorted = (ids: string[]) => [...ids].sort()
  tryAll(
    (roll) => {
      const { data, truth } = aNoisyList(roll)
      return { data, truth: sorted(truth) }
    },
    (data) => {
      const told = read(data).read
      return { read: told && sorted(told) }
    },
    0.4,
  )
})
