/** Random choices from a seed (mulberry32), so that a failing payload can be reproduced. */
export interface Dice {
  /** 0 to 1, 1 excluded. */
  next(): number
  /** 0 to `count`, `count` excluded. */
  below(count: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
}

export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[below(values.length)] as (typeof values)[number]
    },
  }
}
