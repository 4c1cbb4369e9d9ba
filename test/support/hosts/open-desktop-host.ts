import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { presentRuntime } from '../../../electron/cli/electron-runtime.ts'
import { projectFolder } from './dist-folder.ts'
import { dataFolderIn } from './free-folder.ts'
import { hasExited, killWithChildren } from './json-line.ts'
import { type OpenHost, type OpenSonde, pageReady } from './open-host.ts'

/** Starts a program in a real Electron, with `folder` as home and the data folder inside it. */
export async function launchElectron(
  programAndFlags: string[],
  folder: string,
  env: Record<string, string>,
): Promise<ElectronApplication> {
  const executablePath = presentRuntime()
  if (!executablePath) throw new Error('There is no Electron runtime here.')
  return _electron.launch({
    executablePath,
    // Without this option Playwright would switch Chromium's sandbox off.
    chromiumSandbox: true,
    args: [...programAndFlags, `--data=${dataFolderIn(folder)}`],
    env: { ...stringsOf(process.env), ...env, SONDE_TEST_HOME: folder },
  })
}

/** A Sonde that is open in a window of Electron; downloads are saved into `folder`. */
export function sondeInElectron(electron: ElectronApplication, page: Page, folder: string): OpenSonde {
  return {
    page,
    pageOrigin: 'sonde://app',
    electron,
    async saveDownload(action) {
      const file = path.join(folder, `download-${Date.now()}`)
      // Set up before the action: a download that begins before anybody listens would be missed.
      const saved = await electron.evaluateHandle(
        ({ session }, target) => ({
          done: new Promise<string>((resolve, reject) => {
            session.fromPartition('persist:sonde').once('will-download', (_event, item) => {
              item.setSavePath(target)
              item.once('done', (_done, state) =>
                state === 'completed' ? resolve(target) : reject(new Error(state)),
              )
            })
          }),
        }),
        file,
      )
      await action()
      return saved.evaluate(({ done }) => done)
    },
  }
}

/** Starts the built desktop app on the data in `folder` in a real Electron. */
export async function openDesktopHost(folder: string, env: Record<string, string>): Promise<OpenHost> {
  const electron = await launchElectron([projectFolder], folder, env)
  // Asked now, because Playwright no longer knows it once the app has ended.
  const launched = electron.process()
  const page = await electron.firstWindow()
  await pageReady(page)
  return {
    ...sondeInElectron(electron, page, folder),
    close: () => quitElectron(electron, launched),
    async kill() {
      // First from inside: once the connection is cut, the app itself is gone, and with it its hold on the data folder.
      await electron.evaluate(() => process.kill(process.pid, 'SIGKILL')).catch(() => undefined)
      await killWithChildren(launched)
    },
  }
}

/**
 * Quits the app as a person does and waits until what was launched has exited. Playwright says that an app is closed
 * only once nobody holds its output open, which a single process left over can put off for minutes.
 */
export async function quitElectron(electron: ElectronApplication, launched: ChildProcess): Promise<void> {
  await Promise.race([electron.close(), hasExited(launched)])
}

/** The variables that have a value. */
export function stringsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
}
