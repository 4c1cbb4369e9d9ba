import type { Features, Weights } from '../../../electron/practice/answers/effects/learned/weights.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { featuresOf } from '../../../electron/practice/answers/effects/word-features.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { hash32 } from '../../../electron/practice/random.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import type { Example } from './leading-corpus.ts'

/** An example with its features: whether it pushes, and which way where that is known. */
export interface Lesson {
  readonly example: Example
  readonly find: Features
  readonly sign: Features
  /** 1 towards yes, −1 away from it, 0 where the example does not tell. */
  readonly towards: number
  /** The direction that the rules alone read; 0 where they find nothing. */
  readonly ruled: number
}

/** Reads the features of an example. `byRules` reads the pushes without what was learned. */
export function lessonOf(example: Example): Lesson {
  const { texte, options, towards } = example
  const language = languageOf([texte, ...options].join(' '))
  const { kind, valence } = readOptionSet(options, language, texte)
  const { rulePushes, proposition } = readQuestion({ type: 'choix_unique', texte, options }, '')
  const side =
    typeof towards === 'string' ? Math.sign(valence[options.indexOf(towards)] ?? 0) : (towards ?? 0)
  const leading = rulePushes.filter(({ effect }) => effect === 'leading' || effect === 'loaded')
  return {
    example,
    ...featuresOf({ texte, language, kind, pushes: rulePushes, isFor: proposition.sign }),
    towards: side,
    ruled: Math.sign(leading.reduce((sum, push) => sum + push.towards, 0)),
  }
}

/** Times that all examples are gone through, and how far a step goes at first; it halves after some rounds. */
const ROUNDS = 30
const PACE = 0.01
const HALVED_AFTER = 8
/** Weights are drawn towards 0 by this much, so that rare words weigh little. */
const SHRINK = 2
/** A feature must stand in this many examples. */
const LEAST = 2

const NO_ROW = { places: new Int32Array(0), values: new Float64Array(0), label: 1, weight: 0 }

/**
 * Learns the weights of a logistic regression on features, by a fixed number of steps from 0 (so that the same examples
 * always give the same weights). `label` is 1 or −1.
 */
export function learn(
  lessons: readonly { readonly features: Features; readonly label: number; readonly weight: number }[],
): Weights {
  const counts = new Map<string, number>()
  for (const { features } of lessons)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= LEAST).map(([name]) => name)
  const at = new Map(names.map((name, place): [string, number] => [name, place]))
  const rows = lessons.map(({ features, label, weight }) => {
    const known = [...features].filter(([name]) => at.has(name))
    return {
      places: Int32Array.from(known.map(([name]) => at.get(name) ?? 0)),
      values: Float64Array.from(known.map(([, value]) => value)),
      label,
      weight,
    }
  })
  const weights = new Float64Array(names.length)
  const order = rows
    .map((_, place) => place)
    .sort((one, other) => hash32(String(one)) - hash32(String(other)))
  for (let round = 0; round < ROUNDS; round++) {
    const pace = PACE / (1 + round / HALVED_AFTER)
    for (const row of order) {
      const { places, values, label, weight } = rows[row] ?? NO_ROW
      let sum = 0
      for (let i = 0; i < places.length; i++) sum += (weights[places[i] ?? 0] ?? 0) * (values[i] ?? 0)
      const step = (pace * label * weight) / (1 + Math.exp(label * sum))
      for (let i = 0; i < places.length; i++) {
        const place = places[i] ?? 0
        weights[place] = (weights[place] ?? 0) + step * (values[i] ?? 0)
      }
    }
    for (let place = 0; place < weights.length; place++)
      weights[place] = (weights[place] ?? 0) / (1 + pace * SHRINK)
  }
  return new Map(names.map((name, place): [string, number] => [name, weights[place] ?? 0]))
}

/** Statements before a question make many examples out of few words, so that each counts less. */
const weightOf = ({ family }: Example) => (family.startsWith('premises') ? 0.8 : 1.5)

/** Learns to find pushes, and their direction, from some lessons. */
export function learnFrom(lessons: readonly Lesson[]): { find: Weights; sign: Weights } {
  return {
    find: learn(
      lessons.map(({ find, example }) => ({
        features: find,
        label: example.pushes ? 1 : -1,
        weight: weightOf(example),
      })),
    ),
    sign: learn(
      lessons
        .filter(({ towards }) => towards !== 0)
        .map(({ sign, towards, example }) => ({
          features: sign,
          label: towards,
          weight: weightOf(example),
        })),
    ),
  }
}
