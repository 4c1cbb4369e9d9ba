import { rmSync } from 'node:fs'
import path from 'node:path'
import { bundleProgram, KEPT_PRACTICE } from './bundle-program.ts'
import { distFolder } from './dist-folder.ts'
import { dataFolderIn, hostFolder } from './free-folder.ts'
import { launchElectron, quitElectron, sondeInElectron } from './open-desktop-host.ts'
import { pageReady, type SharedHost } from './open-host.ts'
import type { SharedDesktop } from './shared-desktop-program.ts'

/** The desktop host for many tests: one Electron, in which each test gets a window of its own. */
export async function openSharedDesktop(env: Record<string, string>): Promise<SharedHost> {
  const [program, practice] = await Promise.all([
    bundleProgram(path.join(import.meta.dirname, 'shared-desktop-program.ts'), [
      path.join(distFolder, 'reading-worker.js'),
    ]),
    bundleProgram(KEPT_PRACTICE),
  ])
  const home = hostFolder()
  const electron = await launchElectron(
    [program.folder, `--programs=${distFolder}`, `--practice=${practice.main}`],
    home,
    env,
  )
  const launched = electron.process()
  return {
    async next(folder, practiceSpeed) {
      const opened = electron.waitForEvent('window')
      await electron.evaluate(
        (_electron, [data, speed]) => (globalThis as unknown as SharedDesktop).nextSonde(data, speed),
        [dataFolderIn(folder), practiceSpeed] as const,
      )
      const page = await opened
      await pageReady(page)
      return sondeInElectron(electron, page, folder)
    },
    async close() {
      await electron.evaluate(() => (globalThis as unknown as SharedDesktop).endSonde())
      await quitElectron(electron, launched)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
