import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { distFolder } from '../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../support/hosts/json-line.ts'
import { aLongSurvey } from './a-long-survey.ts'
import { measured, median, spread, timePresses, type } from './timed-presses.ts'

/*
 * The builder with a long questionnaire, in a real Chromium on the real browser host. Times are measured in the page,
 * from the event to just after the frame that shows its effect. Keys come at a fast typist's uneven pace, so that they
 * fall at any moment between two of the screen's 60 frames a second; a key right after a frame waits up to 16.7 ms for
 * the next one, whatever the page does. For comparison, the times of a bare text area on the same machine are printed
 * too.
 */

const QUESTIONS = 300
const OPTIONS = 10
const KEYS = 200
const COMMANDS = 40
const OPENINGS = 9
/** Number of large steps: those on all items at once, and drags over all items. */
const LARGE_STEPS = 9

/** Times of SurveyJS Creator 2.5.25 with a questionnaire of the same size on a similar machine, in ms. */
const CREATOR = { open: 1800, keyMedian: 14.5, keyWorst: 66, move: 162, undo: 110 }

const draft = aLongSurvey(QUESTIONS, OPTIONS)

await buildApp()
const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
const data = path.join(folder, 'data')
mkdirSync(data, { mode: 0o700 })
const store = openStorage({ folder: data, now: Date.now })
store.surveys.insert({
  id: 'long',
  draft,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  tags: [],
  archivedAt: null,
  deletedAt: null,
})
store.close()
const args = ['--port', '0', '--data', data, '--no-open', '--json']
const host = spawn(process.execPath, [path.join(distFolder, 'serve.js'), ...args])
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
try {
  const { url } = await firstJsonLine<{ url: string }>(host)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  await timePresses(page)
  await page.goto('data:text/html,<textarea rows="3" autofocus></textarea>')
  const bare = await measured(page, KEYS, type)
  print('keystroke in a bare text area', spread(bare.map(({ shown }) => shown)))
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
  await measureAll(page)
  await measureDrop(page)
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
    // Saving on leaving the builder must be over before the next opening is measured.
    await page.evaluate(() => window.idle())
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
  await goTo(page, item)
  await page.keyboard.press('End')
  const taken = await measured(page, KEYS, type)
  const shown = taken.map((each) => each.shown)
  print(`keystroke ${what} (limit 12, p99 30)`, spread(shown), CREATOR.keyMedian / median(shown))
  print('  of it the page’s own work', spread(taken.map(({ work }) => work)))
}

async function measureCommands(page: Page) {
  await goTo(page, QUESTIONS / 2)
  const moved = await measured(page, COMMANDS, (_, at) =>
    page.keyboard.press(at % 2 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'),
  )
  const move = moved.map(({ shown }) => shown)
  print('move a question (limit 50)', spread(move), CREATOR.move / median(move))
  const undone = await measured(page, COMMANDS, () => page.keyboard.press('Control+z'))
  const undo = undone.map(({ shown }) => shown)
  print('undo (limit 50)', spread(undo), CREATOR.undo / median(undo))
}

/** Steps on all items at once, from the outline. */
async function measureAll(page: Page) {
  const steps = new Map<string, number[]>()
  const take = async (what: string, key: string) => {
    const [one] = await measured(page, 1, () => page.keyboard.press(key))
    if (one) steps.set(what, [...(steps.get(what) ?? []), one.shown])
    await atRest(page)
  }
  for (let time = 0; time < LARGE_STEPS; time++) {
    await focusRow(page, 'first')
    await take('choose all items', 'Control+a')
    // All items but the first: a selection of every item could not be moved.
    await page.keyboard.press('Space')
    await atRest(page)
    await take('move 299 chosen items', 'Alt+ArrowUp')
    await take('  and its undo', 'Control+z')
    await page.keyboard.press('Control+a')
    await atRest(page)
    await take('delete all items', 'Delete')
    await take('  and undo that', 'Control+z')
    await page.waitForFunction((all) => document.querySelectorAll('[data-item]').length === all, QUESTIONS)
  }
  for (const [what, taken] of steps) print(`${what} (limit 50)`, spread(taken))
}

/** Drags the last item over all others and drops it at the top. */
async function measureDrop(page: Page) {
  const drops: number[] = []
  const undos: number[] = []
  for (let time = 0; time < LARGE_STEPS; time++) {
    await focusRow(page, 'last')
    const outline = page.getByRole('listbox').locator('..')
    const box = await outline.boundingBox()
    const last = await page.locator(`[data-row="q${QUESTIONS - 1}"]`).boundingBox()
    if (!box || !last) throw new Error('no outline')
    const x = box.x + 100
    await page.mouse.move(x, last.y + 16)
    await page.mouse.down()
    await page.mouse.move(x + 8, last.y + 8)
    await outline.evaluate((element) => element.scrollTo(0, 0))
    const first = await page.locator('[aria-posinset="1"]').boundingBox()
    if (!first) throw new Error('no first row')
    // In the upper half of the first row, below the edge at which the list would scroll by itself.
    await page.mouse.move(x, first.y + 8, { steps: 4 })
    await page.mouse.move(x + 1, first.y + 8)
    await page.locator('[data-drop-line]').waitFor()
    const [drop] = await measured(page, 1, () => page.mouse.up())
    await page.locator(`[data-row="q${QUESTIONS - 1}"][aria-posinset="1"]`).waitFor()
    await atRest(page)
    const [undo] = await measured(page, 1, () => page.keyboard.press('Control+z'))
    await page.locator(`[data-row="q${QUESTIONS - 1}"][aria-posinset="${QUESTIONS}"]`).waitFor()
    await atRest(page)
    if (drop && undo) {
      drops.push(drop.shown)
      undos.push(undo.shown)
    }
  }
  print('drop item 300 at position 1 (limit 50)', spread(drops))
  print('  its undo (limit 50)', spread(undos))
}

/** Focuses the first or the last row of the outline, with nothing selected. */
async function focusRow(page: Page, which: 'first' | 'last') {
  await page.locator('[role="listbox"] [tabindex="0"]').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press(which === 'first' ? 'Home' : 'End')
  await page
    .locator(`[aria-posinset="${which === 'first' ? 1 : QUESTIONS}"][tabindex="0"]:focus`)
    .waitFor({ state: 'attached' })
  await atRest(page)
}

async function atRest(page: Page) {
  await page.evaluate(async () => {
    await window.shown()
    await window.idle()
  })
}

/** Focuses an item, which is redrawn if it was far from the screen, and waits until nothing more happens. */
async function goTo(page: Page, item: number) {
  await page.evaluate(
    async (id) => {
      const part = document.querySelector<HTMLElement>(`[data-item="${id}"]`)
      part?.focus()
      part?.querySelector('textarea')?.focus()
      part?.scrollIntoView({ block: 'nearest' })
      await window.shown()
      await window.idle()
    },
    `q${item - 1}`,
  )
}

function print(what: string, figure: string, ratio?: number): void {
  const compared = ratio === undefined ? '' : `${ratio.toFixed(1)} × Creator’s pace`
  process.stdout.write(`  ${what.padEnd(46)} ${figure.padEnd(44)} ${compared}`.trimEnd().concat('\n'))
}
