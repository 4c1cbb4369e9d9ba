import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'
import { distFolder } from './dist-folder.ts'
import { dataFolderIn } from './free-folder.ts'
import { endProcess, firstJsonLine } from './json-line.ts'
import { type OpenHost, type OpenSonde, pageReady } from './open-host.ts'

/**
 * Chromium's tests run without motion, since the frames of fades took an eighth of their processor time. Those in
 * Electron and the component tests run with motion.
 */
export const MOTION = 'reduce'

/** A browser context of its own for one person, with `language` as its language. */
export function newBrowserContext(
  browser: Browser,
  language: 'fr' | 'en',
  viewport: ViewportSize | null = null,
): Promise<BrowserContext> {
  return browser.newContext({
    locale: language,
    ...(viewport ? { viewport } : {}),
    acceptDownloads: true,
    reducedMotion: MOTION,
    // A headed browser lets the page in front write to the clipboard; the headless shell asks, and nobody can answer.
    permissions: ['clipboard-write'],
  })
}

/** A Sonde that is open in a page of a browser. */
export function sondeInBrowser(page: Page, pageOrigin: string): OpenSonde {
  return {
    page,
    pageOrigin,
    electron: null,
    async saveDownload(action) {
      const download = page.waitForEvent('download')
      await action()
      return (await download).path()
    },
  }
}

/** Starts the built browser host on the data in `folder` and opens its page in `context`. */
export async function openBrowserHost(
  folder: string,
  context: BrowserContext,
  env: Record<string, string>,
): Promise<OpenHost> {
  const child = spawn(
    process.execPath,
    [
      path.join(distFolder, 'serve.js'),
      ...['--port', '0', '--data', dataFolderIn(folder), '--no-open', '--json'],
    ],
    { env: { ...process.env, ...env } },
  )
  const { url } = await firstJsonLine<{ url: string }>(child)
  const page = await context.newPage()
  await page.goto(url)
  await pageReady(page)
  return {
    ...sondeInBrowser(page, new URL(url).origin),
    async close() {
      await page.close()
      await endProcess(child)
    },
    async kill() {
      await endProcess(child, 'SIGKILL')
      await page.close()
    },
  }
}
