import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { fillStore } from '../support/fill-store.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { distFolder } from '../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../support/hosts/json-line.ts'

/*
 * The library at its size limit, in a real Chromium on the real browser host with a real store. All times are measured
 * in the page, up to just after the frame that shows the rows.
 */

const SURVEYS = 10_000
const RUNS_EACH = 2
const TAGS = 40
const FIRST_OPENINGS = 7
const RETURNS = 15
/**
 * Search texts in order. Each has another number of hits than the one before, which shows that the list has changed,
 * and none is repeated, so that no result is cached.
 */
const SEARCHES = Array.from({ length: 5 }, (_, round) => [
  `${4321 + round}`,
  'ecole'.slice(0, round + 1),
  `${75 + round}`,
  'transport'.slice(0, round + 2),
  `école 1${round}`,
  `${'ville'.slice(0, round + 1)} sante`,
  `tag ${round + 3}`,
]).flat()
/** Milliseconds after which a step counts as failed. */
const TIMEOUT = 15_000

declare global {
  interface Window {
    /** Time of the page's first message to the core since it was set to 0. */
    askedAt: number
    rowsShown(before: string | null): Promise<number>
  }
}

await buildApp()
const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
const data = path.join(folder, 'data')
mkdirSync(data, { mode: 0o700 })
const store = openStorage({ folder: data, now: Date.now })
fillStore(store, SURVEYS, RUNS_EACH)
store.surveys.setTags(
  Array.from({ length: SURVEYS / 2 }, (_, at) => ({ id: `survey-${at + 1}`, tags: [`tag ${at % TAGS}`] })),
)
store.close()
const args = ['--port', '0', '--data', data, '--no-open', '--json']
const host = spawn(process.execPath, [path.join(distFolder, 'serve.js'), ...args])
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
try {
  const { url } = await firstJsonLine<{ url: string }>(host)
  const firsts: number[] = []
  for (let time = 0; time < FIRST_OPENINGS; time++) {
    const page = await freshPage(browser, url)
    firsts.push(await open(page))
    if (time < FIRST_OPENINGS - 1) await page.context().close()
    else {
      print('open, nothing of it loaded before (limit 300)', firsts)
      await measureReturns(page)
      await measureOrders(page)
      await measureSearches(page)
    }
  }
} finally {
  await browser.close()
  await endProcess(host)
  rmSync(folder, { recursive: true, force: true })
}

/** A page that shows another screen and has not loaded any of the library. */
async function freshPage(within: Browser, url: string): Promise<Page> {
  const context = await within.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const page = await context.newPage()
  await page.addInitScript((timeout) => {
    window.askedAt = 0
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (message) {
      window.askedAt ||= performance.now()
      send.call(this, message)
    }
    /** Resolves when a list is on the screen whose number of rows is not `before`. */
    window.rowsShown = (before) =>
      new Promise((resolve, reject) => {
        const latest = performance.now() + timeout
        const look = () => {
          if (performance.now() > latest) return reject(new Error(`No other rows than ${before}`))
          const rows = document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount') ?? null
          if (rows === before || !document.querySelector('[data-row] a')) return requestAnimationFrame(look)
          // After the frame that is being drawn.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      })
  }, TIMEOUT)
  await page.goto(url)
  await page.locator('#root :not(style):visible').first().waitFor()
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  await page.getByRole('combobox').first().waitFor()
  return page
}

/** Time from the call of the library to its rows on the screen. */
function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now()
    location.hash = '#/surveys'
    return (await window.rowsShown(null)) - started
  })
}

async function measureReturns(page: Page) {
  const taken: number[] = []
  for (let time = 0; time < RETURNS; time++) {
    await page.evaluate(() => {
      location.hash = '#/settings'
    })
    await page.getByRole('table').waitFor({ state: 'detached' })
    taken.push(await open(page))
  }
  print('come back to it (limit 300)', taken)
}

async function measureOrders(page: Page) {
  const taken: number[] = []
  // Each order puts another survey first than the one before. Orders by length and by creation are left out: all
  // surveys have the same length, and were created in the order of their changes.
  for (const name of ['Title', 'Status', 'Title', 'Changed', 'Status', 'Changed', 'Title', 'Changed']) {
    const before = await page.locator('[data-row="0"] a').first().textContent()
    taken.push(
      await page.evaluate(
        async ({ column, first }) => {
          const started = performance.now()
          const heads = [...document.querySelectorAll<HTMLElement>('th button')]
          heads.find((head) => head.textContent?.trim() === column)?.click()
          while (document.querySelector('[data-row="0"] a')?.textContent === first)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          return (await window.rowsShown(null)) - started
        },
        { column: name, first: before },
      ),
    )
  }
  print('sort by another column', taken)
}

async function measureSearches(page: Page) {
  const sinceAsked: number[] = []
  const sinceKey: number[] = []
  for (const words of SEARCHES) {
    const measured = page.evaluate(
      () =>
        new Promise<[asked: number, key: number]>((resolve, reject) => {
          const before = document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount') ?? null
          const typed = (event: Event) => {
            window.askedAt = 0
            void window
              .rowsShown(before)
              .then((shown) => resolve([shown - window.askedAt, shown - event.timeStamp]), reject)
          }
          window.addEventListener('input', typed, { capture: true, once: true })
        }),
    )
    await page.getByRole('searchbox').fill(words)
    const [asked, key] = await measured
    sinceAsked.push(asked)
    sinceKey.push(key)
  }
  print('search, from the question to the rows (limit 50)', sinceAsked)
  print('search, from the last key to the rows', sinceKey)
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  process.stdout.write(
    `  ${what.padEnd(50)} median ${median.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms of ${times.length}\n`,
  )
}
