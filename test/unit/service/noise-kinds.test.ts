import { expect, it } from 'vitest'
import { readResults } from '../../../electron/service/results/read-results.ts'
import { dice } from './payloads/dice.ts'
import { formLies } from './payloads/form-lies.ts'
import { noisyKinds } from './payloads/noise-kinds.ts'

const SEED = Number(process.env.SEED ?? 5) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 40_000 : 150

it('answers with a field for each kind are read rightly or not at all, and not called blank', () => {
  let whole = 0
  for (let seed = SEED; seed < SEED + CASES; seed++) {
    const { one, form, data } = noisyKinds(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(formLies(one, results), `seed ${seed} ${form} ${JSON.stringify(data)}`).toEqual([])
    const read = results.answers.filter(({ kind }) => kind === 'option' || kind === 'text').length
    if (read === one.said.flat().filter((text) => text !== null).length) whole += 1
  }
  // A reader that reads nothing would never be wrong.
  expect(whole / CASES).toBeGreaterThan(0.2)
})
