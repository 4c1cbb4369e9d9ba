import { cpSync, rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const real = createNodeFetch()

/**
 * Closes Sonde while a launch waits for the network, at the first call that matches `waitsAt`, and copies the data
 * folder. `putBack` restores that copy. The keychain (here in memory) is not part of the folder.
 */
async function aWaitingLaunch(waitsAt: RegExp) {
  const account = (await startListingService()).open()
  const network = { isThere: false, launches: 0 }
  const ask: typeof fetch = (input, init) => {
    const call = `${init?.method} ${String(input)}`
    if (!network.isThere && waitsAt.test(call))
      return Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }))
    if (call.endsWith('/launch')) network.launches += 1
    return real(input, init)
  }
  const [folder, copy] = [tempFolder(), tempFolder()]
  const place = { folder, secrets: memoryStore(), tuning: QUICK, fetch: ask }
  const first = openTestCore(place)
  const { launch } = await launchOn(account.baseUrl, { core: first })
  const { id } = await launch()
  await until('it waits', async () => (await first.client.runs.get({ id })).problem !== null)
  await first.close()
  rmSync(copy, { recursive: true })
  cpSync(folder, copy, { recursive: true })
  const open = () => {
    const core = openTestCore(place)
    onTestFinished(() => core.close())
    return core
  }
  const putBack = () => {
    rmSync(folder, { recursive: true })
    cpSync(copy, folder, { recursive: true })
    return open()
  }
  return { account, network, id, open, putBack }
}

it('an older copy of the whole folder creates nothing again that was created since and deleted at the service', async () => {
  const { account, network, id, open, putBack } = await aWaitingLaunch(/./)
  network.isThere = true
  const second = open()
  await until('it runs', async () => (await second.client.runs.get({ id })).state === 'running')
  await second.close()
  account.surveys.splice(0)
  const { client } = putBack()
  expect(await client.restore.held()).toMatchObject({ cause: 'folder', items: [{ id }] })
  expect([(await client.runs.get({ id })).state, account.creations]).toEqual(['queued', 1])
})

it('an older copy of the whole folder launches nothing that was stopped since', async () => {
  const { network, id, open, putBack } = await aWaitingLaunch(/launch$/)
  const second = open()
  await second.client.runs.stop({ id })
  await second.close()
  network.isThere = true
  const { client } = putBack()
  expect(await client.restore.held()).toMatchObject({ cause: 'folder', items: [{ id }] })
  expect(network.launches).toBe(0)
})

it('the folder itself is never taken for an older copy, however often Sonde is started', async () => {
  const { network, id, open } = await aWaitingLaunch(/./)
  for (let starts = 0; starts < 3; starts += 1) {
    const core = open()
    expect(await core.client.restore.held()).toBeNull()
    await core.close()
  }
  network.isThere = true
  const { client } = open()
  await until('it runs', async () => (await client.runs.get({ id })).state === 'running')
})
