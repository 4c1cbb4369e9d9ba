import { type BrowserHost, startBrowserHost } from '../../../electron/browser/browser-host.ts'
import { keepPractice } from './keep-practice.ts'

/** Where the next Sonde has its data, and what it listens on. */
export interface NextSonde {
  folder: string
  port: number
  practiceSpeed: number
}

/*
 * The browser host as `serve` starts it, one after the other in one process: each has a core, a store and a practice service of
 * its own, and the one before is closed. `programFolder` is where the built programs are; the practice services run in a
 * thread that is kept.
 */
const [, , programFolder = '', practiceProgram = ''] = process.argv
const practice = keepPractice(practiceProgram)
let host: BrowserHost | null = null

async function next({
  folder,
  port,
  practiceSpeed,
}: NextSonde): Promise<{ url: string } | { error: string }> {
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

process.on('message', (wanted: NextSonde) => void next(wanted).then((answer) => process.send?.(answer)))
process.on('disconnect', () => {
  void Promise.resolve(host?.close()).finally(() => process.exit(0))
})
