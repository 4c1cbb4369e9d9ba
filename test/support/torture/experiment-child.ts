import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import { openTestCore } from '../open-test-core.ts'
import { until } from '../until.ts'
import { carryOutExperiment, isExperimentSettled } from './carry-out-experiment.ts'
import type { CrashOrder } from './obey-crash-order.ts'

/** The program that is killed while it carries out an experiment; it prints each step before it takes it. */
const order: Omit<CrashOrder, 'upTo'> = JSON.parse(process.argv.at(-1) ?? '{}')
const { folder, baseUrl, key, tuning } = order
const secrets: SecretStore = {
  tier: 'keychain',
  get: async () => JSON.stringify({ origin: new URL(baseUrl).origin, key }),
  set: async () => undefined,
  delete: async () => undefined,
}
const { client, close } = openTestCore({ folder, secrets, tuning, fetch: createNodeFetch() })
const live = (await client.connections.list()).find(({ practice }) => !practice)
const connection =
  live ?? (await client.connections.add({ name: 'Live', baseUrl, key, plan: 'admin', colour: 'teal' }))
await carryOutExperiment(client, connection.id, (step) => process.stdout.write(`${step}\n`))
process.stdout.write('follow\n')
await until('nothing is left to do', () => isExperimentSettled(client), 400_000)
await close()
