import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { type Core, createCore } from '../../electron/core/core.ts'
import type {
  Announcement,
  CallLedger,
  Clock,
  CorePorts,
  Log,
  PracticePort,
  ReadingPort,
  SettingsStore,
} from '../../electron/core/ports.ts'
import type { RunTuning } from '../../electron/core/runs/run-tuning.ts'
import { createNodeFetch } from '../../electron/host/node-fetch.ts'
import { systemClock } from '../../electron/host/system-clock.ts'
import type { PracticeService } from '../../electron/practice/practice-options.ts'
import { memoryStore } from '../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../electron/secrets/secret-store.ts'
import { openStorage } from '../../electron/storage/open-storage.ts'
import type { Storage } from '../../electron/storage/storage.ts'
import type { SondeClient } from '../../shared/contract/contract.ts'
import { settingsSchema } from '../../shared/models/settings.ts'

export interface TestCore {
  client: SondeClient
  router: Core['router']
  announced: Announcement[]
  handedOver: string[]
  logged: unknown[]
  wake(): void
  holdsUntakenKey(): boolean
  close(): Promise<void>
}

export interface TestCoreOptions {
  folder: string
  practice?: PracticePort | null
  secrets?: SecretStore
  tuning?: Partial<RunTuning>
  clock?: Clock
  fetch?: typeof fetch
  ledger?: CallLedger
  log?: Log
  /** Reads payloads; by default in this thread. */
  reader?: (storage: Storage) => ReadingPort
  /** By default in memory. */
  settings?: SettingsStore
  /** Wraps the store before the core gets it. */
  between?: (storage: Storage) => Storage
}

/**
 * The real core on a real SQLite file, called in the same process. Secrets are in memory; the keychain has its own
 * tests.
 */
export function openTestCore({
  folder,
  practice = null,
  secrets = memoryStore(),
  tuning,
  clock = systemClock,
  fetch: ask = createNodeFetch(),
  ledger,
  log,
  reader,
  settings = settingsInMemory(),
  between = (storage) => storage,
}: TestCoreOptions): TestCore {
  const announced: Announcement[] = []
  const handedOver: string[] = []
  const logged: unknown[] = []
  const storage = between(openStorage({ folder, now: clock.now }))
  const ports: CorePorts = {
    clock,
    fetch: ask,
    ...(ledger && { ledger }),
    storage,
    ...(reader && { reader: reader(storage) }),
    secrets,
    settings,
    practice,
    handOver: async (secret) => {
      handedOver.push(secret)
      return { how: 'clipboard' }
    },
    announce: (announcement) => announced.push(announcement),
    log: log ?? { info: (...entry) => logged.push(entry), error: (...entry) => logged.push(entry) },
    newId: randomUUID,
    app: { version: '0.0.0', host: 'browser', platform: 'test', lastingAddress: true },
  }
  const core = createCore(ports, tuning)
  return {
    client: createRouterClient(core.router),
    router: core.router,
    announced,
    handedOver,
    logged,
    wake: () => core.wake(),
    holdsUntakenKey: () => core.holdsUntakenKey(),
    close: () => core.close(),
  }
}

function settingsInMemory(): SettingsStore {
  let settings = settingsSchema.parse({})
  return {
    read: () => settings,
    write: (changed) => {
      settings = changed
    },
  }
}

/** The practice service as the hosts pass it to the core: with the key of the account that may do everything. */
export function practicePort(service: PracticeService): PracticePort {
  return {
    baseUrl: service.baseUrl,
    apiKey: service.enterpriseKey,
    getConditions: async () => service.getConditions(),
    setConditions: async (conditions) => service.setConditions(conditions),
    answerKey: (surveyId) => service.answerKey(service.enterpriseKey, surveyId),
  }
}
