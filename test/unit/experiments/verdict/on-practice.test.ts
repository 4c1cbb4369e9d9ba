import { expect, it } from 'vitest'
import { PLANTED_EXPERIMENTS } from '../../../support/practice/planted-experiments.ts'
import { judgeOnPractice } from '../../../support/practice/practice-experiment.ts'

/** The benchmark `npm run bench -- experiments` does the same with fifty seeds. */
const SEEDS = [1, 2, 3]

it.each(
  PLANTED_EXPERIMENTS.filter(({ name }) => /\(en\)|order/.test(name)).filter(
    ({ name }) => !/strong \(/.test(name),
  ),
)('on the practice service a verdict says what is planted: $name', ({ expected, levels, design }) => {
  const conclusions = SEEDS.map((seed) => judgeOnPractice(design(100), seed, levels).comparison?.conclusion)
  expect(conclusions).toEqual(SEEDS.map(() => expected))
})
