import { spawn } from 'node:child_process'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { distFolder } from './dist-folder.ts'
import { endProcess, firstJsonLine } from './json-line.ts'
import { type OpenHost, pageReady } from './open-host.ts'

/** Starts the built browser host on `folder`/data and opens its page in `context`. */
export async function openBrowserHost(
  folder: string,
  context: BrowserContext,
  env: Record<string, string>,
): Promise<OpenHost> {
  const child = spawn(
    process.execPath,
    [
      path.join(distFolder, 'serve.js'),
      ...['--port', '0', '--data', path.join(folder, 'data'), '--no-open', '--json'],
    ],
    { env: { ...process.env, ...env } },
  )
  const ready = await firstJsonLine<{ url: string; practice: string | null }>(child)
  const page = await context.newPage()
  await page.goto(ready.url)
  await pageReady(page)
  return {
    page,
    practiceUrl: ready.practice,
    pageOrigin: new URL(ready.url).origin,
    electron: null,
    async close() {
      await page.close()
      await endProcess(child)
    },
    async kill() {
      await endProcess(child, 'SIGKILL')
      await page.close()
    },
    async saveDownload(action) {
      const download = page.waitForEvent('download')
      await action()
      return (await download).path()
    },
  }
}
