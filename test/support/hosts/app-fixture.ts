import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, test as base, expect } from '@playwright/test'
import { type SecretSession, startSecretSession } from '../secret-service.ts'
import { hostFolder } from './free-folder.ts'
import { openBrowserHost } from './open-browser-host.ts'
import { openDesktopHost, stringsOf } from './open-desktop-host.ts'
import type { OpenHost } from './open-host.ts'
import { type PracticeProcess, startPracticeProcess } from './practice-process.ts'

/** Sonde as a person has it in front of them, in the host of the running project. */
export interface App extends Pick<OpenHost, 'page' | 'electron' | 'pageOrigin' | 'saveDownload'> {
  host: 'browser' | 'desktop'
  /** Home of the test: the data folder and all that the host writes is below it. */
  folder: string
  dataDir: string
  /** Quits and starts again on the same data; `page` is then the new one. */
  restart(): Promise<void>
  /** As `restart`, but with the host killed. */
  killAndRestart(): Promise<void>
  /** Kills the host; `restart` brings it back. */
  kill(): Promise<void>
}

interface Options {
  /** Which host the project runs. */
  host: 'browser' | 'desktop'
  /** Language of the machine. */
  language: 'fr' | 'en'
  /** How many times faster than life the built-in practice service runs. */
  practiceSpeed: number
}

/** A practice service in a process of its own, 20 times faster than life: a "real" service to connect to. */
export type Service = Pick<PracticeProcess, 'baseUrl' | 'apiKey' | 'adminKey'>

/** Playwright's test with Sonde in front of it, and a service of its own for the tests that name it. */
export const test = base.extend<
  { app: App; service: Service } & Options,
  { chromium: () => Promise<Browser>; keychain: () => Promise<Record<string, string>> }
>({
  host: ['browser', { option: true }],
  language: ['en', { option: true }],
  practiceSpeed: [20, { option: true }],
  // Playwright's own `browser` would start in the desktop project too, for nothing.
  chromium: [
    async ({ playwright, launchOptions }, use) => {
      const launched: Promise<Browser>[] = []
      await use(() => {
        const browser = launched[0] ?? playwright.chromium.launch(launchOptions)
        launched[0] = browser
        return browser
      })
      for (const browser of launched) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  // Electron's launcher brings a keychain of its own; the browser host is given a real one where none is shared.
  keychain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
    async ({}, use) => {
      const sessions: SecretSession[] = []
      await use(async () => {
        if (process.platform !== 'linux') return {}
        const session = sessions[0] ?? (await startSecretSession())
        if (sessions.length === 0) await session.startKeyring(true)
        sessions[0] = session
        return stringsOf(session.env)
      })
      for (const session of sessions) await session.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  service: async ({}, use) => {
    const service = await startPracticeProcess()
    await use(service)
    await service.close()
  },
  app: async ({ host, language, practiceSpeed, viewport, chromium, keychain }, use) => {
    const folder = hostFolder()
    const env = {
      ...(host === 'browser' ? await keychain() : {}),
      SONDE_PRACTICE_SPEED: String(practiceSpeed),
      LANG: language === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8',
      LANGUAGE: language,
    }
    const context =
      host === 'browser'
        ? await (await chromium()).newContext({
            locale: language,
            viewport,
            acceptDownloads: true,
            // A browser gives it to the page in front; the headless shell asks, and nobody is there.
            permissions: ['clipboard-write'],
          })
        : null
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
      dataDir: path.join(folder, 'data'),
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
    rmSync(folder, { recursive: true, force: true })
  },
})

export { expect }
