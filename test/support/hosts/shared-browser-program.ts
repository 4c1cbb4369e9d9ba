import { type BrowserHost, startBrowserHost } from '../../../electron/browser/browser-host.ts'
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
