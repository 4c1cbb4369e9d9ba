import stored from '../../../data/leading-weights.json' with { type: 'json' }

/** The features of a question by name, each with its strength. */
export type Features = ReadonlyMap<string, number>

/** The features by which a push is found, and those by which its direction is told. */
export interface FeatureSets {
  readonly find: Features
  readonly sign: Features
}

/** Weights by name of feature. */
export type Weights = ReadonlyMap<string, number>

/** Hundredths, in which the weights are stored. */
const STORED = 100

let loaded: Readonly<Record<keyof FeatureSets, Weights>> | undefined

/** The weights that were learned, for finding a push and for its direction. */
export function weightsOf(name: keyof FeatureSets): Weights {
  loaded ??= { find: unpacked(stored.find), sign: unpacked(stored.sign) }
  return loaded[name]
}

/** Reads lists of features by weight: `{ "12": "one other" }` says that each of two features weighs 0.12. */
export function unpacked(lists: Readonly<Record<string, string>>): Weights {
  return new Map(
    Object.entries(lists).flatMap(([weight, names]) =>
      names.split(' ').map((name): [string, number] => [name, Number(weight) / STORED]),
    ),
  )
}

/** Weights as they are stored; those near 0 are left out. */
export function packed(weights: Weights, least: number): Record<string, string> {
  const lists = new Map<number, string[]>()
  for (const [name, weight] of weights) {
    if (Math.abs(weight) < least) continue
    const key = Math.round(weight * STORED)
    const list = lists.get(key)
    if (list) list.push(name)
    else lists.set(key, [name])
  }
  return Object.fromEntries(
    [...lists].sort(([one], [other]) => one - other).map(([key, names]) => [key, names.sort().join(' ')]),
  )
}

/** Sum of the weights of some features: the log odds. */
export function sumOf(features: Features, weights: Weights): number {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights.get(name) ?? 0)
  return sum
}
