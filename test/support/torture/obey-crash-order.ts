import path from 'node:path'
import type { CreationTuning } from '../../../electron/core/lost-creation/creation-tuning.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import { openTestCore } from '../open-test-core.ts'
import { until } from '../until.ts'
import { createAsker, isAllSettled, tellUnsettled } from './ask-for-each.ts'

/** Milliseconds. The calls of the killed ones count: whoever comes after may have to wait for minutes until the key has room. */
const TIMEOUT = 400_000

/** What the parent tells the program that it will kill. */
export interface CrashOrder {
  folder: string
  baseUrl: string
  key: string
  /** Surveys 1 to this one are to be launched, those that are not yet. */
  upTo: number
  tuning: CreationTuning
}

/**
 * Launches surveys, creates focus groups and keys with a host's own way to the service, each asked for once in all starts,
 * and follows them until nothing is left to do; the parent kills the program at any instant.
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
