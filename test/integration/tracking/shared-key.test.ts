import { describe, expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { Plan } from '../../../shared/models/connection.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { watchCalls } from '../../support/tracking/soak-roles.ts'

async function setUp() {
  const time = simulateTime()
  const service = await startPracticeService({ seed: 5, clock: time.serviceClock })
  const watched = watchCalls(time)
  const [folder, secrets] = [tempFolder(), memoryStore()]
  const open = () => openTestCore({ folder, secrets, clock: time.clock, fetch: watched.fetch })
  const core = open()
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  const { connections } = core.client
  const connect = async (key: string, plan: Plan = 'standard') => {
    const input = { name: 'Live', baseUrl: service.baseUrl, key, plan, colour: 'teal' as const }
    return (await connections.add(input)).id
  }
  const budget = async (id: string, { client } = core) => {
    for await (const statuses of await client.connections.watch())
      return statuses.find(({ connectionId }) => connectionId === id)?.budget
  }
  return { time, service, watched, core, open, connections, connect, budget }
}

describe('connections with the same origin and key', () => {
  it('share one budget, so that both together are never refused', async () => {
    const { time, service, watched, connections, connect, budget } = await setUp()
    const ids = [await connect(service.apiKey), await connect(service.apiKey)]
    const seen = { answered: 0 }
    const checks = Array.from({ length: 140 }, async (_, number) => {
      await connections.check({ id: ids[number % 2] ?? '' })
      seen.answered += 1
    })
    await time.passUntil(() => seen.answered === 100, 30_000)
    expect((await budget(ids[0] ?? ''))?.remaining).toBe(0)
    expect((await budget(ids[1] ?? ''))?.remaining).toBe(0)
    await time.passUntil(() => seen.answered === 140, 90_000)
    await Promise.all(checks)
    expect(watched.refusals).toEqual([])
  })

  it('count as the smaller plan of the two, and go on counting after one is removed', async () => {
    const { service, connections, connect, budget } = await setUp()
    const large = await connect(service.apiKey, 'admin')
    await connections.check({ id: large })
    expect(await budget(large)).toMatchObject({ limit: 500, remaining: 499 })
    const small = await connect(service.apiKey, 'standard')
    await connections.check({ id: small })
    expect(await budget(large)).toMatchObject({ limit: 100, remaining: 98 })
    await connections.remove({ id: small })
    expect(await budget(large)).toMatchObject({ limit: 500, remaining: 498 })
  })

  it('keep apart from those with another key', async () => {
    const { service, connections, connect, budget } = await setUp()
    const mine = await connect(service.apiKey)
    const other = await connect(service.enterpriseKey)
    await connections.check({ id: mine })
    await connections.check({ id: other })
    expect(await budget(mine)).toMatchObject({ remaining: 99 })
    expect(await budget(other)).toMatchObject({ remaining: 99 })
  })
})

describe('a connection whose plan or key changes', () => {
  it('keeps what was counted with its plan, and starts afresh with another key', async () => {
    const { service, connections, connect, budget } = await setUp()
    const id = await connect(service.apiKey)
    await connections.check({ id })
    await connections.update({ id, plan: 'admin' })
    expect(await budget(id)).toMatchObject({ limit: 500, remaining: 499 })
    await connections.replaceKey({ id, key: service.adminKey })
    await connections.check({ id })
    expect(await budget(id)).toMatchObject({ limit: 500, remaining: 499 })
    await connections.replaceKey({ id, key: service.apiKey })
    await connections.check({ id })
    expect(await budget(id)).toMatchObject({ limit: 500, remaining: 498 })
  })
})

describe('a connection beside another program', () => {
  /** Another program has used up 60 calls of the key when Sonde makes 45. */
  async function learn() {
    const set = await setUp()
    const { time, service, watched, connections, connect } = set
    const id = await connect(service.apiKey)
    const headers = { 'x-api-key': service.apiKey }
    for (let call = 0; call < 60; call++) await time.fetch(`${service.baseUrl}/api/v1/api-keys`, { headers })
    const seen = { answered: 0 }
    const checks = Array.from({ length: 45 }, async () => {
      await connections.check({ id })
      seen.answered += 1
    })
    await time.passUntil(() => seen.answered === 45, 120_000)
    await Promise.all(checks)
    // All refusals come at once: calls already under way are refused together with the first.
    expect(new Set(watched.refusals.map(({ at }) => at)).size).toBe(1)
    const known = async ({ client } = set.core) =>
      (await client.connections.list()).find((connection) => connection.id === id)?.otherPrograms
    return { ...set, id, known }
  }

  it('learns of it from a 429 and remembers it with the connection, over a restart too', async () => {
    const { core, open, id, known, budget } = await learn()
    expect(await budget(id)).toMatchObject({ others: 50 })
    expect(await known()).toMatchObject({ calls: 50, learnedAt: expect.any(Number) })
    await core.close()
    const again = open()
    onTestFinished(() => again.close())
    expect(await known(again)).toMatchObject({ calls: 50, learnedAt: expect.any(Number) })
    await again.client.connections.check({ id })
    expect(await budget(id, again)).toMatchObject({ others: 50, remaining: 48 })
  })

  it('forgets it when the person says so, and with the key of which it was learned', async () => {
    const { connections, service, id, known, budget } = await learn()
    await connections.update({ id, otherPrograms: true, name: 'Renamed' })
    expect(await known()).toMatchObject({ calls: 50, learnedAt: expect.any(Number) })
    await connections.update({ id, otherPrograms: false })
    expect(await known()).toBeNull()
    expect(await budget(id)).not.toHaveProperty('others')
    await connections.update({ id, otherPrograms: true })
    await connections.replaceKey({ id, key: service.enterpriseKey })
    expect(await known()).toEqual({ calls: null, learnedAt: null })
  })

  it('forgets with a key what was learned of it', async () => {
    const { connections, service, id, known } = await learn()
    await connections.replaceKey({ id, key: service.enterpriseKey })
    expect(await known()).toBeNull()
  })

  it('leaves it half of the key from the beginning where it was told of it', async () => {
    const { connections, service, budget } = await setUp()
    const { id } = await connections.add({
      name: 'Live',
      baseUrl: service.baseUrl,
      key: service.apiKey,
      plan: 'standard',
      colour: 'teal',
      otherPrograms: true,
    })
    await connections.check({ id })
    expect(await budget(id)).toMatchObject({ limit: 100, others: 50, remaining: 48 })
  })
})
