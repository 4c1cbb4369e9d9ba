import { DRAWS, normalDraws } from './chance-draws.ts'
import { wholePoints } from './whole-points.ts'

/** The share of repeats of one wording that differ by no more than the noise floor. */
const FLOOR_QUANTILE = 0.95
/** 19 of 20 normal numbers lie within this many standard deviations of their mean. */
const Z = 1.95996
/** A design can see a move that exceeds the noise floor in this share of experiments. */
const POWER = 0.8
/** This share of normal numbers lies above their mean minus so many standard deviations. */
const Z_POWER = 0.8416

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

/** What a move has to reach besides what chance reaches, in whole points. */
export interface AlsoNeeded {
  /** Smaller moves do not count. */
  least?: number
  /** How far A again moved, which a move has to exceed. */
  measured?: number
}

/**
 * The smallest move, in whole points of total variation, that counts in 8 of 10 experiments: docs/experiments.md, "What
 * a design can see". It is judged as a verdict judges it: the move and the noise floor are rounded to whole points, and
 * the floor is the one at the shares of both arms together, which the move itself changes. Two kinds of move are tried,
 * and the one that is harder to see counts, so that the result does not promise too much: an even move between the
 * first and the last half of the options, as far as their shares allow it, which with many options is harder to see
 * than one between two of them; and a move from the option chosen most to the second, which is harder to see than one
 * to a rarely chosen option such as "don't know". Options that nobody chose are left out: they have no noise, so that a
 * move to them would seem easy to see. 100 where no move is seen so often.
 *
 * @param shares of A, adding up to 1
 */
export function visibleMove(
  shares: readonly number[],
  bases: Bases,
  { least = 0, measured = 0 }: AlsoNeeded = {},
): number {
  const chosen = shares.filter((share) => share > 0)
  // Where everybody chooses one option, a move can only go to another one.
  const from = chosen.length < 2 ? [1, 0] : chosen
  const isSeen = (points: number) => {
    const even = from.length > 2 ? movedBy(points / 100, from, evenMove(from)) : null
    const main = movedBy(points / 100, from, mainMove(from))
    const possible = even?.to.every((share) => share >= 0) ? [even, main] : [main]
    return possible.every((move) => isSeenOften(move, from, bases, { least, measured }))
  }
  let [low, high] = [0, 100]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isSeen(middle)) high = middle
    else low = middle
  }
  return high
}

/** A move of the shares of A: what is added to each, and the shares after it. */
interface Shift {
  added: number[]
  to: number[]
}

function movedBy(size: number, shares: readonly number[], direction: readonly number[]): Shift {
  const added = direction.map((part) => part * size)
  return { added, to: shares.map((share, at) => share + (added[at] ?? 0)) }
}

/** Whether a move counts in 8 of 10 experiments. */
function isSeenOften(
  { added, to }: Shift,
  from: readonly number[],
  bases: Bases,
  { least, measured }: Required<AlsoNeeded>,
): boolean {
  const floor = Math.max(wholePoints(chanceFloor(mixed(from, to, bases.from, bases.to), bases)), measured)
  // What is rounded to more than the floor, and to no less than the least move that counts.
  const needed = Math.max(floor + 0.5, least - 0.5) / 100
  // The variance of the difference is p₀q₀/n + p₁q₁/m: the shares are weighted by the base of the other arm.
  const noisy = mixed(from, to, bases.to, bases.from)
  if (from.length > 2) return countBeyond(variations(noisy, spread(bases), added), needed) >= POWER * DRAWS
  const [one = 0] = from
  const [other = 0] = to.map(withinBounds)
  const deviation = Math.sqrt((one * (1 - one)) / bases.from + (other * (1 - other)) / bases.to)
  return Math.abs(added[0] ?? 0) - needed >= Z_POWER * deviation
}

/** The shares of two arms together, by weight, adding up to 1 where a move is larger than the shares allow. */
function mixed(from: readonly number[], to: readonly number[], one: number, other: number): number[] {
  const parts = from.map((share, at) => (one * share + other * withinBounds(to[at] ?? 0)) / (one + other))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / all)
}

const withinBounds = (share: number) => Math.min(1, Math.max(0, share))

/** An even distribution over the options, which is assumed where there are no answers yet. */
export function evenShares(options: number): number[] {
  return Array.from({ length: options }, () => 1 / options)
}

/**
 * Changes of the shares in an even move of 1 in total variation, between the first and the last half of the options:
 * from the half that is chosen more to the other.
 */
function evenMove(shares: readonly number[]): number[] {
  const half = Math.floor(shares.length / 2)
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
  const way = sum(shares.slice(0, half)) >= sum(shares.slice(-half)) ? 1 : -1
  return shares.map((_, at) => {
    if (at < half) return -way / half
    return at >= shares.length - half ? way / half : 0
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
