/**
 * Prints how long the list of 100 experiments takes, each with 12 runs and a questionnaire of 30 items; the host's
 * event loop is blocked for that time. Judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { storeLaunchedExperiment } from '../support/a-launched-experiment.ts'
import { aPlan } from '../support/a-plan.ts'
import { openTestCore } from '../support/open-test-core.ts'

const EXPERIMENTS = 100
const ITEMS = 30
const RUNS_AN_ARM = 3

const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
try {
  const store = openStorage({ folder, now: Date.now })
  const { draft } = aPlan()
  const [own] = draft.questions
  if (!own) throw new Error('There is no item.')
  const others = Array.from({ length: ITEMS - 1 }, (_, at) => ({ ...own, id: `item-${at}` }))
  const plan = aPlan({ draft: { ...draft, questions: [own, ...others] }, personas: 2, runs: RUNS_AN_ARM })
  for (let n = 0; n < EXPERIMENTS; n += 1) storeLaunchedExperiment(store, `experiment-${n}`, plan, 'none')
  store.close()
  const core = openTestCore({ folder })
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const start = performance.now()
    await core.client.experiments.list({})
    times.push(performance.now() - start)
  }
  await core.close()
  const [first = 0, ...again] = times
  const middle = again.toSorted((one, other) => one - other)[Math.floor(again.length / 2)] ?? 0
  process.stdout.write(
    `  list of ${EXPERIMENTS} experiments × ${RUNS_AN_ARM * plan.arms.length} runs: ${first.toFixed(0)} ms at first, ${middle.toFixed(1)} ms again (middle of ${again.length})\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
