import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { READERS_EDITION } from '../../electron/service/results/readers-edition.ts'
import type { Storage } from '../../electron/storage/storage.ts'
import { answersShown } from '../../shared/analysis/filter-results.ts'
import { splitAnswer } from '../../shared/analysis/split-answer.ts'
import type { Answer } from '../../shared/models/results.ts'
import { aRun } from '../support/a-run.ts'
import { anOpenEnded, aSurvey } from '../support/drafts.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { hostFolder } from '../support/hosts/free-folder.ts'
import { newBrowserContext, openBrowserHost } from '../support/hosts/open-browser-host.ts'
import { resultsOf } from '../support/results-of.ts'
import { traced } from './traced.ts'

const WORDS =
  'le vélo est souvent trop dangereux en ville mais je préfère marcher quand il fait beau et que la route est courte les transports coûtaient plus cher avant'.split(
    ' ',
  )
/** With these endings the answers have as many different words as what people write about one subject. */
const ENDINGS = ['', 's', 'e', 'es', 'ait', 'ment', 'tion', 'eur', 'ique', 'able', 'age', 'ien', 'oir']
const ANSWERS = 20_000
const QUESTION = anOpenEnded('why', 'Pourquoi vous déplacez-vous ainsi ?')
/** Milliseconds. A longer frame is visible as a jerk. */
const LONG = 50
const FRAMES = 100

printSearch()
await printScrolling()

/** Open answers to one item: 25 words and a street name. As in real answers, some words occur in few answers only. */
function openAnswers(): Answer[] {
  return Array.from({ length: ANSWERS }, (_, respondent): Answer => {
    const words = Array.from({ length: 25 }, (_, word) => {
      const drawn = ((respondent * 7_919 + word * 104_729) % 1_009) ** 2 % 503
      return `${WORDS[drawn % WORDS.length]}${ENDINGS[drawn % ENDINGS.length]}`
    })
    const text = `${words.join(' ')}, rue n${respondent % 4_000}ard`
    return { respondent, question: 0, kind: 'text', option: null, text }
  })
}

/** How long it takes to search open answers, letter by letter and for a phrase. */
function printSearch(): void {
  const answers = openAnswers()
  const apart = timed(() => {
    for (const answer of answers) splitAnswer(answer, QUESTION)
  })
  const search = (wanted: string) => timed(() => answersShown(answers, QUESTION, wanted, undefined))
  const typed = ['d', 'da', 'dan', 'danger', 'dangers ', 'transport courtes'].map(search)
  print('20,000 answers taken apart (the page does it while idle)', inMs(apart))
  print('searched, word by word as typed (limit 100 ms)', typed.map(inMs).join(', '))
  print(
    'a phrase, the first time and again',
    [search('"trop dangereux"'), search('"en ville"')].map(inMs).join(', '),
  )
}

/** How long the frames take while 20,000 open answers to one item scroll, in a real Chromium on the real host. */
async function printScrolling(): Promise<void> {
  await buildApp()
  const folder = hostFolder({ settings: { welcomed: true }, fill: storeOpenAnswers })
  const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
  const context = await newBrowserContext(browser, 'en', { width: 1280, height: 800 })
  const host = await openBrowserHost(folder, context, { LANGUAGE: 'en' })
  try {
    const { page } = host
    const opened = await page.evaluate(async () => {
      const start = performance.now()
      location.hash = '#/runs/run-1'
      const isThere = () => document.querySelector('[aria-labelledby="answers-title"] li') !== null
      while (!isThere()) await new Promise(requestAnimationFrame)
      return performance.now() - start
    })
    print('20,000 answers opened', inMs(opened))
    // Waits until background work of the page (diagnostics, words) is over, which is not measured here.
    await page
      .getByText(/needs? a look/)
      .first()
      .waitFor()
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    const devtools = await context.newCDPSession(page)
    for (const [name, step] of [
      ['by the wheel, 120 px a frame', 120],
      ['by a screen a frame', 700],
      ['by jumps of 40,000 px', 40_000],
    ] as const) {
      const { result: frames, work } = await traced(devtools, () =>
        page.evaluate(scrollBy, { step, count: FRAMES }),
      )
      const sorted = frames.toSorted((a, b) => a - b)
      const worst = sorted.at(-1) ?? 0
      const long = frames.filter((frame) => frame > LONG).length
      const figures = `median ${inMs(sorted[FRAMES / 2] ?? 0)}, worst ${inMs(worst)}, ${long} of ${FRAMES} over ${LONG} ms`
      print(`scrolled ${name} (limit ${LONG} ms)`, figures)
      printWork('the longest task', work.tasks)
      printWork('the dearest frame', work.betweenMarks('frame'))
    }
  } finally {
    await host.close()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts a finished run with 20,000 personas and one open-ended item into an empty store. */
function storeOpenAnswers(store: Storage): void {
  const draft = aSurvey('Déplacements', [QUESTION], { personas: ANSWERS })
  store.surveys.insert({
    ...{ id: 'survey-1', draft, revision: 1, tags: [], archivedAt: null, deletedAt: null },
    ...{ createdAt: 1, updatedAt: 1 },
  })
  const { id: versionId } = store.surveys.freeze('survey-1', draft, 'version-1', 1)
  store.runs.insert(aRun({ versionId, personas: ANSWERS, questionCount: 1 }))
  const payload = { id: 'payload-1', subjectId: 'run-1', kind: 'results', text: '{}', receivedAt: 1 } as const
  const respondents = Array.from({ length: ANSWERS }, (_, at) => ({
    id: `p${at}`,
    attributes: [
      { name: 'age', value: String(18 + (at % 70)) },
      { name: 'sexe', value: at % 2 === 0 ? 'femme' : 'homme' },
      { name: 'densite', value: ['dense', 'intermédiaire', 'peu dense'][at % 3] ?? '' },
    ],
  }))
  store.runs.saveResults(
    'run-1',
    store.payloads.add(payload),
    resultsOf({ edition: READERS_EDITION, respondents, answers: openAnswers() }),
    1,
  )
}

/** Runs in the page: scrolls the list by one step per frame; returns how long each frame took. */
async function scrollBy({ step, count }: { step: number; count: number }): Promise<number[]> {
  let pane: Element | null = document.querySelector('[aria-labelledby="answers-title"]')
  while (pane && (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY === 'visible'))
    pane = pane.parentElement
  if (!pane) throw new Error('Nothing scrolls here.')
  pane.scrollTop = 0
  const frames: number[] = []
  let before = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < count; frame += 1) {
    const last = pane.scrollTop
    pane.scrollTop += step
    // At the end of the list it goes back to the top.
    if (pane.scrollTop === last) pane.scrollTop = 0
    const now = await new Promise(requestAnimationFrame)
    performance.mark('frame')
    frames.push(now - before)
    before = now
  }
  return frames
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Prints the processor time of some work, given the longest times first. */
function printWork(what: string, times: readonly number[]): void {
  const long = times.filter((time) => time > LONG).length
  print(`  processor time of ${what} of the page`, `${inMs(times[0] ?? 0)}, ${long} over ${LONG} ms`)
}

function inMs(time: number): string {
  return `${time.toFixed(1)} ms`
}

function print(what: string, figure: string): void {
  process.stdout.write(`  ${what.padEnd(58)} ${figure}\n`)
}
