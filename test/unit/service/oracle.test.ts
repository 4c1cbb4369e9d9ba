import { describe, expect, it } from 'vitest'
import { askOracle } from './payloads/ask-oracle.ts'

/**
 * Seed of the payloads: `SEED=7 vitest run …` tries others, and `npm run torture` many more (torture/oracle.test.ts).
 */
const SEED = Number(process.env.SEED ?? 4) * 1_000_000
const CASES = 100

describe('no wrong number', () => {
  it('plain payloads of true data in random writings are read right, asked about or listed: never wrong', () => {
    const { examples, ...tally } = askOracle(SEED, CASES)
    expect(examples).toEqual([])
    expect(tally.wrong).toBe(0)
    // A reader that asks about everything would never be wrong. About a quarter is read; most of the rest are
    // percentages, other measures, lists without an owner, or data under unknown names, about which the readers ask
    // because they may belong to another survey (decision 050).
    expect(tally.right / CASES).toBeGreaterThan(0.23)
  })

  it('misleading payloads are asked about or listed where they do not tell everything: never wrong', () => {
    const { examples, ...tally } = askOracle(SEED, CASES, 'misleading')
    expect(examples).toEqual([])
    expect(tally.wrong).toBe(0)
    expect(tally.asked + tally.listed).toBeGreaterThan(CASES / 2)
  })
})
