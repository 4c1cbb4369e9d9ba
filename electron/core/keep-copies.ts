import { toProblem } from '../../shared/models/sonde-error.ts'
import type { CorePorts } from './ports.ts'

/** Delay of the first backup, so that it slows down neither the start nor the person's first actions. Milliseconds. */
const FIRST_LOOK = 60_000

/** Makes the store's backups for as long as Sonde runs. Returns a function that ends this. */
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
