import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Core, createCore } from '../core/core.ts'
import type { CorePorts, Log } from '../core/ports.ts'
import { type PracticeThreadOptions, startPracticeThread } from '../practice/practice-thread.ts'
import { createReadingThread } from '../reading/reading-thread.ts'
import { openSecretStore } from '../secrets/open-secret-store.ts'
import type { SecretStore } from '../secrets/secret-store.ts'
import { onDisk } from '../storage/disk/disk-problem.ts'
import { makePrivate } from '../storage/disk/private-file.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createCallLedger } from './call-ledger.ts'
import { systemClock } from './system-clock.ts'

/** What the host has to provide. */
export interface HostPorts
  extends Pick<CorePorts, 'fetch' | 'settings' | 'handOver' | 'announce' | 'savedFiles' | 'app'> {
  /** The data folder; it exists and can be written. */
  folder: string
  log: Log
  /** Where keys are kept; absent: the operating system's keychain. */
  secrets?: SecretStore
  /** Where the practice service runs; absent: in a thread of its own. */
  practiceWorker?: PracticeThreadOptions['startWorker']
}

/** The running core, together with its storage, threads and practice service. */
export interface OpenCore {
  readonly router: Core['router']
  /** Address of the built-in practice service; null where it could not start. */
  readonly practice: string | null
  /** Whether quitting now would lose the secret of a new key, which the service shows only once. */
  holdsUntakenKey(): boolean
  /** Titles of the runs and focus groups whose replies quitting now would lose, because the disk refuses them. */
  unsaved(): string[]
  /** Retries at once everything that waits. To be called when the machine woke up. */
  wake(): void
  close(): Promise<void>
}

/**
 * Opens the store, the keychain and the practice service in `folder`, and starts the core with them. Rejects with
 * STORAGE when the store cannot be opened; if the practice service fails, Sonde starts without it.
 */
export async function openCore({
  folder,
  log,
  secrets: given,
  practiceWorker,
  ...ports
}: HostPorts): Promise<OpenCore> {
  const storage = openStorage({
    folder,
    now: systemClock.now,
    report: (event, details) => log.error(event, details),
  })
  try {
    const dataFile = path.join(folder, 'practice.sqlite')
    onDisk(() => makePrivate(dataFile))
    const practice = await startPracticeThread({
      dataFile,
      seed: practiceSeed(),
      speed: practiceSpeed(),
      startWorker: practiceWorker,
      onExit: () => log.error('practice.ended'),
    }).catch((error: unknown) => {
      log.error('practice.failed', { error: error instanceof Error ? error.name : typeof error })
      return null
    })
    const reader = createReadingThread({
      // The store's file is open exclusively on this thread; the reading thread cannot open it.
      storedOf: (id) => storage.payloads.stored(id),
      onExit: () => log.error('reading.ended'),
    })
    const secrets = given ?? (await openSecretStore({}))
    const core = createCore({
      ...ports,
      log,
      clock: systemClock,
      storage,
      reader,
      secrets,
      ledger: createCallLedger({
        folder,
        clock: systemClock,
        log,
        mayHaveSent: storage.runs.list({ underWay: true, limit: 1 }).length > 0,
      }),
      // The key of the account that may do everything, so that keys and members can be practised too
      // (docs/decisions/004).
      practice: practice && {
        ...practice,
        apiKey: practice.enterpriseKey,
        answerKey: (surveyId) => practice.answerKey(practice.enterpriseKey, surveyId),
      },
      newId: randomUUID,
    })
    log.info('started', { version: ports.app.version, host: ports.app.host, secrets: secrets.tier })
    return {
      router: core.router,
      practice: practice?.baseUrl ?? null,
      holdsUntakenKey: () => core.holdsUntakenKey(),
      unsaved: () => core.unsaved(),
      wake: () => core.wake(),
      async close() {
        await core.close()
        await reader.close()
        await practice?.close()
        log.info('stopped')
      },
    }
  } catch (error) {
    storage.close()
    throw error
  }
}

/** `SONDE_PRACTICE_SPEED`: how many times faster than real time practice runs go, for tests and demonstrations. */
function practiceSpeed(): number | undefined {
  const speed = Number(process.env.SONDE_PRACTICE_SPEED)
  return speed > 0 ? speed : undefined
}

/**
 * `SONDE_PRACTICE_SEED`: the random seed of the personas in a new data folder, for tests and screenshots that must be
 * reproducible.
 */
function practiceSeed(): number | undefined {
  const seed = Number(process.env.SONDE_PRACTICE_SEED)
  return Number.isInteger(seed) && seed > 0 ? seed : undefined
}
