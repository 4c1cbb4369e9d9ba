import { DRAWS, normalDraws } from './chance-draws.ts'

/** Of so many askings of one wording, 19 in 20 differ by no more than the noise floor. */
const FLOOR_QUANTILE = 0.95
/** Of normal numbers, 19 in 20 lie no further than so many standard deviations from their mean. */
const Z = 1.95996
/** A move is seen by a design if it goes beyond the noise floor in so many of ten experiments. */
const POWER = 0.8

/** The personas on both sides of a comparison. */
export interface Bases {
  from: number
  to: number
}

/**
 * How far two askings of one wording differ by chance: the 95th percentile of their total variation, from 0 to 1, under
 * independent answers. From the normal approximation of two multinomial counts, whose differences have the covariance
 * `(1/n + 1/m)(diag p − p pᵀ)`: of two options exactly, of more simulated with fixed draws. Gives the table of method.md, "Two
 * wordings".
 *
 * @param shares of the options, adding up to 1
 */
export function chanceFloor(shares: readonly number[], bases: Bases): number {
  const chosen = shares.filter((share) => share > 0)
  const [one = 0, two = 0] = chosen
  // Of two options the variation is what either one differs by.
  if (chosen.length <= 2) return Z * spread(bases) * Math.sqrt(one * two)
  return variations(chosen, spread(bases), null).sort()[Math.ceil(FLOOR_QUANTILE * DRAWS) - 1] ?? 0
}

/**
 * The smallest move that goes beyond `floor` in 8 of 10 experiments, in total variation, from 0 to 1: method.md, "What a design
 * can see". Of two moves the one that is harder to see counts, so that no more is promised than is kept: from the first half of
 * the options evenly to the last half, which among many options is harder to see than one from a single option to another; and
 * between the two options chosen most, which is harder to see than one to an option that few choose, as "don't know" often is.
 * Options that nobody chose are left out: they make no noise, so that a move to them would seem easy to see.
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
      const beyond = variations(chosen, scale, shift).filter((variation) => variation > floor).length
      return beyond > POWER * DRAWS
    })
    if (isSeen) high = middle
    else low = middle
  }
  return high
}

/** An even distribution over so many options: what is assumed where nothing was seen yet. */
export function evenShares(options: number): number[] {
  return Array.from({ length: options }, () => 1 / options)
}

/** How a move of 1 in total variation is shared out: from the first half of the options to the last half. */
function evenMove(options: number): number[] {
  const half = Math.floor(options / 2)
  return Array.from({ length: options }, (_, at) => {
    if (at < half) return -1 / half
    return at >= options - half ? 1 / half : 0
  })
}

/** A move of 1 from the option chosen most to the one chosen second most. */
function mainMove(shares: readonly number[]): number[] {
  const places = [...shares.keys()].sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
  return shares.map((_, at) => (at === places[0] ? -1 : at === places[1] ? 1 : 0))
}

function spread({ from, to }: Bases): number {
  return Math.sqrt(1 / from + 1 / to)
}

/** Total variations of simulated pairs, in no order. */
function variations(shares: readonly number[], scale: number, shift: readonly number[] | null): Float64Array {
  const options = shares.length
  const normal = normalDraws(options)
  const roots = shares.map(Math.sqrt)
  const found = new Float64Array(DRAWS)
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = draw * options
    let common = 0
    for (let at = 0; at < options; at += 1) common += (roots[at] ?? 0) * (normal[row + at] ?? 0)
    let total = 0
    for (let at = 0; at < options; at += 1) {
      const root = roots[at] ?? 0
      const noise = scale * root * ((normal[row + at] ?? 0) - root * common)
      total += Math.abs(noise + (shift?.[at] ?? 0))
    }
    found[draw] = total / 2
  }
  return found
}
