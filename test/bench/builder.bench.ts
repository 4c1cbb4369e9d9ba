import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { emptyDraft, type SurveyDraft } from '../../shared/models/draft.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { distFolder } from '../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../support/hosts/json-line.ts'

/*
 * The builder with a long questionnaire, in a real Chromium on the real browser host. Everything is measured in the
 * page, from the event to just after the frame that shows it.
 */

const QUESTIONS = 300
const OPTIONS = 10
const KEYS = 300
const COMMANDS = 40
const OPENINGS = 9

/** Figures of SurveyJS Creator 2.5.25 at the same size on a machine like this one, in ms. */
const CREATOR = { open: 1800, keyMedian: 14.5, keyWorst: 66, move: 162, undo: 110 }

declare global {
  interface Window {
    /** Milliseconds from each measured event to after the frame that shows it. */
    taken: number[]
    /** Resolves after the frame that shows what is changed now. */
    shown(): Promise<void>
  }
}

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${(seed * 7 + at * 13) % 97}`).join(' ')

const draft: SurveyDraft = {
  ...emptyDraft(),
  title: 'Long questionnaire',
  context: words(1, 20),
  questions: Array.from({ length: QUESTIONS }, (_, question) => ({
    id: `q${question}`,
    stem: words(question, 12),
    type: 'single_choice',
    options: Array.from({ length: OPTIONS }, (_, option) => ({
      id: `q${question}o${option}`,
      text: `${words(question + option, 3)} ${option}`,
    })),
  })),
}

await buildApp()
const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
const data = path.join(folder, 'data')
mkdirSync(data, { mode: 0o700 })
const store = openStorage({ folder: data, now: Date.now })
store.surveys.insert({ id: 'long', draft, revision: 1, createdAt: 1, updatedAt: 1, deletedAt: null })
store.close()
const args = ['--port', '0', '--data', data, '--no-open', '--json']
const host = spawn(process.execPath, [path.join(distFolder, 'serve.js'), ...args])
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const { url } = await firstJsonLine<{ url: string }>(host)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  await page.addInitScript(() => {
    window.taken = []
    window.shown = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
      )
    const measure = (event: Event) => {
      const started = event.timeStamp
      void window.shown().then(() => window.taken.push(performance.now() - started))
    }
    window.addEventListener('keydown', measure, { capture: true })
  })
  await page.goto(url)
  await page.locator('#root :not(style):visible').first().waitFor()

  await measureOpening(page)
  for (const [what, item] of [
    ['in item 1', 1],
    ['in item 150', QUESTIONS / 2],
    ['in item 300', QUESTIONS],
  ] as const)
    await measureTyping(page, what, item)
  await measureCommands(page)
} finally {
  await browser.close()
  await endProcess(host)
  rmSync(folder, { recursive: true, force: true })
}

async function measureOpening(page: Page) {
  const first: number[] = []
  const whole: number[] = []
  for (let time = 0; time < OPENINGS; time++) {
    await page.evaluate(() => {
      location.hash = '#/surveys'
    })
    await page.getByRole('link', { name: 'Long questionnaire' }).waitFor()
    const [usable, all] = await page.evaluate(async (wanted) => {
      const started = performance.now()
      const drawn = (items: number) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelectorAll('[data-item]').length < items) return requestAnimationFrame(look)
            return void window.shown().then(() => resolve(performance.now() - started))
          }
          look()
        })
      document.querySelector<HTMLElement>('a[href*="/surveys/long"]')?.click()
      return Promise.all([drawn(1), drawn(wanted)])
    }, QUESTIONS)
    first.push(usable)
    whole.push(all)
  }
  print('open: first items on the screen (limit 300)', spread(first), CREATOR.open / median(first))
  print('open: all items drawn', spread(whole), CREATOR.open / median(whole))
}

async function measureTyping(page: Page, what: string, item: number) {
  await page.getByRole('button', { name: new RegExp(`^${item} Single choice`) }).click()
  await page.keyboard.press('End')
  const taken = await measured(page, KEYS, (at) => page.keyboard.press('abcdefgh '.charAt(at % 9)))
  print(`keystroke ${what} (limit 12, p99 30)`, spread(taken), CREATOR.keyMedian / median(taken))
}

async function measureCommands(page: Page) {
  const moved = await measured(page, COMMANDS, (at) =>
    page.keyboard.press(at % 2 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'),
  )
  print('move a question (limit 50)', spread(moved), CREATOR.move / median(moved))
  const undone = await measured(page, COMMANDS / 2, () => page.keyboard.press('Control+z'))
  print('undo (limit 50)', spread(undone), CREATOR.undo / median(undone))
}

/** Milliseconds of each press, one after the other. */
async function measured(page: Page, count: number, press: (at: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < count; at++) {
    await page.evaluate(() => {
      window.taken = []
    })
    await press(at)
    // Keys pressed along with others, such as Alt, come first; the last one is the command.
    await page.waitForFunction(() => window.taken.length > 0)
    taken.push(await page.evaluate(() => window.shown().then(() => window.taken.at(-1) ?? 0)))
  }
  return taken
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function median(times: number[]): number {
  return at(times, 0.5)
}

function spread(times: number[]): string {
  return `median ${median(times).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms of ${times.length}`
}

function print(what: string, figure: string, ratio: number): void {
  process.stdout.write(`  ${what.padEnd(46)} ${figure.padEnd(44)} ${ratio.toFixed(1)} × Creator’s pace\n`)
}
