import path from 'node:path'
import { _electron } from '@playwright/test'
import { presentRuntime } from '../../../electron/cli/electron-runtime.ts'
import { until } from '../until.ts'
import { projectFolder } from './dist-folder.ts'
import { type OpenHost, pageReady } from './open-host.ts'

/** Starts the built desktop app on `folder`/data in a real Electron. */
export async function openDesktopHost(folder: string, env: Record<string, string>): Promise<OpenHost> {
  const executablePath = presentRuntime()
  if (!executablePath) throw new Error('There is no Electron runtime here.')
  const electron = await _electron.launch({
    executablePath,
    // Without it Playwright would switch Chromium's sandbox off.
    chromiumSandbox: true,
    args: [projectFolder, `--data=${path.join(folder, 'data')}`],
    env: { ...stringsOf(process.env), ...env, SONDE_TEST_HOME: folder },
  })
  const page = await electron.firstWindow()
  await pageReady(page)
  let gone = false
  electron.once('close', () => {
    gone = true
  })
  return {
    page,
    practiceUrl: null,
    pageOrigin: 'sonde://app',
    electron,
    close: () => electron.close(),
    async kill() {
      // The process that was launched may be a launcher; the app ends itself without any warning.
      await electron.evaluate(() => process.kill(process.pid, 'SIGKILL')).catch(() => undefined)
      await until('Electron is gone', () => gone)
    },
    async saveDownload(action) {
      const file = path.join(folder, `download-${Date.now()}`)
      const saved = electron.evaluate(
        ({ session }, target) =>
          new Promise<string>((resolve, reject) => {
            session.fromPartition('persist:sonde').once('will-download', (_event, item) => {
              item.setSavePath(target)
              item.once('done', (_done, state) =>
                state === 'completed' ? resolve(target) : reject(new Error(state)),
              )
            })
          }),
        file,
      )
      await action()
      return saved
    },
  }
}

/** An environment without what is not set. */
export function stringsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
}
