import path from 'node:path'
import type { CreationTuning } from '../../../electron/core/lost-creation/creation-tuning.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import { openTestCore } from '../open-test-core.ts'
import { until } from '../until.ts'
import { createAsker, isAllSettled, tellUnsettled } from './ask-for-each.ts'

/** Milliseconds. Calls of killed programs count against the key, so its budget may be used up for minutes. */
const TIMEOUT = 400_000

/** What the parent passes to the program that it will kill. */
export interface CrashOrder {
  folder: string
  baseUrl: string
  key: string
  /** Surveys 1 to `upTo` are launched, except those that already are. */
  upTo: number
  tuning: CreationTuning
}

/**
 * Launches surveys and creates focus groups and keys with a host's own fetch, each once over all starts, and waits
 * until nothing is left to do. The parent may kill the program at any time.
 */
export async function obeyCrashOrder(
  { folder, baseUrl, key, upTo, tuning }: CrashOrder,
  ask: typeof fetch,
): Promise<void> {
  const secrets: SecretStore = {
    tier: 'keychain',
    get: async () => JSON.stringify({ origin: new URL(baseUrl).origin, key }),
    set: async () => undefined,
    delete: async () => undefined,
  }
  const { client, close } = openTestCore({ folder, secrets, tuning, fetch: ask })
  process.stdout.write('open\n')
  const live = (await client.connections.list()).find(({ practice }) => !practice)
  const connection =
    live ?? (await client.connections.add({ name: 'Live', baseUrl, key, plan: 'admin', colour: 'teal' }))
  const asker = createAsker(client, connection.id, path.join(folder, 'keys-asked-for'))
  for (let number = 1; number <= upTo; number++) await asker.ask(number)
  await until('nothing is left to do', () => isAllSettled(client), TIMEOUT).catch(async (error) => {
    process.stderr.write(`${await tellUnsettled(client)}\n`)
    throw error
  })
  await close()
  process.stdout.write('done\n')
}
