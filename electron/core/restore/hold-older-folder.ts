import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/**
 * Holds a store that is older than what the keychain has seen of its history: then the whole data folder is an older copy of
 * itself, which nothing in the folder can tell. Each start of Sonde makes a new generation, so that one which is not
 * newer than the last noted one is no next start. Never rejects: where the keychain does not answer, nothing is known.
 */
export async function holdOlderFolder({
  storage,
  secrets,
  log,
}: Pick<CorePorts, 'storage' | 'secrets' | 'log'>): Promise<void> {
  try {
    // Whoever keeps no key has sent nothing, and should not be asked for the keychain's password.
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
