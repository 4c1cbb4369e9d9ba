import { rmSync } from 'node:fs'
import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'
import { type SecretSession, startSecretSession } from '../secret-service.ts'
import { type Beginning, dataFolderIn, hostFolder } from './free-folder.ts'
import { newBrowserContext, openBrowserHost } from './open-browser-host.ts'
import { openDesktopHost, stringsOf } from './open-desktop-host.ts'
import type { OpenSonde, SharedHost } from './open-host.ts'
import { type PracticeProcess, startPracticeProcess } from './practice-process.ts'
import { openSharedBrowser } from './shared-browser.ts'
import { openSharedDesktop } from './shared-desktop.ts'

/** A running Sonde that a test uses, in the host that the Playwright project names. */
export interface App extends OpenSonde {
  host: 'browser' | 'desktop'
  /** Home folder of the test; the data folder is inside it. */
  folder: string
  dataDir: string
}

/** A Sonde started for this test alone, the way a person starts it. The test may end it. */
export interface OwnApp extends App {
  /** Quits and starts again on the same data; afterwards `page` is the new page. */
  restart(): Promise<void>
  /** Like `restart`, but kills the host instead of quitting. */
  killAndRestart(): Promise<void>
  /** Kills the host; `restart` starts it again. */
  kill(): Promise<void>
}

interface Options {
  /** Language of the interface: for `ownApp` the machine's language, for `app` the language set in the settings. */
  language: 'fr' | 'en'
  /** Factor by which the built-in practice service runs faster than real time. */
  practiceSpeed: number
  /** What the data folder holds when Sonde starts: `FIRST_START`, `PRACTISING`, or more. */
  beginning: Beginning
}

/**
 * For a test of the page alone, which uses nothing of a host except the connection to the core. `npm test` runs it in
 * Chromium only, which has the same engine as Electron; `npm run test:e2e` runs it in both hosts.
 */
export const PAGE_ONLY = { tag: '@page' }

/** An empty data folder: Sonde shows its welcome page. */
export const FIRST_START: Beginning = {}

/** Somebody who has answered the welcome page and made nothing yet. */
export const PRACTISING: Beginning = { settings: { welcomed: true } }

/** A practice service in its own process, 20 times faster than real time: it plays the real service to connect to. */
export type Service = Pick<PracticeProcess, 'baseUrl' | 'apiKey' | 'adminKey'>

interface Fixtures {
  /**
   * For most tests: Sonde in a host that the tests of a worker share, one after the other. Each test gets new data, a
   * new page and a new practice service, and sees nothing that another test left.
   */
  app: App
  /**
   * For tests that restart, kill or starve the host, or that need its real environment, keychain or start: the built
   * program in a process of its own. Starting it takes a second or two.
   */
  ownApp: OwnApp
  /** A practice service that only this test uses. */
  service: Service
}

/**
 * A browser that the tests of a worker share, one after the other, and the port on which it first met Sonde. The
 * browser has the page's files cached and compiled for that port, which halves the cost of a new tab.
 */
export interface Tabs {
  context: BrowserContext
  /** Null until the first Sonde has started. */
  port: number | null
}

/**
 * All fixtures of a worker are here: a spec file with one of its own would need another worker, whose start costs as
 * much as ten tests.
 */
interface WorkerFixtures {
  /** The host that the Playwright project tests. */
  host: 'browser' | 'desktop'
  chromium: () => Promise<Browser>
  keychain: () => Promise<Record<string, string>>
  tabs: () => Promise<Tabs>
  startShared: SharedHost['next']
}

