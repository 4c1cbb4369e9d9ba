/**
 * Prints how often verdicts on the practice service find the planted cause, over 50 seeds: `npm run bench --
 * experiments`. Then the actual level of the permutation test, and how long a verdict takes. Judges nothing.
 * `SONDE_SEEDS` sets the number of seeds.
 */

import { seededRandom } from '../../shared/experiments/seeded-random.ts'
import { judgeExperiment } from '../../shared/experiments/verdict/judge-experiment.ts'
import { permutationTest } from '../../shared/experiments/verdict/permutation-test.ts'
import type { ItemEvidence, RunEvidence } from '../../shared/models/experiment-evidence.ts'
import { PLANTED_EXPERIMENTS } from '../support/practice/planted-experiments.ts'
import { judgeOnPractice, practicePlan } from '../support/practice/practice-experiment.ts'
import { wilsonInterval } from '../support/wilson-interval.ts'

const SEEDS = Number(process.env.SONDE_SEEDS ?? 50)

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function printPlanted(): void {
  print(`of ${SEEDS} seeds, 2 runs an arm (100 personas a run are the default)`)
  print(
    '  planted                                    personas  moved by  seen from  says so  moved  conclusions',
  )
  for (const { name, expected, levels, design } of PLANTED_EXPERIMENTS) {
    for (const personas of [50, 100]) {
      const verdicts = Array.from({ length: SEEDS }, (_, at) =>
        judgeOnPractice(design(personas), at + 1, levels),
      )
      const found = verdicts.flatMap(({ comparison }) => comparison ?? [])
      const mean = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0) / numbers.length
      const conclusions = Map.groupBy(found, ({ conclusion }) => conclusion)
      const told = [...conclusions].map(([conclusion, of]) => `${conclusion} ${of.length}`).join(', ')
      print(
        [
          `  ${name.padEnd(43)}`,
          `${personas}`.padStart(8),
          mean(found.map(({ move }) => move.moved))
            .toFixed(0)
            .padStart(10),
          mean(found.map(({ noise }) => noise.visible))
            .toFixed(0)
            .padStart(11),
          `${conclusions.get(expected)?.length ?? 0}`.padStart(9),
          `${found.filter(({ isMoved }) => isMoved).length}`.padStart(7),
          `  ${told}`,
        ].join(''),
      )
    }
  }
}

/**
 * How often the permutation test gives p ≤ 5 % and ≤ 10 % for 4 against 4 runs of one wording, whose shares vary from
 * run to run.
 */
function printLevel(): void {
  const random = seededRandom(1)
  const draw = () => {
    const share = 0.4 + 0.2 * random()
    let yes = 0
    for (let persona = 0; persona < 50; persona += 1) if (random() < share) yes += 1
    return [yes, 50 - yes]
  }
  const four = () => Array.from({ length: 4 }, draw)
  const TRIALS = 20_000
  const ps = Array.from({ length: TRIALS }, () => permutationTest(four(), four()).result?.p ?? 0)
  for (const level of [0.05, 0.1]) {
    const below = ps.filter((p) => p <= level).length
    const [low, high] = wilsonInterval(below, TRIALS)
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    print(
      `permutation test, 4 + 4 runs of one wording: p ≤ ${level} in ${percent(below / TRIALS)} of ${TRIALS} (95 %: ${percent(low)} to ${percent(high)})`,
    )
  }
}

/** Time of a verdict on 24 runs (4 arms of 6) of 100 personas and 30 items, with 6 fields of 6 groups. */
function printTime(): void {
  const design = PLANTED_EXPERIMENTS[0]?.design(100)
  if (!design) return
  const plan = { ...practicePlan({ ...design, runs: 6 }), comparison: { from: 'base', to: 'rewording' } }
  const random = seededRandom(2)
  const counts = (options: number) => {
    const made = Array<number>(options).fill(0)
    for (let persona = 0; persona < 100; persona += 1) {
      const option = Math.floor(random() * options)
      made[option] = (made[option] ?? 0) + 1
    }
    return made
  }
  const item = (id: string, options: number): ItemEvidence => {
    return {
      item: id,
      counts: counts(options),
      base: 100,
      elsewhere: 0,
      blank: 0,
      unread: 0,
      missing: 0,
      signs: [],
    }
  }
  const runs = plan.arms.flatMap(({ id: arm }) =>
    Array.from(
      { length: 6 },
      (_, at): RunEvidence => ({
        ...{
          runId: `${arm}-${at}`,
          arm,
          repeat: at + 1,
          extension: 0,
          state: 'done',
          hasAnswers: true,
          personas: 100,
        },
        items: [item('q', 2), ...Array.from({ length: 29 }, (_, n) => item(`q${n}`, 2 + (n % 9)))],
        traits: Array.from({ length: 6 }, (_, field) => ({
          field: `field ${field}`,
          groups: Array.from({ length: 6 }, (_, group) => ({ value: `${group}`, counts: counts(2) })),
        })),
      }),
    ),
  )
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now()
    judgeExperiment({ plan, runs: [], extensions: [] }, { planChanged: false, runs })
    return performance.now() - start
  })
  print(
    `verdict on 24 runs of 100 × 30: first ${times[0]?.toFixed(0)} ms, then ${times.at(-1)?.toFixed(0)} ms`,
  )
}

printPlanted()
printLevel()
printTime()
