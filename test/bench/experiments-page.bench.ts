import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { distFolder } from '../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../support/hosts/json-line.ts'
import { storeExperimentOf24Runs } from './an-experiment-of-24-runs.ts'
import { median, timePresses } from './timed-presses.ts'

/*
 * The verdict on 24 runs of 100 personas × 30 items, in a real Chromium on the real browser host: from the click on its
 * row in the list to just after the frame that shows its tables. At the first opening after a start nothing has been
 * counted.
 */

const TIMES = 5

/** Milliseconds of one opening: on the clock, and of processor time of the page's main thread. */
interface Opened {
  wall: number
  work: number
}

await buildApp()
const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
const data = path.join(folder, 'data')
mkdirSync(data, { mode: 0o700 })
const store = openStorage({ folder: data, now: Date.now })
storeExperimentOf24Runs(store, 'e1')
store.close()

const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
try {
  await measure('counted the first time', 1)
  await measure('after a restart', 1 + TIMES)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a host and opens the verdict so many times. */
async function measure(name: string, times: number): Promise<void> {
  const args = ['--port', '0', '--data', data, '--no-open', '--json']
  const host = spawn(process.execPath, [path.join(distFolder, 'serve.js'), ...args])
  try {
    const { url } = await firstJsonLine<{ url: string }>(host)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
    const cdp = await page.context().newCDPSession(page)
    // Processor time of the page's thread, which does not include waiting for a busy machine.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await timePresses(page)
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const taken: (Opened & { host: number })[] = []
    for (let time = 0; time < times; time += 1) {
      const before = workOfHost(host.pid)
      const opened = await openVerdict(page, cdp)
      taken.push({ ...opened, host: workOfHost(host.pid) - before })
    }
    const [first, ...again] = taken
    const told = ({ wall, work, host: served }: Opened & { host: number }) =>
      `${wall.toFixed(0)} ms, processor time of the page ${work.toFixed(0)} ms, of the host ${served.toFixed(0)} ms`
    process.stdout.write(`  verdict of 24 runs opened (limit 300), ${name}: ${first && told(first)}\n`)
    if (again.length === 0) return
    const middle = {
      wall: median(again.map(({ wall }) => wall)),
      work: median(again.map(({ work }) => work)),
      host: median(again.map((each) => each.host)),
    }
    process.stdout.write(
      `    again, ${again.length} times: middle ${told(middle)}; most ${Math.max(...again.map(({ wall }) => wall)).toFixed(0)} ms\n`,
    )
    await page.close()
  } finally {
    await endProcess(host)
  }
}

/** Milliseconds from the click to just after the frame with the table of groups, the last one on the page. */
async function openVerdict(page: Page, cdp: CDPSession): Promise<Opened> {
  await page.evaluate(() => {
    location.hash = '#/experiments'
  })
  await page.locator('#verdict-shares').waitFor({ state: 'detached' })
  await page.locator('main a[href*="/experiments/e1"]').first().waitFor()
  await page.evaluate(() => window.idle())
  const before = await workOf(cdp)
  const wall = await page.evaluate(() => {
    const began = performance.now()
    document.querySelector<HTMLElement>('main a[href*="/experiments/e1"]')?.click()
    return new Promise<number>((resolve, reject) => {
      const look = () => {
        if (performance.now() - began > 15_000) return reject(new Error('The verdict never came.'))
        if (!document.querySelector('#verdict-groups')) return requestAnimationFrame(look)
        return void window.shown().then(() => resolve(performance.now() - began))
      }
      look()
    })
  })
  return { wall, work: (await workOf(cdp)) - before }
}

/** Processor time that the page's main thread has used so far, in milliseconds. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Processor time that the host's process has used so far, in milliseconds; NaN where the system has no `/proc`. */
function workOfHost(pid: number | undefined): number {
  try {
    // User and system time in hundredths of a second: the 12th and 13th field after the name, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return 10 * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return Number.NaN
  }
}
