import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Browser, type BrowserContext, type Dialog, expect, type Page } from '@playwright/test'
import { bundleProgram, KEPT_PRACTICE } from './bundle-program.ts'
import { distFolder } from './dist-folder.ts'
import { dataFolderIn } from './free-folder.ts'
import { MOTION, newBrowserContext, sondeInBrowser } from './open-browser-host.ts'
import { pageReady, type SharedHost } from './open-host.ts'
import type { NextSonde } from './shared-browser-program.ts'

/**
 * The browser host and one page for many tests. The page keeps its process, so a load costs half of what it costs in a
 * new page; the host keeps its port, so the browser already has the page's files in its cache.
 */
export async function openSharedBrowser(browser: Browser, env: Record<string, string>): Promise<SharedHost> {
  const [program, practice] = await Promise.all([
    bundleProgram(path.join(import.meta.dirname, 'shared-browser-program.ts'), [
      path.join(distFolder, 'reading-worker.js'),
    ]),
    bundleProgram(KEPT_PRACTICE),
  ])
  const child = fork(program.main, [distFolder, practice.main], { env: { ...process.env, ...env } })
  const context = await newBrowserContext(browser, 'en')
  let page: Page | null = null
  let port = 0

  async function ask(wanted: NextSonde): Promise<string> {
    const answered = once(child, 'message')
    child.send(wanted)
    const [answer] = await answered
    if (!answer.url) throw new Error(`Sonde did not start: ${answer.error}`)
    return answer.url
  }

  return {
    async next(folder, practiceSpeed) {
      if (page && !page.isClosed()) await clean(context, page)
      else page = await context.newPage()
      const url = await ask({ folder: dataFolderIn(folder), port, practiceSpeed })
      const { origin } = new URL(url)
      port = Number(new URL(url).port)
      await page.goto(url)
      await pageReady(page)
      return sondeInBrowser(page, origin)
    },
    async close() {
      await context.close()
      const answered = once(child, 'message')
      child.send('end')
      const [{ left }] = await answered
      child.disconnect()
      await once(child, 'exit')
      expect(left, 'what Sonde opened in the tests of this worker, and did not close').toEqual({})
    },
  }
}

/**
 * Leaves the page at an address without scripts, and removes stored data and everything that a test set in the browser.
 */
async function clean(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  // Playwright cannot take a clock off again: all later tests would run with timers of their own.
  if (await page.evaluate(() => '__pwClock' in window))
    throw new Error('The test before installed a clock in the shared page; such a test must use ownApp.')
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  // An address of the same origin keeps the page's process and its storage; the host answers 404.
  await page.goto(new URL('/no-such-file', page.url()).href)
  page.off('dialog', leave)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: MOTION })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await navigator.clipboard.writeText('')
  })
  await context.clearCookies()
}
