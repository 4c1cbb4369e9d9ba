import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Browser, BrowserContext, Dialog, Page } from '@playwright/test'
import { bundleProgram, KEPT_PRACTICE } from './bundle-program.ts'
import { distFolder } from './dist-folder.ts'
import { dataFolderIn } from './free-folder.ts'
import { newBrowserContext, sondeInBrowser } from './open-browser-host.ts'
import { pageReady, type SharedHost } from './open-host.ts'
import type { NextSonde } from './shared-browser-program.ts'

/**
 * The browser host and one page of a browser for many tests. The page stays in its process, in which a load costs half as much as
 * in a new one, and the host keeps its port, for which the browser has the files of the page already.
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
      child.disconnect()
      await once(child, 'exit')
      program.remove()
      practice.remove()
    },
  }
}

/** Leaves the page where nothing runs, and takes away what is kept for its origin and what a test set in the browser. */
async function clean(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  // Of the same origin, for the page's process and its storage; the host answers that there is no such file.
  await page.goto(new URL('/no-such-file', page.url()).href)
  page.off('dialog', leave)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await navigator.clipboard.writeText('')
  })
  await context.clearCookies()
}
