import { keyOf, normal, unit } from '../../random.ts'

/** Values with their weights, which need not sum to 1. */
export type Weights<T> = readonly (readonly [value: T, weight: number])[]

/** The random draws of one persona's life. Each has a name, so that a new fact changes none of the others. */
export class Draws {
  readonly #key: number

  constructor(key: number) {
    this.#key = keyOf(key, 'life')
  }

  /** True with this probability. */
  chance(name: string, probability: number): boolean {
    return this.unit(name) < probability
  }

  /** A number in [0, 1). */
  unit(name: string): number {
    return unit(keyOf(this.#key, name))
  }

  /** A normal number with this mean and spread. */
  about(name: string, mean: number, spread: number): number {
    return mean + spread * normal(keyOf(this.#key, name))
  }

  /** A positive number with this median; two thirds of them lie between median / e^spread and median × e^spread. */
  amount(name: string, median: number, spread: number): number {
    return median * Math.exp(spread * normal(keyOf(this.#key, name)))
  }

  /** A count with this mean (geometric: many zeros, a few large ones). */
  count(name: string, mean: number): number {
    return Math.floor(Math.log(1 - this.unit(name)) / Math.log(mean / (1 + mean)))
  }

  /** One of the values, by weight. */
  pick<T>(name: string, weights: Weights<T>): T {
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
    let left = this.unit(name) * total
    for (const [value, weight] of weights) {
      left -= weight
      if (left < 0) return value
    }
    const last = weights.at(-1)
    if (!last) throw new RangeError('pick from an empty list')
    return last[0]
  }
}

/** The value for an age: pairs of the oldest age of a band and its value, youngest band first. */
export function byAge<T>(age: number, bands: readonly (readonly [oldest: number, value: T])[]): T {
  const band = bands.find(([oldest]) => age <= oldest) ?? bands.at(-1)
  if (!band) throw new RangeError('no age band')
  return band[1]
}

/** A probability shifted on the log-odds scale: 0 leaves it, 1 makes 50 % into 73 %. */
export function moved(probability: number, by: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(by)
  return odds / (1 + odds)
}

/** A number limited to a range. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
