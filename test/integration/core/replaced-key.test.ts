import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Storage } from '../../../electron/storage/storage.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { type ListingHabits, startListingService } from '../../support/listing-service.ts'
import { until } from '../../support/until.ts'

/** Creation number `nth` is carried out, but its answer is lost. */
const loses =
  (nth: number): ListingHabits['onCreate'] =>
  (n, { keep, say, cut }) => {
    const { id } = keep()
    if (n === nth) cut()
    else say({ id, status: 'draft' })
  }

/** Two accounts of a service, and a connection that calls the second account once it has that account's key. */
async function onTwoAccounts(one: Partial<ListingHabits>, other: Partial<ListingHabits>) {
  const service = await startListingService()
  const [account, another] = [service.open(one), service.open(other)]
  const key = 'sk-live-of-another-account'
  const ask: typeof fetch = (input, init) => {
    const isNew = new Headers(init?.headers).get('x-api-key') === key
    return fetch(isNew ? String(input).replace(account.baseUrl, another.baseUrl) : input, init)
  }
  const tuning = { ...QUICK, pace: () => 100 }
  let storage: Storage | null = null
  const between = (opened: Storage) => {
    storage = opened
    return opened
  }
  const launcher = await launchOn(account.baseUrl, { fetch: ask, tuning, between })
  const { client } = launcher.core
  const replaceKey = () => client.connections.replaceKey({ id: launcher.connection.id, key })
  return { account, another, storage: storage as Storage | null, client, replaceKey, ...launcher }
}

describe('a key that is replaced', () => {
  it('takes the proof of the list with it: the next account’s list does not tell that a lost creation was not made', async () => {
    const { account, another, client, replaceKey, launch, settled } = await onTwoAccounts(
      { onCreate: loses(2) },
      {},
    )
    const first = await settled(await launch())
    for (const survey of account.surveys) survey.status = 'done'
    await until('it is done', async () => (await client.runs.get({ id: first.id })).state === 'done')
    const tell = Promise.withResolvers<void>()
    account.hides = () => true
    account.beforePage = () => tell.promise
    const run = await launch()
    await until('it is in doubt', async () => (await client.runs.get({ id: run.id })).problem !== null)
    await replaceKey()
    tell.resolve()
    expect(await settled(run)).toMatchObject({ state: 'unknown', doubt: 'other_key' })
    expect(another.creations).toBe(0)
  })

  it('ends what is still being learned of the earlier account’s list', async () => {
    const { account, storage, connection, client, replaceKey, launch } = await onTwoAccounts({}, {})
    const [asked, tell] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    account.beforePage = async () => {
      if (account.creations === 0) return
      asked.resolve()
      await tell.promise
    }
    const { id } = await launch()
    await asked.promise
    await replaceKey()
    tell.resolve()
    await until('it was looked for', async () => (await client.runs.get({ id })).state !== 'created')
    expect(storage?.serviceFacts.get(connection.id, 'list_proof', z.unknown())).toBeNull()
  })

  it('stays as it was where the disk refuses the new one', async () => {
    const account = (await startListingService()).open({})
    const keys: (string | null)[] = []
    let refuses = false
    const { core, connection } = await launchOn(account.baseUrl, {
      fetch: (input, init) => {
        keys.push(new Headers(init?.headers).get('x-api-key'))
        return fetch(input, init)
      },
      between: (storage) => {
        const save = storage.connections.save.bind(storage.connections)
        storage.connections.save = (saved) => {
          if (refuses) throw new SondeError('STORAGE')
          return save(saved)
        }
        return storage
      },
    })
    const { id } = connection
    refuses = true
    await expect(
      core.client.connections.replaceKey({ id, key: 'sk-live-new-0123456789' }),
    ).rejects.toMatchObject({ code: 'STORAGE' })
    await core.client.connections.check({ id })
    expect(keys).toEqual(['sk-live-0123456789'])
  })
})
