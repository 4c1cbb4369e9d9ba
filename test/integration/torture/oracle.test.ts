import { describe, expect, it } from 'vitest'
import { askOracle } from '../../unit/service/payloads/ask-oracle.ts'

const SEED = Number(process.env.SONDE_SEED ?? 1) * 10_000_000
/** The largest run is for `npm run torture`; the unit tests have a middle one. */
const CASES = import.meta.env.MODE === 'torture' ? 100_000 : 200
const BLOCK = Math.min(CASES, 10_000)

describe('no wrong number', () => {
  it('payloads of true data in random writings are read right, asked about or listed: never wrong, as printed', () => {
    const sum = { right: 0, asked: 0, listed: 0, wrong: 0 }
    const examples: string[] = []
    for (let seed = SEED; seed < SEED + CASES; seed += BLOCK) {
      const tally = askOracle(seed, BLOCK)
      for (const outcome of ['right', 'asked', 'listed', 'wrong'] as const) sum[outcome] += tally[outcome]
      examples.push(...tally.examples)
    }
    process.stdout.write(`oracle, seed ${SEED}: ${JSON.stringify(sum)}\n`)
    expect(examples).toEqual([])
    expect(sum.wrong).toBe(0)
  })
})
