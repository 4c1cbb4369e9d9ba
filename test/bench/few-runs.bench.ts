/**
 * Prints how often a verdict says that the wording matters, or may matter, with few runs an arm, where it changes nothing
 * and where it moves answers: `npm run bench -- few-runs`. The answers of a run hang together as much as the design
 * effect says (see `clusteredCounts`). Judges nothing. `SONDE_TRIALS` sets the number of trials in each row.
 */

import { seededRandom } from '../../shared/experiments/seeded-random.ts'
import { clusteredCounts } from '../support/clustered-counts.ts'
import { anArm, aPlan, evidenceOf, judged } from '../unit/experiments/experiments.ts'

const TRIALS = Number(process.env.SONDE_TRIALS ?? 2000)
const PERSONAS = 100

const random = seededRandom(5)
const percent = (count: number) => `${((100 * count) / TRIALS).toFixed(1)} %`.padStart(12)

process.stdout.write(
  `A, A again and B; two even options, ${PERSONAS} personas a run, ${TRIALS} trials a row\n`,
)
process.stdout.write('  move  design effect  runs     matters  may matter\n')
for (const move of [0, 0.15, 0.2])
  for (const effect of [1, 2, 3])
    for (const runs of [1, 2, 3, 4]) {
      const drawn = (share: number) =>
        Array.from({ length: runs }, () =>
          clusteredCounts([share, 1 - share], { effect, personas: PERSONAS, random }),
        )
      const arms = [anArm('base'), anArm('again'), anArm('rewording')]
      const plan = aPlan({ arms, personas: PERSONAS, runs })
      const said = { matters: 0, may: 0 }
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const [base, again] = [drawn(0.5 - move / 2), drawn(0.5 - move / 2)]
        const evidence = evidenceOf({ base, again, rewording: drawn(0.5 + move / 2) })
        const { comparison } = judged(plan, evidence)
        if (comparison?.conclusion === 'wording') said[comparison.doubt === null ? 'matters' : 'may'] += 1
      }
      const row = [`${100 * move}`.padStart(6), `${effect}`.padStart(15), `${runs}`.padStart(6)].join('')
      process.stdout.write(`${row}${percent(said.matters)}${percent(said.may)}\n`)
    }
