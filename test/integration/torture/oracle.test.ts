import { describe, expect, it } from 'vitest'
import { askOracle, type PayloadKind } from '../../unit/service/payloads/ask-oracle.ts'

const SEED = Number(process.env.SONDE_SEED ?? 1) * 10_000_000
const IS_TORTURE = import.meta.env.MODE === 'torture'
const BLOCK = 10_000

describe('no wrong number', () => {
  it.each<[PayloadKind, number]>([
    ['plain', IS_TORTURE ? 100_000 : 50],
    ['misleading', IS_TORTURE ? 50_000 : 50],
  ])(
    '%s payloads are read right, asked about or listed: never wrong, as printed',
    (kind, cases) => {
      const sum = { right: 0, asked: 0, listed: 0, wrong: 0 }
      const examples: string[] = []
      for (let seed = SEED; seed < SEED + cases; seed += BLOCK) {
        const tally = askOracle(seed, Math.min(BLOCK, cases), kind)
        for (const outcome of ['right', 'asked', 'listed', 'wrong'] as const) sum[outcome] += tally[outcome]
        examples.push(...tally.examples)
      }
      process.stdout.write(`oracle, ${kind} payloads, seed ${SEED}: ${JSON.stringify(sum)}\n`)
      expect(examples).toEqual([])
      expect(sum.wrong).toBe(0)
    },
    1_800_000,
  )
})
