import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/**
 * Puts a store on hold that is older than the last one recorded in the keychain. Then the whole data folder is an older
 * copy of itself, which nothing inside the folder can show. Each start of Sonde makes a new generation of the store, so
 * a generation that is not newer than the recorded one is not the next start. Never rejects: where the keychain does
 * not answer, nothing can be concluded.
 */
export async function holdOlderFolder({
  storage,
  secrets,
  log,
}: Pick<CorePorts, 'storage' | 'secrets' | 'log'>): Promise<void> {
  try {
    // Without a connection nothing has been sent, and the person should not be asked for the keychain's password.
    if (storage.connections.list().length === 0) return
    const seen = Number((await secrets.get(nameOf(storage.history()))) ?? 0)
    if (storage.generation() <= seen) storage.holdAsOlder(seen)
    await secrets.set(nameOf(storage.history()), String(storage.generation()))
  } catch (error) {
    log.error('restore.generation', { code: toProblem(error).code })
  }
}

function nameOf(history: string): string {
  return `history:${history}`
}
