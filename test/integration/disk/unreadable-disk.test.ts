import { expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { launch, TUNING } from './a-place.ts'

/** The real store; while `disk.isGone`, lists of connections and runs cannot be read from it. */
function readable(storage: Storage, disk: { isGone: boolean }): Storage {
  const guarded = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'list' || typeof value !== 'function') return value
        return (...input: unknown[]) => {
          if (disk.isGone) throw new SondeError('STORAGE', { cause: 'other' })
          return Reflect.apply(value, target, input)
        }
      },
    })
  const parts = { connections: guarded(storage.connections), runs: guarded(storage.runs) }
  return new Proxy(storage, {
    get: (target, name) => {
      if (Object.hasOwn(parts, name)) return Reflect.get(parts, name)
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function aPlace() {
  const disk = { isGone: false }
  const account = await anAccount()
  const core = openTestCore({
    ...{ folder: tempFolder(), tuning: TUNING },
    between: (storage) => readable(storage, disk),
  })
  onTestFinished(async () => {
    disk.isGone = false
    await core.close()
  })
  const { id: connectionId } = await core.client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const place = { core, account, connectionId, folder: '', secrets: memoryStore() }
  return {
    ...{ client: core.client, wake: core.wake, disk },
    check: () => core.client.connections.check({ id: connectionId }),
    logged: (event: string) => core.logged.some((entry) => Array.isArray(entry) && entry[0] === event),
    launch: () => launch(place),
  }
}

// An error that nobody handles would end the process, and with it all replies that are only in memory.
it('a disk that cannot be read when the statuses are due does not end Sonde', async () => {
  const { client, check, logged, disk } = await aPlace()
  const told: unknown[] = []
  const closed = new AbortController()
  const watching = (async () => {
    for await (const statuses of await client.connections.watch(undefined, { signal: closed.signal }))
      told.push(statuses)
  })().catch(() => undefined)
  onTestFinished(async () => {
    closed.abort()
    await watching
  })
  await until('the page watches', () => told.length > 0)
  await check()
  disk.isGone = true
  await until('the statuses were due', () => logged('connections.statuses'))
  disk.isGone = false
  const before = told.length
  await check()
  await until('the page is told', () => told.length > before)
})

it('a machine that wakes up before its disk can be read goes on', async () => {
  const { client, wake, logged, disk, launch } = await aPlace()
  disk.isGone = true
  wake()
  expect(logged('run.wake')).toBe(true)
  disk.isGone = false
  const { id } = await launch()
  await until('a run ends', async () => (await client.runs.get({ id })).results === 'stored')
})
