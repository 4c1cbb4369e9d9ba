import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { everyScreen, prepareEveryScreen, speak, WORDS } from '../../e2e/pages/every-screen.ts'
import { openAddress } from '../../e2e/pages/navigate.ts'
import { storeEveryScreen } from '../../e2e/pages/stored-screens.ts'
import { projectFolder } from '../hosts/dist-folder.ts'
import { hostFolder } from '../hosts/free-folder.ts'
import { newBrowserContext, openBrowserHost } from '../hosts/open-browser-host.ts'
import { startPracticeProcess } from '../hosts/practice-process.ts'
import { experimentScreens } from './experiment-screens.ts'
import { lookForFaults } from './look-for-faults.ts'
import { fillTheBank, fillTheBin, moreScreens } from './more-screens.ts'
import { storeExperiments } from './stored-experiments.ts'
import { storeWordings } from './stored-wordings.ts'
import { wordingScreens } from './wording-screens.ts'

/** 640 × 400 is what is left of 1280 × 800 at a zoom of 200 %. */
const SIZES = [
  { width: 640, height: 400 },
  { width: 1024, height: 720 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
]
const LANGUAGES = ['en', 'fr'] as const
const SCHEMES = ['light', 'dark'] as const

/**
 * Takes a picture of every screen in both languages and colour schemes at each width into `test-results/screens`, and
 * prints the faults that it finds. It starts its own Sonde and service.
 */
export async function takeEveryScreen(browser: Browser): Promise<void> {
  const folder = path.join(projectFolder, 'test-results', 'screens')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const data = hostFolder({
    fill: (store) => {
      storeEveryScreen(store)
      storeExperiments(store)
      storeWordings(store)
    },
  })
  const service = await startPracticeProcess()
  const context = await newBrowserContext(browser, 'en')
  const host = await openBrowserHost(data, context, {
    SONDE_PRACTICE_SPEED: '20',
    SONDE_PRACTICE_SEED: '1',
    SONDE_SECRETS: 'memory',
    LANGUAGE: 'en',
  })
  const { page } = host
  let taken = 0
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const at = await prepareEveryScreen(page, service)
    await fillTheBin(page)
    await fillTheBank(page, at)
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await speak(page, language)
      const welcome = ['welcome', () => openAddress(page, '#/welcome')] as const
      for (const [name, show] of [
        welcome,
        ...everyScreen(page, WORDS[language], at),
        ...moreScreens(page, language, at),
        ...experimentScreens(page, language, at),
        ...wordingScreens(page, language),
      ]) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await show()
        for (const size of SIZES) taken += await takeInEachScheme(page, folder, `${name}-${language}`, size)
      }
      await page.keyboard.press('Escape')
    }
  } finally {
    await host.close()
    await context.close()
    await service.close()
    rmSync(data, { recursive: true, force: true })
  }
  process.stdout.write(`${taken} pictures in ${folder}\n`)
}

async function takeInEachScheme(
  page: Page,
  folder: string,
  name: string,
  size: { width: number; height: number },
): Promise<number> {
  await page.setViewportSize(size)
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' })
    const file = `${name}-${size.width}-${scheme}.png`.replaceAll(' ', '-')
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
  }
  for (const fault of await lookForFaults(page)) process.stdout.write(`${name}, ${size.width} px: ${fault}\n`)
  return SCHEMES.length
}
