import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../shared/experiments/seeded-random.ts'
import { permutationTest } from '../../../../shared/experiments/verdict/permutation-test.ts'

const runs = (...yes: number[]) => yes.map((count) => [count, 50 - count])

describe('the permutation test', () => {
  it.each([
    { from: 2, to: 2, arrangements: 6 },
    { from: 3, to: 3, arrangements: 20 },
    { from: 8, to: 3, arrangements: 165 },
  ])(
    'tells no p of $from + $to runs, of which there are $arrangements arrangements',
    ({ from, to, arrangements }) => {
      const test = permutationTest(runs(...Array(from).fill(10)), runs(...Array(to).fill(40)))
      expect(test).toMatchObject({ runs: { from, to }, arrangements, result: null, none: 'too_few_runs' })
    },
  )

  it('gives the smallest p of 4 + 4 runs where all of one side lie beyond all of the other', () => {
    const { arrangements, result } = permutationTest(runs(10, 11, 12, 13), runs(30, 31, 32, 33))
    // By hand: the actual arrangement and its mirror image, of 8! / (4! 4!) = 70.
    expect(arrangements).toBe(70)
    expect(result).toEqual({ p: 2 / 70, asFar: 2, tried: 70, exact: true })
  })

  it('counts by hand where one pair of runs is exchanged', () => {
    // Sums of four out of 1, 1, 1, 2, 2, 3, 3, 3 that are as far from the middle, 8, as 5 and 11 are.
    const { result } = permutationTest(runs(1, 1, 1, 2), runs(2, 3, 3, 3))
    // 5 is 1+1+1+2, in two ways, and 11 likewise.
    expect(result?.asFar).toBe(4)
  })

  it('gives 1 where all runs are alike', () => {
    expect(permutationTest(runs(20, 20, 20, 20), runs(20, 20, 20, 20)).result?.p).toBe(1)
  })

  it('draws where there are too many arrangements, and says so, always the same', () => {
    const many = (shift: number) =>
      runs(...Array.from({ length: 10 }, (_, at) => 15 + ((at * 7) % 11) + shift))
    const test = permutationTest(many(0), many(8))
    expect(test.arrangements).toBe(184_756)
    expect(test.result).toMatchObject({ exact: false, tried: 20_000 })
    expect(test.result?.p).toBeLessThan(0.01)
    expect(permutationTest(many(0), many(8))).toEqual(test)
  })

  it('counts the true arrangement among those drawn, so that no p is 0', () => {
    const apart = (base: number) => runs(...Array.from({ length: 12 }, (_, at) => base + at))
    // Only two of 2,704,156 arrangements are this far apart, so hardly any draw finds one.
    const { result } = permutationTest(apart(0), apart(30))
    expect(result).toEqual({ p: 1 / 20_000, asFar: 1, tried: 20_000, exact: false })
  })

  it('gives no p where the runs of one side have far fewer answers', () => {
    const all = (base: number, length = 4) =>
      Array.from({ length }, (_, at) => [at + base / 4, base - base / 4 - at])
    expect(permutationTest(all(100, 5), all(84))).toMatchObject({
      result: null,
      none: 'unequal_bases',
      bases: { from: 100, to: 84 },
    })
    expect(permutationTest(all(84), all(100, 5)).none).toBe('unequal_bases')
    expect(permutationTest(all(100, 5), all(85)).none).toBeNull()
    // With as many runs on both sides p is sound down to half of the answers, and with more of the small kind cautious.
    expect(permutationTest(all(100), all(50))).toMatchObject({ none: null, result: { tried: 70 } })
    expect(permutationTest(all(100), all(40)).none).toBe('unequal_bases')
    expect(permutationTest(all(100), all(40, 5)).none).toBeNull()
    // The mean of a side counts: one run that was cut short is no reason.
    expect(permutationTest(all(100), [...all(100).slice(1), [20, 30]]).none).toBeNull()
  })

  it('takes a run that nobody answered for none', () => {
    const none = Array.from({ length: 4 }, () => [0, 0])
    expect(permutationTest(none, none)).toMatchObject({ runs: { from: 0, to: 0 }, result: null })
    expect(permutationTest(runs(1, 2, 3, 4), none)).toMatchObject({ result: null, none: 'too_few_runs' })
    const four = permutationTest(runs(10, 11, 12, 13), runs(30, 31, 32, 33))
    expect(permutationTest([...none, ...runs(10, 11, 12, 13)], runs(30, 31, 32, 33))).toEqual(four)
  })

  it('keeps its level where the runs of the smaller side have 85 % of the answers', () => {
    const random = seededRandom(11)
    const draw = (base: number) => {
      const count = Array.from({ length: base }, () => random()).filter((place) => place < 0.5).length
      return [count, base - count]
    }
    const ps = Array.from({ length: 300 }, () => {
      const from = Array.from({ length: 8 }, () => draw(100))
      const to = Array.from({ length: 4 }, () => draw(85))
      return permutationTest(from, to).result?.p ?? 0
    })
    expect(ps.filter((p) => p <= 0.05).length / ps.length).toBeLessThan(0.05 + 3 * Math.sqrt(0.0475 / 300))
  })

  it('is symmetric', () => {
    const count = fc.tuple(fc.nat(30), fc.nat(30)).map(([one, other]) => [one, other, 60 - one - other])
    const side = fc.array(count, { minLength: 4, maxLength: 5 })
    fc.assert(
      fc.property(side, side, (one, two) => {
        expect(permutationTest(one, two).result?.p).toBeCloseTo(permutationTest(two, one).result?.p ?? -1, 10)
      }),
      { numRuns: 30 },
    )
  })

  it('keeps its level where runs are exchangeable, even if answers of a run hang together', () => {
    const random = seededRandom(3)
    const draw = () => {
      const share = 0.35 + 0.3 * random()
      const yes = Array.from({ length: 50 }, () => (random() < share ? 1 : 0)).reduce<number>(
        (all, one) => all + one,
        0,
      )
      return [yes, 50 - yes]
    }
    const four = () => Array.from({ length: 4 }, draw)
    const ps = Array.from({ length: 500 }, () => permutationTest(four(), four()).result?.p ?? 0)
    // P-values below a level must not be more frequent than the level; 3 standard errors of 500 trials are allowed.
    for (const level of [0.05, 0.1, 0.25, 0.5]) {
      const below = ps.filter((p) => p <= level).length / ps.length
      expect(below).toBeLessThan(level + 3 * Math.sqrt((level * (1 - level)) / ps.length))
      expect(below).toBeGreaterThan(level - 0.05 - 3 * Math.sqrt((level * (1 - level)) / ps.length))
    }
  })
})
