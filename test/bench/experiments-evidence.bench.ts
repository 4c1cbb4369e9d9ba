/**
 * Prints how long the evidence of 24 runs of 100 personas and 30 items takes: the first time, again, and after a
 * restart; how much processor time that is; and for how long the host's event loop is blocked meanwhile. Judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { openTestCore } from '../support/open-test-core.ts'
import { storeExperimentOf24Runs } from './an-experiment-of-24-runs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
try {
  const store = openStorage({ folder, now: Date.now })
  storeExperimentOf24Runs(store, 'e1')
  store.close()
  await printTimes(['counted the first time', 'again'])
  await printTimes(['after a restart', 'again'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function printTimes(names: readonly string[]): Promise<void> {
  const core = openTestCore({ folder })
  await core.client.experiments.list({})
  for (const name of names) {
    const held = monitorEventLoopDelay({ resolution: 1 })
    held.enable()
    const start = performance.now()
    const before = process.cpuUsage()
    await core.client.experiments.evidence({ id: 'e1' })
    const time = performance.now() - start
    const { user, system } = process.cpuUsage(before)
    held.disable()
    process.stdout.write(
      `  evidence of 24 runs of 100 × 30, ${name.padEnd(24)} ${time.toFixed(0)} ms, processor ${((user + system) / 1000).toFixed(0)} ms, loop held ${(held.max / 1e6).toFixed(0)} ms\n`,
    )
  }
  await core.close()
}
