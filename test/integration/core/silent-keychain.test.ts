import { expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { launch, liveConnection } from './a-launched-run.ts'

/** Secrets in memory, whose reading waits while `isLocked`, as for a person who has to unlock the keychain. */
function lockable() {
  const real = memoryStore()
  const keychain = { isLocked: false, waiting: 0 }
  const secrets: SecretStore = {
    ...real,
    get: async (name) => {
      if (!keychain.isLocked) return await real.get(name)
      keychain.waiting += 1
      return await new Promise<never>(() => undefined)
    },
  }
  return { secrets, keychain }
}

/** `after`: how many calls were made before the keychain was locked. The first call also finds its key's budget. */
async function aLockedRun(after = 0) {
  const folder = tempFolder()
  const account = await anAccount()
  const { secrets, keychain } = lockable()
  const core = openTestCore({ folder, secrets })
  const { id } = await liveConnection(core, account.baseUrl)
  for (let made = 0; made < after; made++) await core.client.connections.check({ id })
  keychain.isLocked = true
  const run = await launch(core, id)
  await until('the keychain is asked', () => keychain.waiting > 0)
  return { core, run, keychain, account }
}

it.for([0, 1])(
  'Sonde ends while a call waits for the keychain to be unlocked, after calls: %i',
  async (after) => {
    const { core, account } = await aLockedRun(after)
    await core.close()
    expect(account.calls).toHaveLength(after)
  },
)

it('a run that waits for the keychain is taken out of the queue, and the next one is sent once it is unlocked', async () => {
  const { core, run, keychain, account } = await aLockedRun()
  onTestFinished(() => core.close())
  await core.client.runs.stop({ id: run.id })
  keychain.isLocked = false
  const next = await launch(core, run.connectionId)
  await until(
    'it has its answers',
    async () => (await core.client.runs.get({ id: next.id })).results === 'stored',
  )
  expect((await core.client.runs.get({ id: run.id })).state).toBe('stopped')
  expect(account.surveys).toHaveLength(1)
})
