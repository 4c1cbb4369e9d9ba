import { type BrowserHost, startBrowserHost } from '../../../electron/browser/browser-host.ts'
import { type OpenThings, openThings, whatIsLeft } from '../what-is-left.ts'
import { keepPractice } from './keep-practice.ts'

/** Data folder and port of the next Sonde to start. */
export interface NextSonde {
  folder: string
  port: number
  practiceSpeed: number
}

/*
 * Runs browser hosts as `serve` starts them, one after the other in one process. Each has its own core, store and
 * practice service, and the previous one is closed first. `programFolder` holds the built programs; the practice
 * services run in one thread that stays.
 */
const [, , programFolder = '', practiceProgram = ''] = process.argv
const practice = keepPractice(practiceProgram)
let host: BrowserHost | null = null

/** How long things may take to end after the last Sonde was closed, in ms, and how often they are counted meanwhile. */
const LONGEST = 10_000
const LOOK = 50
/** What was open before the first Sonde; counted then, since the line to the tests is open only once this file has run. */
let before: OpenThings | null = null

async function next({
  folder,
  port,
  practiceSpeed,
}: NextSonde): Promise<{ url: string } | { error: string }> {
  before ??= openThings()
  await host?.close()
  host = null
  process.env.SONDE_PRACTICE_SPEED = String(practiceSpeed)
  process.env.SONDE_PRACTICE_SEED = '1'
  try {
    host = await startBrowserHost({ folder, port, programFolder, practiceWorker: practice.next })
    return { url: host.url }
  } catch (error) {
    return { error: String(error) }
  }
}

/** Closes the last Sonde. Returns what all of them opened and did not close; things get some seconds to end. */
async function end(): Promise<{ left: OpenThings }> {
  await host?.close()
  host = null
  const until = Date.now() + LONGEST
  const open = () => whatIsLeft(before ?? {}, openThings())
  let left = open()
  while (Object.keys(left).length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    left = open()
  }
  return { left }
}

process.on('message', (wanted: NextSonde | 'end') => {
  void (wanted === 'end' ? end() : next(wanted)).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
