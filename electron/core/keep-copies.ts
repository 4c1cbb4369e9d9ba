import { toProblem } from '../../shared/models/sonde-error.ts'
import type { CorePorts } from './ports.ts'

/** The start is over by then, and so is what a person wants first. Milliseconds. */
const FIRST_LOOK = 60_000

/** Lets the store make its copies for as long as Sonde runs. Returns how to end it. */
export function keepCopies({
  storage,
  clock,
  log,
}: Pick<CorePorts, 'storage' | 'clock' | 'log'>): () => void {
  const end = new AbortController()
  async function work(): Promise<void> {
    for (let wait = FIRST_LOOK; ; wait = storage.keepCopies()) {
      await clock.sleep(wait, end.signal)
      if (end.signal.aborted) return
    }
  }
  work().catch((error: unknown) => log.error('copies.ended', { code: toProblem(error).code }))
  return () => end.abort()
}
