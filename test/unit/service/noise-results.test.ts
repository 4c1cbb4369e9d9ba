import { expect, it } from 'vitest'
import { readResults } from '../../../electron/service/results/read-results.ts'
import { dice } from './payloads/dice.ts'
import { noisyLies, noisyResults } from './payloads/noise-results.ts'

const SEED = Number(process.env.SEED ?? 7) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 40_000 : 150

it('results under names of noise are read rightly or not at all', () => {
  let whole = 0
  for (let seed = SEED; seed < SEED + CASES; seed++) {
    const { one, data } = noisyResults(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(noisyLies(one, results), `seed ${seed} ${JSON.stringify(data)}`).toEqual([])
    const read = results.answers.filter(({ kind }) => kind !== 'unread')
    if (read.length === one.personas.length * one.draft.questions.length) whole += 1
  }
  // A reader that reads nothing would never be wrong.
  expect(whole / CASES).toBeGreaterThan(0.1)
})
