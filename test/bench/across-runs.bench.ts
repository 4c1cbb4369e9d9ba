/**
 * Prints how often runs of two wordings that change nothing are said to differ (`compareAcrossRuns`, and two runs side by
 * side), and how often a real move is found: `npm run bench -- across-runs`. The answers of a run hang together as much
 * as the design effect says: a run has a variance that many times that of independent answers. Judges nothing.
 * `SONDE_TRIALS` sets the number of trials in each row.
 */

import { chanceBetween, compareAcrossRuns, totalVariation } from '../../shared/analysis/across-runs.ts'
import { wholePoints } from '../../shared/analysis/whole-points.ts'
import { seededRandom } from '../../shared/experiments/seeded-random.ts'
import type { AskedRun } from '../../shared/models/asked-run.ts'
import { clusteredCounts } from '../support/clustered-counts.ts'

const TRIALS = Number(process.env.SONDE_TRIALS ?? 4000)
const PERSONAS = 100
const EFFECTS = [1, 2, 3]
/** Runs of the wording that is looked at, and of the other one. */
const DESIGNS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 3],
  [5, 5],
] as const
const EVEN = [0.5, 0.5]
const FIVE = [0.2, 0.2, 0.2, 0.2, 0.2]
const CASES = [
  { name: 'two even options, nothing changes', from: EVEN, to: EVEN },
  { name: 'five even options, nothing changes', from: FIVE, to: FIVE },
  { name: 'two options, a move of 25 points', from: [0.375, 0.625], to: [0.625, 0.375] },
]

const random = seededRandom(11)

function asked(wording: number, at: number, counts: number[]): AskedRun {
  return {
    ...{
      runId: `${wording}-${at}`,
      versionNumber: 2 - wording,
      createdAt: 2 * at + wording,
      item: 'q',
      wording,
    },
    ...{ setting: 0, comparable: true, options: counts.map(String), counts, base: PERSONAS, aside: 0 },
  }
}

const percent = (count: number) => `${((100 * count) / TRIALS).toFixed(1)} %`.padStart(9)

for (const { name, from, to } of CASES) {
  process.stdout.write(`${name}; ${PERSONAS} personas a run, ${TRIALS} trials a row\n`)
  process.stdout.write(
    '  design effect  runs   unrepeated     once   beyond   beyond chance in two single runs\n',
  )
  for (const effect of EFFECTS)
    for (const [own, other] of DESIGNS) {
      const told = { within: 0, unrepeated: 0, once: 0, beyond: 0 }
      let single = 0
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const here = Array.from({ length: own }, () =>
          clusteredCounts(to, { effect, personas: PERSONAS, random }),
        )
        const there = Array.from({ length: other }, () =>
          clusteredCounts(from, { effect, personas: PERSONAS, random }),
        )
        const runs = [
          ...here.map((counts, at) => asked(0, at, counts)),
          ...there.map((counts, at) => asked(1, at, counts)),
        ]
        const { move } = compareAcrossRuns(runs, '0-0')
        if (move) told[move.verdict] += 1
        const [one = [], two = []] = [here[0], there[0]]
        if (wholePoints(totalVariation(one, two)) > wholePoints(chanceBetween(one, two))) single += 1
      }
      const numbers = [told.unrepeated, told.once, told.beyond, single].map(percent).join('')
      process.stdout.write(`  ${String(effect).padStart(13)}  ${own} + ${other}  ${numbers}\n`)
    }
}
