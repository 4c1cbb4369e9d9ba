import { describe, expect, it } from 'vitest'
import { askOracle } from './payloads/ask-oracle.ts'

/** Another one makes other payloads: `SEED=7 vitest run …`. `npm run torture` asks many more (torture/oracle.test.ts). */
const SEED = Number(process.env.SEED ?? 4) * 1_000_000
const CASES = 150

describe('no wrong number', () => {
  it('plain payloads of true data in random writings are read right, asked about or listed: never wrong', () => {
    const { examples, ...tally } = askOracle(SEED, CASES)
    expect(examples).toEqual([])
    expect(tally.wrong).toBe(0)
    // A reader that asks about everything is never wrong. About a quarter is read right: of the rest most are
    // percentages, other measures, lists that do not say whose they are, or stand under names that nobody knows, which
    // the readers ask about because they may be of another survey (decision 050).
    expect(tally.right / CASES).toBeGreaterThan(0.23)
  })

  it('misleading payloads are asked about or listed where they do not tell everything: never wrong', () => {
    const { examples, ...tally } = askOracle(SEED, CASES, 'misleading')
    expect(examples).toEqual([])
    expect(tally.wrong).toBe(0)
    expect(tally.asked + tally.listed).toBeGreaterThan(CASES / 2)
  })
})
