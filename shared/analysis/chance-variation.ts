import { DRAWS, normalDraws } from './chance-draws.ts'

/** The share of repeats of one wording that differ by no more than the noise floor. */
const FLOOR_QUANTILE = 0.95
/** 19 of 20 normal numbers lie within this many standard deviations of their mean. */
const Z = 1.95996
/** A design can see a move that exceeds the noise floor in this share of experiments. */
const POWER = 0.8

/** The personas on both sides of a comparison. */
export interface Bases {
  from: number
  to: number
}

/**
 * By how much two repeats of one wording differ by chance: the 95th percentile of their total variation, from 0 to 1,
 * for independent answers. From the normal approximation of two multinomial counts, whose differences have the
 * covariance `(1/n + 1/m)(diag p − p pᵀ)`: exact for two options, simulated with fixed draws for more. Gives the table
 * of docs/experiments.md, "What a design can see".
 *
 * @param shares of the options, adding up to 1
 */
export function chanceFloor(shares: readonly number[], bases: Bases): number {
  const chosen = shares.filter((share) => share > 0)
  const [one = 0, two = 0] = chosen
  // For two options the total variation is the difference of either share.
  if (chosen.length <= 2) return Z * spread(bases) * Math.sqrt(one * two)
  return smallest(variations(chosen, spread(bases), null), Math.ceil(FLOOR_QUANTILE * DRAWS))
}

/**
 * The smallest move that exceeds `floor` in 8 of 10 experiments, as total variation, from 0 to 1: docs/experiments.md,
 * "What a design can see". Two kinds of move are tried, and the one that is harder to see counts, so that the result
 * does not promise too much: an even move from the first half of the options to the last half, which with many options
 * is harder to see than one between two of them; and a move between the two options chosen most, which is harder to see
 * than one to a rarely chosen option such as "don't know". Options that nobody chose are left out: they have no noise,
 * so that a move to them would seem easy to see.
 */
export function visibleMove(shares: readonly number[], bases: Bases, floor: number): number {
  const chosen = shares.filter((share) => share > 0)
  if (chosen.length < 2) return floor
  const directions = chosen.length > 2 ? [evenMove(chosen.length), mainMove(chosen)] : [evenMove(2)]
  const scale = spread(bases)
  let [low, high] = [floor / 2, 1]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    const isSeen = directions.every((direction) => {
      const shift = direction.map((part) => part * middle)
      return countBeyond(variations(chosen, scale, shift), floor) > POWER * DRAWS
    })
    if (isSeen) high = middle
    else low = middle
  }
  return high
}

/** An even distribution over the options, which is assumed where there are no answers yet. */
export function evenShares(options: number): number[] {
  return Array.from({ length: options }, () => 1 / options)
}

/** Changes of the shares in a move of 1 in total variation, from the first half of the options to the last half. */
function evenMove(options: number): number[] {
  const half = Math.floor(options / 2)
  return Array.from({ length: options }, (_, at) => {
    if (at < half) return -1 / half
    return at >= options - half ? 1 / half : 0
  })
}

/** Changes of the shares in a move of 1 from the option chosen most to the one chosen second most. */
function mainMove(shares: readonly number[]): number[] {
  const places = [...shares.keys()].sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
  return shares.map((_, at) => (at === places[0] ? -1 : at === places[1] ? 1 : 0))
}

function spread({ from, to }: Bases): number {
  return Math.sqrt(1 / from + 1 / to)
}

/** One array for all simulations, since a verdict makes dozens of them. */
const simulated = new Float64Array(DRAWS)

/**
 * Total variations of simulated pairs, unsorted, in an array that the next call fills again. `shift` is added to each
 * simulated difference.
 */
function variations(shares: readonly number[], scale: number, shift: readonly number[] | null): Float64Array {
  const options = shares.length
  const normal = normalDraws(options)
  const roots = Float64Array.from(shares, Math.sqrt)
  const shifts = Float64Array.from(shift ?? shares, (part) => (shift ? part : 0))
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = draw * options
    let common = 0
    for (let at = 0; at < options; at += 1) common += (roots[at] ?? 0) * (normal[row + at] ?? 0)
    let total = 0
    for (let at = 0; at < options; at += 1) {
      const root = roots[at] ?? 0
      const noise = scale * root * ((normal[row + at] ?? 0) - root * common)
      total += Math.abs(noise + (shifts[at] ?? 0))
    }
    simulated[draw] = total / 2
  }
  return simulated
}

function countBeyond(numbers: Float64Array, limit: number): number {
  let beyond = 0
  for (let at = 0; at < numbers.length; at += 1) if ((numbers[at] ?? 0) > limit) beyond += 1
  return beyond
}

/** The number that has place `nth`, from 1, in order of size. Changes the order of the array (Hoare's selection). */
function smallest(numbers: Float64Array, nth: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((numbers[left] ?? 0) < pivot) left += 1
      while ((numbers[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const kept = numbers[left] ?? 0
      numbers[left] = numbers[right] ?? 0
      numbers[right] = kept
      left += 1
      right -= 1
    }
    if (nth - 1 <= right) high = right
    else if (nth - 1 >= left) low = left
    else break
  }
  return numbers[nth - 1] ?? 0
}
