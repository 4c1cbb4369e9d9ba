import { expect, it } from 'vitest'
import { readCreatedId } from '../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../electron/service/reading/read-status.ts'
import { dice } from './payloads/dice.ts'
import { aNoisyCreation, aNoisyList, aNoisyProgress, aNoisyStatus } from './payloads/noise-names.ts'
import { tryNoise } from './payloads/try-noise.ts'

const SEED = Number(process.env.SEED ?? 6) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 40_000 : 300

const RANGE = { from: SEED, cases: CASES }

it('an id under a name of noise is read rightly or not at all', () => {
  tryNoise(RANGE, aNoisyCreation, (data) => readCreatedId(data), 0.4)
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
    return status === 'other' ? null : status
  }
  tryNoise(RANGE, aNoisyStatus, read, 0.7)
})

it('a progress under a name of noise is read rightly or not at all', () => {
  const read = (data: unknown) => readStatus(data).progress?.fraction ?? null
  tryNoise(RANGE, aNoisyProgress, read, 0.25)
})

it('a list under names of noise is read rightly or not at all, and never looks empty', () => {
  const read = (data: unknown) => {
    const { records, unrecognised } = readRecords(data)
    expect(records.length + unrecognised, JSON.stringify(data)).toBeGreaterThan(0)
    const ids = records.map(({ id }) => id)
    return ids.length === 0 || unrecognised > 0 ? null : ids.sort()
  }
  tryNoise(
    RANGE,
    (roll) => {
      const { data, truth } = aNoisyList(roll)
      return { data, truth: [...truth].sort() }
    },
    read,
    0.4,
  )
})
