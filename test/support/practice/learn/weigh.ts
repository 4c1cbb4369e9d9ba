import type { Learned } from '../../../../electron/practice/answers/learned/model.ts'

/** A text of which it is known whether the answer is yes. */
export interface Example {
  readonly names: readonly string[]
  readonly yes: boolean
  /** How much it counts. */
  readonly weight: number
}

const rounds = 25
const step = 0.3
/** Pull of all weights towards 0. */
const decay = 1e-4
/** A cue that fewer examples have tells more about them than about others. */
const fewestExamples = 2
const hundredths = 100

/** A reproducible order of `length` things. */
function shuffled(length: number, seed: number): number[] {
  let state = seed
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const other = state % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/**
 * Logistic regression by stochastic gradient descent, each weight with a step of its own (AdaGrad: Duchi, Hazan and
 * Singer 2011). Of all cues, the `most` that tell most are kept and weighed anew. The same examples always give the
 * same weights.
 */
export function weigh(examples: readonly Example[], most = Number.POSITIVE_INFINITY): Learned {
  const counts = new Map<string, number>()
  for (const { names } of examples) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= fewestExamples).map(([name]) => name)
  const first = descend(examples, known)
  if (known.length <= most) return roundedOf(first)
  const worth = (name: string) => Math.abs(first.weights.get(name) ?? 0) * Math.sqrt(counts.get(name) ?? 0)
  const telling = known.sort((a, b) => worth(b) - worth(a)).slice(0, most)
  return roundedOf(descend(examples, telling))
}

interface Weighed {
  bias: number
  weights: ReadonlyMap<string, number>
}

function descend(examples: readonly Example[], cues: readonly string[]): Weighed {
  const index = new Map(cues.map((name, at) => [name, at]))
  const weights = new Float64Array(cues.length)
  const squares = new Float64Array(cues.length).fill(1e-6)
  const places = examples.map(({ names }) => names.flatMap((name) => index.get(name) ?? []))
  let bias = 0
  let biasSquares = 1e-6
  for (let round = 0; round < rounds; round += 1)
    for (const nth of shuffled(examples.length, round + 1)) {
      const { yes, weight, names } = examples[nth] as Example
      const own = places[nth] as number[]
      const scale = 1 / Math.sqrt(names.length + 1)
      const sum = own.reduce((total, at) => total + (weights[at] ?? 0), 0) * scale + bias
      const error = (1 / (1 + Math.exp(-sum)) - (yes ? 1 : 0)) * weight
      for (const at of own) {
        const slope = error * scale + decay * (weights[at] ?? 0)
        squares[at] = (squares[at] ?? 0) + slope * slope
        weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(squares[at] ?? 1)
      }
      biasSquares += error * error
      bias -= (step * error) / Math.sqrt(biasSquares)
    }
  return { bias, weights: new Map(cues.map((name, at) => [name, weights[at] ?? 0])) }
}

function roundedOf({ bias, weights }: Weighed): Learned {
  const rounded = [...weights].map(([name, weight]): [string, number] => [
    name,
    Math.round(weight * hundredths),
  ])
  return {
    bias: Math.round(bias * hundredths) / hundredths,
    weights: new Map(rounded.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
