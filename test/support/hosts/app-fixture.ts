import { rmSync } from 'node:fs'
import { type Browser, test as base, expect } from '@playwright/test'
import { type SecretSession, startSecretSession } from '../secret-service.ts'
import { type Beginning, dataFolderIn, hostFolder } from './free-folder.ts'
import { newBrowserContext, openBrowserHost } from './open-browser-host.ts'
import { openDesktopHost, stringsOf } from './open-desktop-host.ts'
import type { OpenSonde, SharedHost } from './open-host.ts'
import { type PracticeProcess, startPracticeProcess } from './practice-process.ts'
import { openSharedBrowser } from './shared-browser.ts'
import { openSharedDesktop } from './shared-desktop.ts'

/** Sonde as a person has it in front of them, in the host of the running project. */
export interface App extends OpenSonde {
  host: 'browser' | 'desktop'
  /** Home of the test: the data folder is below it. */
  folder: string
  dataDir: string
}

/** A Sonde that was started for this test alone, as a person starts it, and that the test may end. */
export interface OwnApp extends App {
  /** Quits and starts again on the same data; `page` is then the new one. */
  restart(): Promise<void>
  /** As `restart`, but with the host killed. */
  killAndRestart(): Promise<void>
  /** Kills the host; `restart` brings it back. */
  kill(): Promise<void>
}

interface Options {
  /** Language that Sonde speaks: of the machine for `ownApp`, chosen by the person for `app`. */
  language: 'fr' | 'en'
  /** How many times faster than life the built-in practice service runs. */
  practiceSpeed: number
  /** What is there when Sonde starts: `FIRST_START`, or somebody who practises and may have made something. */
  beginning: Beginning
}

/**
 * For a test of what the page does by itself, in which neither host has a part but for the line to the core: `npm test` runs it in
 * Chromium alone, whose engine is Electron's, and `npm run test:e2e` in both.
 */
export const PAGE_ONLY = { tag: '@page' }

/** Nothing is there yet: Sonde greets, and asks what one wants. */
export const FIRST_START: Beginning = {}

/** Somebody who answered the first page and has not made anything yet. */
export const PRACTISING: Beginning = { settings: { welcomed: true } }

/** A practice service in a process of its own, 20 times faster than life: a "real" service to connect to. */
export type Service = Pick<PracticeProcess, 'baseUrl' | 'apiKey' | 'adminKey'>

interface Fixtures {
  /**
   * For most tests: Sonde in a host that the tests of a worker share, one after the other. Each finds data, page and practice
   * service new, and cannot see what another left.
   */
  app: App
  /**
   * For tests that restart, kill or starve the host, or want the environment, the keychain or the start itself of a Sonde that a
   * person starts: the built program in a process of its own, which takes a second or two.
   */
  ownApp: OwnApp
  /** A service of the test's own. */
  service: Service
}

interface WorkerFixtures {
  /** Which host the project runs. */
  host: 'browser' | 'desktop'
  chromium: () => Promise<Browser>
  keychain: () => Promise<Record<string, string>>
  startShared: SharedHost['next']
}

/** Makes a thing when it is asked for first; `made` tells whether it was. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null
  const get = () => {
    made ??= make()
    return made
  }
  return { get, made: () => made }
}

/** Playwright's test with Sonde in front of it. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  host: ['browser', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  practiceSpeed: [20, { option: true }],
  beginning: [PRACTISING, { option: true }],
  // Playwright's own `browser` would start in the desktop project too, for nothing.
  chromium: [
    async ({ playwright, launchOptions }, use) => {
      const browser = once(() => playwright.chromium.launch(launchOptions))
      await use(browser.get)
      await (await browser.made())?.close()
    },
    { scope: 'worker' },
  ],
  // Electron's launcher brings a keychain of its own; the browser host is given a real one where none is shared.
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
        // The last test's Sonde was open until now, so that a picture of what failed could be taken.
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

/** What a machine in this language tells its programs. */
function environment(language: 'fr' | 'en'): Record<string, string> {
  return { LANG: language === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8', LANGUAGE: language }
}

function removeAll(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

export { expect }
