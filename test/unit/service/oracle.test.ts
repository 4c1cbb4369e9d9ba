import { describe, expect, it } from 'vitest'
import { askOracle } from './payloads/ask-oracle.ts'

/** Another one makes other payloads: `SEED=7 vitest run …`. `npm run torture` asks many more. */
const SEED = Number(process.env.SEED ?? 4) * 1_000_000

describe('no wrong number', () => {
  it('1,500 payloads of true data in random writings are read right, asked about or listed: never wrong', () => {
    const { examples, ...tally } = askOracle(SEED, 1500)
    expect(examples).toEqual([])
    expect(tally.wrong).toBe(0)
    // A reader that asks about everything is never wrong; under names that nobody knows this one asks.
    expect(tally.right).toBeGreaterThan(350)
  })
})
