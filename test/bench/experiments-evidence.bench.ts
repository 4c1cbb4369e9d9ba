/**
 * Prints how long the evidence of 24 runs of 100 personas and 30 items takes: the first time it is counted, again, and after a
 * restart. Judges nothing. The host answers nobody else while its loop is held.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openStorage } from '../../electron/storage/open-storage.ts'
import type { Question } from '../../shared/models/draft.ts'
import type { ArmKind } from '../../shared/models/experiment.ts'
import { anArm, aPlan } from '../support/a-plan.ts'
import { storeAnsweredExperiment } from '../support/an-experiment-in-store.ts'
import { openTestCore } from '../support/open-test-core.ts'

const KINDS: readonly ArmKind[] = ['base', 'again', 'reversed', 'equivalent', 'rewording', 'rewording']
const ITEMS = 30

const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
try {
  const { draft } = aPlan()
  const questions = Array.from({ length: ITEMS }, (_, at) => anItem(at))
  const [own] = questions
  if (!own) throw new Error('There is no item.')
  const arms = KINDS.map((kind, at) => {
    const options = kind === 'reversed' ? own.options.toReversed() : own.options
    const stem = at > 2 ? `${own.stem} ${at}` : own.stem
    return anArm(`arm-${at}`, { ...own, stem, options }, { kind })
  })
  const store = openStorage({ folder, now: Date.now })
  storeAnsweredExperiment(
    store,
    'e1',
    aPlan({ alone: false, draft: { ...draft, questions }, personas: 100, runs: 4, arms, item: own.id }),
  )
  store.close()
  await printTimes(['counted the first time', 'again'])
  await printTimes(['after a restart', 'again'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** One in six is open-ended. */
function anItem(at: number): Question {
  const [choice] = aPlan().draft.questions
  if (!choice) throw new Error('There is no item.')
  const item = { ...choice, id: `item-${at}`, stem: `${choice.stem} (${at})` }
  return at % 6 === 5 ? { ...item, type: 'open_ended', options: [] } : item
}

async function printTimes(names: readonly string[]): Promise<void> {
  const core = openTestCore({ folder })
  await core.client.experiments.list({})
  for (const name of names) {
    const held = monitorEventLoopDelay({ resolution: 1 })
    held.enable()
    const start = performance.now()
    await core.client.experiments.evidence({ id: 'e1' })
    const time = performance.now() - start
    held.disable()
    process.stdout.write(
      `  evidence of 24 runs of 100 × 30, ${name.padEnd(24)} ${time.toFixed(0)} ms, loop held ${(held.max / 1e6).toFixed(0)} ms\n`,
    )
  }
  await core.close()
}
