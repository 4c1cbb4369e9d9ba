import { expect, it } from 'vitest'
import { readResults } from '../../../electron/service/results/read-results.ts'
import { valuesAt } from '../../../electron/service/results/shapes/values-at.ts'
import { readPlaces } from '../../support/read-places.ts'
import { aCase } from './payloads/a-case.ts'
import { dice } from './payloads/dice.ts'
import { mutate } from './payloads/mutate.ts'
import { aValidPayload, countsOf } from './payloads/valid-payloads.ts'

/** Seed of the payloads: `SEED=7 vitest run …` tries others. */
const SEED = Number(process.env.SEED ?? 9) * 1_000_000
const EACH = 80

it('of any payload, every answer and every number has a place in it, and nothing else has', () => {
  let places = 0
  for (let seed = SEED; seed < SEED + 3 * EACH; seed++) {
    const roll = dice(seed)
    const one = aCase(roll)
    const valid = aValidPayload(one, roll).data
    const data = [valid, mutate(valid, roll, 1 + roll.below(4)), countsOf(one)][seed % 3]
    const { answers, counts, shares, doubts } = readResults(data, one.draft)
    const whose = new Set([
      ...answers.map(({ question, respondent }) => `${question} ${respondent}`),
      ...[...counts, ...shares, ...doubts].map(({ question }) => `${question} null`),
    ])
    const reader = readPlaces(data, one.draft)
    const found = one.draft.questions.flatMap((_, item) =>
      reader.ofItem(item).map((place) => ({ ...place, whose: `${item} ${place.respondent}` })),
    )
    expect(new Set(found.map((place) => place.whose)), `seed ${seed}`).toEqual(whose)
    const paths = found.map(({ path }) => path)
    const empty = [...valuesAt(data, paths)].filter(([, values]) => values.length !== 1)
    expect(empty, `seed ${seed}`).toEqual([])
    places += found.length
  }
  expect(places).toBeGreaterThan(500)
})
