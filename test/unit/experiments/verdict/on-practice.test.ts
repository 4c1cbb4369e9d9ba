import { expect, it } from 'vitest'
import { PLANTED_EXPERIMENTS } from '../../../support/practice/planted-experiments.ts'
import { judgeOnPractice } from '../../../support/practice/practice-experiment.ts'

/** The benchmark `npm run bench -- experiments` does the same with fifty seeds. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * As many verdicts may be wrong by chance. Of fifty, at most four are, whatever is planted; with a chance of 4 in 50,
 * more than two of eight come once in fifty times.
 */
const BY_CHANCE = 2

it.each(
  PLANTED_EXPERIMENTS.filter(({ name }) => /\(en\)|order/.test(name)).filter(
    ({ name }) => !/strong \(/.test(name),
  ),
)('on the practice service a verdict says what is planted: $name', ({ expected, levels, design }) => {
  const conclusions = SEEDS.map((seed) => judgeOnPractice(design(100), seed, levels).comparison?.conclusion)
  const others = conclusions.filter((conclusion) => conclusion !== expected)
  expect(others.length, conclusions.join()).toBeLessThanOrEqual(BY_CHANCE)
})
