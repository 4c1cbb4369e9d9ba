import { ladders } from './ladder-steps.ts'
import { recencyOf } from './recency.ts'

/**
 * Values from −1 to 1 of options that are the steps of one ladder, by what they say; undefined if some option is no step
 * of it. Two steps alike are kept apart by their place where the options are in order.
 */
export function ladderValues(words: readonly string[]): number[] | undefined {
  if (words.length < 3) return undefined
  for (const ladder of ladders) {
    const steps = stepsOf(words, (word) => ladder.find(([said]) => said.test(word))?.[1])
    const values = steps && spacedBySteps(steps)
    if (values) return values
  }
  // The longer ago, the less.
  const ago = stepsOf(words, recencyOf)
  return ago && spacedBySteps(ago.map((days) => -days))
}

function stepsOf(
  words: readonly string[],
  stepOf: (word: string) => number | undefined,
): number[] | undefined {
  const steps: number[] = []
  for (const word of words) {
    const step = stepOf(word)
    if (step === undefined) return undefined
    steps.push(step)
  }
  return steps
}

/** Spaces steps evenly from −1 to 1; undefined where too many are alike to tell their order. */
export function spacedBySteps(steps: readonly number[]): number[] | undefined {
  const distinct = [...new Set(steps)].sort((a, b) => a - b)
  if (distinct.length === steps.length) {
    return steps.map((step) => -1 + (2 * distinct.indexOf(step)) / (distinct.length - 1))
  }
  const rises = steps.every((step, i) => i === 0 || step >= (steps[i - 1] ?? step))
  const falls = steps.every((step, i) => i === 0 || step <= (steps[i - 1] ?? step))
  if (distinct.length < 3 || !(rises || falls)) return undefined
  return steps.map((_, i) => (rises ? 1 : -1) * (-1 + (2 * i) / (steps.length - 1)))
}
