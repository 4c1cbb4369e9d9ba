import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { keepPort } from '../../../electron/browser/kept-ports.ts'
import { test as base, type Tabs } from './app-fixture.ts'
import { distFolder } from './dist-folder.ts'
import { dataFolderIn, hostFolder } from './free-folder.ts'
import { endProcess, firstJsonLine } from './json-line.ts'

/** One person's browser, and the host that they start and stop in a terminal. */
export interface Terminal {
  context: BrowserContext
  /** Starts `serve` on the same folder as before, with more options and variables; returns the link that it prints. */
  start(more?: { args?: string[]; env?: Record<string, string> }): Promise<string>
  /** Ends the host abruptly, as a power cut would. */
  kill(): Promise<void>
  /** Ends the host as Ctrl+C in the terminal does. */
  quit(): Promise<void>
  /** Makes every write to a file fail, as a full disk does, or allows writing again. */
  letWrite(allowed: boolean): void
}

/** Closes the pages that a test left open, and removes what it left in the browser. */
async function clean({ context, port }: Tabs): Promise<void> {
  const left = context.pages()
  const page = await context.newPage()
  for (const other of left) await other.close()
  if (port !== null) {
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: `http://127.0.0.1:${port}`,
      storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
    })
  }
  await page.close()
}

/** Playwright's test with a browser, and with the terminal from which `serve` is started. */
export const test = base.extend<{ terminal: Terminal }>({
  terminal: async ({ tabs: openTabs, keychain, beginning }, use) => {
    const folder = hostFolder(beginning)
    const tabs = await openTabs()
    const { context } = tabs
    if (tabs.port !== null) keepPort(dataFolderIn(folder), tabs.port)
    const env = { ...process.env, ...(await keychain()), LANG: 'en_US.UTF-8', LANGUAGE: 'en' }
    let host: ChildProcess | null = null
    await use({
      context,
      async start(more = {}) {
        const program = path.join(distFolder, 'serve.js')
        const args = ['--data', dataFolderIn(folder), '--no-open', '--json', ...(more.args ?? [])]
        host = spawn(process.execPath, [program, ...args], { env: { ...env, ...more.env } })
        const { url } = await firstJsonLine<{ url: string }>(host)
        tabs.port ??= Number(new URL(url).port)
        return url
      },
      async kill() {
        if (host) await endProcess(host, 'SIGKILL')
      },
      async quit() {
        if (host) await endProcess(host, 'SIGINT')
      },
      letWrite(allowed) {
        const pid = String(host?.pid)
        // Where even root may not change the limits of another user's process, the owner of the process may.
        const { uid, gid } = statSync(`/proc/${pid}`)
        execFileSync('prlimit', ['--pid', pid, `--fsize=${allowed ? 'unlimited' : '0'}:`], { uid, gid })
      },
    })
    await clean(tabs)
    if (host) await endProcess(host)
    rmSync(folder, { recursive: true, force: true })
  },
})