/** Makes a thing at the first call of `get`; `made` returns it, or null if `get` was never called. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null
  const get = () => {
    made ??= make()
    return made
  }
  return { get, made: () => made }
}

/** Playwright's test with a running Sonde as fixture. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  host: ['browser', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  practiceSpeed: [20, { option: true }],
  beginning: [PRACTISING, { option: true }],
  // Playwright's own `browser` fixture would also start in the desktop project, where no test needs it.
  chromium: [
    async ({ playwright, launchOptions }, use) => {
      const browser = once(() => playwright.chromium.launch(launchOptions))
      await use(browser.get)
      await (await browser.made())?.close()
    },
    { scope: 'worker' },
  ],
  // Electron's launcher brings its own keychain. The browser host gets a real one, which its tests share.
  keychain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
    async ({}, use) => {
      const session = once(async (): Promise<SecretSession> => {
        const started = await startSecretSession()
        await started.startKeyring(true)
        return started
      })
      await use(async () => (process.platform === 'linux' ? stringsOf((await session.get()).env) : {}))
      await (await session.made())?.stop()
    },
    { scope: 'worker' },
  ],
  tabs: [
    async ({ chromium }, use) => {
      const tabs = once(async (): Promise<Tabs> => {
        return { context: await newBrowserContext(await chromium(), 'en'), port: null }
      })
      await use(tabs.get)
      await (await tabs.made())?.context.close()
    },
    { scope: 'worker' },
  ],
  startShared: [
    async ({ host, chromium, keychain }, use) => {
      const shared = once(async () => {
        const env = environment('en')
        return host === 'browser'
          ? openSharedBrowser(await chromium(), { ...(await keychain()), ...env })
          : openSharedDesktop(env)
      })
      const left: string[] = []
      await use(async (folder, practiceSpeed) => {
        const sonde = await (await shared.get()).next(folder, practiceSpeed)
        // The last test's data stayed until now because its Sonde stayed open for the picture of a failure.
        removeAll(left.splice(0))
        left.push(folder)
        return sonde
      })
      await (await shared.made())?.close()
      removeAll(left)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  service: async ({}, use) => {
    const service = await startPracticeProcess()
    await use(service)
    await service.close()
  },
  app: async ({ host, language, practiceSpeed, beginning, viewport, startShared }, use) => {
    const spoken = language === 'en' ? {} : { language }
    const folder = hostFolder({ ...beginning, settings: { ...beginning.settings, ...spoken } })
    const sonde = await startShared(folder, practiceSpeed)
    if (host === 'browser' && viewport) await sonde.page.setViewportSize(viewport)
    await use({ ...sonde, host, folder, dataDir: dataFolderIn(folder) })
  },
  ownApp: async ({ host, language, practiceSpeed, beginning, viewport, chromium, keychain }, use) => {
    const folder = hostFolder(beginning)
    const env = {
      ...(host === 'browser' ? await keychain() : {}),
      ...environment(language),
      SONDE_PRACTICE_SPEED: String(practiceSpeed),
      SONDE_PRACTICE_SEED: '1',
    }
    const context = host === 'browser' ? await newBrowserContext(await chromium(), language, viewport) : null
    const open = () => (context ? openBrowserHost(folder, context, env) : openDesktopHost(folder, env))

    let current = await open()
    let running = true
    const stop = async (how: 'close' | 'kill') => {
      if (running) await current[how]()
      running = false
    }
    const start = async () => {
      current = await open()
      running = true
    }
    await use({
      host,
      folder,
      dataDir: dataFolderIn(folder),
      get page() {
        return current.page
      },
      get electron() {
        return current.electron
      },
      get pageOrigin() {
        return current.pageOrigin
      },
      saveDownload: (action) => current.saveDownload(action),
      kill: () => stop('kill'),
      async restart() {
        await stop('close')
        await start()
      },
      async killAndRestart() {
        await stop('kill')
        await start()
      },
    })
    await stop('close')
    await context?.close()
    removeAll([folder])
  },
})

/** Environment variables of a machine set to this language. */
function environment(language: 'fr' | 'en'): Record<string, string> {
  return { LANG: language === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8', LANGUAGE: language }
}

function removeAll(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

export { expect }
