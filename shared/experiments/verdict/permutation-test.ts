import { seededRandom } from '../seeded-random.ts'
import { addCounts, sum } from './arm-counts.ts'
import type { PermutationTest } from './verdict.ts'

/** With fewer runs on either side there is no p-value, since it could not be small. */
const FEWEST_RUNS = 4
/**
 * Where the side with fewer runs also has fewer answers a run than this share of the other side's, p would be too small.
 * Where both have as many runs, it would only be so at FAR_LESS.
 */
const LEAST_OF_BASE = 0.85
const FAR_LESS = 0.45
/** If there are more arrangements, DRAWN of them are tried instead of all. */
const MOST_ARRANGEMENTS = 100_000
const DRAWN = 19_999
const SEED = 14
/** A tolerance for rounding: sums of the same numbers in another order differ by less. */
const TIE = 1e-9

/**
 * Whether the wording of a run matters: in how many of the possible divisions of the runs between the two wordings the
 * pooled answers differ at least as much as in the true one. The unit is the run, not the persona (docs/experiments.md,
 * "Permutation test"; arXiv 2605.27463). Beyond 100,000 arrangements 19,999 are drawn with a fixed seed, and the true
 * one is added: `p = (b + 1) / (m + 1)` (Phipson and Smyth 2010). Runs that nobody answered are left out.
 *
 * Runs can be exchanged only where they vary alike, and small ones vary more. Where the side of few runs has
 * fewer answers in each, p would be too small, and there is none.
 *
 * @param first counts by option of each run of the one wording, and `second` of the other
 */
export function permutationTest(
  first: readonly (readonly number[])[],
  second: readonly (readonly number[])[],
): PermutationTest {
  const [from, to] = [first.filter(isAnswered), second.filter(isAnswered)]
  const runs = { from: from.length, to: to.length }
  const bases = { from: meanBase(from), to: meanBase(to) }
  const arrangements = waysToChoose(from.length + to.length, to.length)
  const none = whyNone(runs, bases)
  if (none !== null) return { runs, bases, arrangements, result: null, none }
  const all = [...from, ...to]
  const variation = variationOf(all)
  const observed = variation(addCounts(to, all[0]?.length ?? 0)) - TIE
  const exact = arrangements <= MOST_ARRANGEMENTS
  const asFar = exact
    ? countAll(all, to.length, (chosen) => variation(chosen) >= observed)
    : 1 + countDrawn(all, to.length, (chosen) => variation(chosen) >= observed)
  const tried = exact ? arrangements : DRAWN + 1
  return { runs, bases, arrangements, result: { p: asFar / tried, asFar, tried, exact }, none }
}

function whyNone(
  runs: PermutationTest['runs'],
  { from, to }: PermutationTest['bases'],
): PermutationTest['none'] {
  if (Math.min(runs.from, runs.to) < FEWEST_RUNS) return 'too_few_runs'
  const [small, large] = from < to ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const bases = { from, to }
  const limit = runs[small] < runs[large] ? LEAST_OF_BASE : runs[small] === runs[large] ? FAR_LESS : 0
  return bases[small] < limit * bases[large] ? 'unequal_bases' : null
}

function isAnswered(counts: readonly number[]): boolean {
  return sum(counts) > 0
}

function meanBase(runs: readonly (readonly number[])[]): number {
  return runs.length === 0 ? 0 : sum(runs.map(sum)) / runs.length
}

/**
 * A function that gives the total variation between some runs, given by the sum of their counts, and all other runs.
 */
function variationOf(runs: readonly (readonly number[])[]): (chosen: ArrayLike<number>) => number {
  const total = addCounts(runs, runs[0]?.length ?? 0)
  const all = sum(total)
  return (chosen) => {
    let base = 0
    for (let at = 0; at < total.length; at += 1) base += chosen[at] ?? 0
    let apart = 0
    for (let at = 0; at < total.length; at += 1) {
      const count = chosen[at] ?? 0
      apart += Math.abs(count / base - ((total[at] ?? 0) - count) / (all - base))
    }
    return apart / 2
  }
}

/** In how many of all ways to choose `size` runs `isAsFar` holds. */
function countAll(
  runs: readonly (readonly number[])[],
  size: number,
  isAsFar: (chosen: ArrayLike<number>) => boolean,
): number {
  const options = runs[0]?.length ?? 0
  // The counts of the runs chosen so far, one row for each number of them.
  const rows = Array.from({ length: size + 1 }, () => new Float64Array(options))
  const choose = (next: number, chosen: number): number => {
    if (chosen === size) return isAsFar(rows[chosen] ?? []) ? 1 : 0
    let found = 0
    for (let at = next; at <= runs.length - (size - chosen); at += 1) {
      const [before, row, counts] = [rows[chosen], rows[chosen + 1], runs[at]]
      if (row)
        for (let option = 0; option < options; option += 1)
          row[option] = (before?.[option] ?? 0) + (counts?.[option] ?? 0)
      found += choose(at + 1, chosen + 1)
    }
    return found
  }
  return choose(0, 0)
}

/** In how many of DRAWN random ways to choose `size` runs `isAsFar` holds; drawn by a partial Fisher–Yates shuffle. */
function countDrawn(
  runs: readonly (readonly number[])[],
  size: number,
  isAsFar: (chosen: ArrayLike<number>) => boolean,
): number {
  const random = seededRandom(SEED)
  const order = [...runs]
  const options = runs[0]?.length ?? 0
  let found = 0
  for (let draw = 0; draw < DRAWN; draw += 1) {
    const chosen = new Float64Array(options)
    for (let at = 0; at < size; at += 1) {
      const other = at + Math.floor(random() * (order.length - at))
      const [mine = [], theirs = []] = [order[at], order[other]]
      order[at] = theirs
      order[other] = mine
      for (let option = 0; option < options; option += 1)
        chosen[option] = (chosen[option] ?? 0) + (theirs[option] ?? 0)
    }
    if (isAsFar(chosen)) found += 1
  }
  return found
}

/** In how many ways `size` of `all` can be chosen. */
function waysToChoose(all: number, size: number): number {
  let ways = 1
  for (let at = 1; at <= size; at += 1) ways = (ways * (all - size + at)) / at
  return Math.round(ways)
}
