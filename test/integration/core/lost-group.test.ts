import { cpSync, rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Clock } from '../../../electron/core/ports.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import type { FocusState } from '../../../shared/models/focus.ts'
import { type Account, anAccount } from '../../support/an-account.ts'
import { keychainPutBackToo } from '../../support/keychain-put-back-too.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'

const CREATION = /^POST \/api\/v1\/focus$/
const LIST = /^GET \/api\/v1\/focus$/

/** A service that breaks off creations of groups while `isCut`, and whose list is `listed()`. */
async function aService(isCut: () => boolean, listed: () => unknown[]): Promise<Account> {
  return anAccount({
    before: async (call, _, response) => {
      if (CREATION.test(call) && isCut()) response.destroy()
      return LIST.test(call) ? listed() : undefined
    },
  })
}

function openCore(place: { folder: string; secrets: SecretStore; clock?: Clock }, settles = 400): TestCore {
  const core = openTestCore({ ...place, tuning: { settles, looks: 50 } })
  onTestFinished(() => core.close())
  return core
}

async function connect({ client }: TestCore, account: Account): Promise<string> {
  const { id } = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  return id
}

async function create({ client }: TestCore, connectionId: string): Promise<string> {
  const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id, revision, connectionId })
  return id
}

function reaches({ client }: TestCore, id: string, wanted: FocusState): Promise<unknown> {
  return until(`it is ${wanted}`, async () => (await client.focus.get({ id })).session.state === wanted)
}

describe('a focus group whose creation was cut', () => {
  it('cannot be called not created before Sonde has looked, for as long as it may still come to be', async () => {
    let looks = 0
    let isSettled = false
    const account = await aService(
      () => true,
      () => {
        looks += 1
        return isSettled ? [] : [{ titre: 'a row without an id' }]
      },
    )
    // So long that a busy machine does not use it up; the clock then goes ahead by as much.
    const settles = 600_000
    let later = 0
    const clock = { ...systemClock, monotonic: () => systemClock.monotonic() + later }
    const core = openCore({ folder: tempFolder(), secrets: memoryStore(), clock }, settles)
    const id = await create(core, await connect(core, account))
    await until('it is in doubt', async () => (await core.client.focus.get({ id })).session.problem)
    await expect(core.client.focus.decide({ id, remoteId: null })).rejects.toMatchObject({ code: 'CONFLICT' })
    await until('it was looked for', () => looks > 1)
    isSettled = true
    later = settles
    await reaches(core, id, 'unknown')
    expect(looks).toBeGreaterThan(1)
    expect(await core.client.focus.decide({ id, remoteId: null })).toMatchObject({ state: 'draft' })
    expect(account.count(CREATION)).toBe(1)
  })

  it('is the person’s to judge where the list fails for ever', async () => {
    const account = await anAccount({
      before: async (call, _, response) => {
        if (CREATION.test(call)) response.destroy()
        if (LIST.test(call)) response.writeHead(500).end()
        return undefined
      },
    })
    const time = simulateTime()
    const core = openTestCore({ folder: tempFolder(), clock: time.clock, fetch: time.fetch })
    onTestFinished(() => core.close())
    const id = await create(core, await connect(core, account))
    await time.pass(1_200_000)
    expect((await core.client.focus.get({ id })).session.state).toBe('unknown')
    expect(await core.client.focus.decide({ id, remoteId: null })).toMatchObject({ state: 'draft' })
  })

  it('is never another one’s, though the person chooses it', async () => {
    let isCut = false
    const account = await aService(
      () => isCut,
      () => [],
    )
    const core = openCore({ folder: tempFolder(), secrets: memoryStore() }, 50)
    const connectionId = await connect(core, account)
    await reaches(core, await create(core, connectionId), 'open')
    isCut = true
    const id = await create(core, connectionId)
    await reaches(core, id, 'unknown')
    await expect(core.client.focus.decide({ id, remoteId: 'f1' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a focus group that is a draft since before this start', () => {
  it('is a draft again where Sonde ends before its turn to be sent has come', async () => {
    let isHeld = true
    const held = Promise.withResolvers<void>()
    const account = await anAccount({
      before: async (call) => {
        if (!LIST.test(call)) return undefined
        if (isHeld) await held.promise
        return []
      },
    })
    onTestFinished(() => held.resolve())
    const place = { folder: tempFolder(), secrets: memoryStore() }
    const first = openCore(place)
    const connectionId = await connect(first, account)
    const { id, revision } = await first.client.focus.createDraft({ draft: aFocusDraft() })
    await first.close()
    const second = openCore(place)
    await second.client.focus.create({ id, revision, connectionId })
    await until('it looks before it sends', async () => account.count(LIST) === 1)
    await second.close()
    isHeld = false
    const third = openCore(place)
    const { session } = await third.client.focus.get({ id })
    expect(session).toMatchObject({ state: 'draft', problem: null })
    await third.client.focus.create({ id, revision: session.revision, connectionId })
    await reaches(third, id, 'open')
    expect(account.count(CREATION)).toBe(1)
  })

  it('is asked about where the list cannot be read to its end', async () => {
    const account = await aService(
      () => false,
      () => [{ titre: 'a row without an id' }],
    )
    const place = { folder: tempFolder(), secrets: memoryStore() }
    const first = openCore(place)
    const connectionId = await connect(first, account)
    const { id, revision } = await first.client.focus.createDraft({ draft: aFocusDraft() })
    await first.close()
    const again = openCore(place)
    await again.client.focus.create({ id, revision, connectionId })
    await reaches(again, id, 'unknown')
    expect(account.count(CREATION)).toBe(0)
  })

  it('is asked about where the service has one of its title that nobody here knows: the data may be an older copy', async () => {
    const listed: unknown[] = []
    const account = await aService(
      () => false,
      () => listed,
    )
    const place = { folder: tempFolder(), secrets: keychainPutBackToo() }
    const first = openCore(place)
    const connectionId = await connect(first, account)
    const { id, revision } = await first.client.focus.createDraft({ draft: aFocusDraft() })
    await first.close()
    const backup = tempFolder()
    cpSync(place.folder, backup, { recursive: true })
    const second = openCore(place)
    await second.client.focus.create({ id, revision, connectionId })
    await reaches(second, id, 'open')
    listed.push({ id: 'f1', titre: `·7F3KQ ${aFocusDraft().title}` })
    await second.close()
    rmSync(place.folder, { recursive: true })
    cpSync(backup, place.folder, { recursive: true })

    const again = openCore(place)
    await again.client.focus.create({ id, revision, connectionId })
    await reaches(again, id, 'unknown')
    expect(account.count(CREATION)).toBe(1)
    expect(await again.client.focus.candidates({ id })).toMatchObject([{ remoteId: 'f1' }])
    // The person has checked that this is another group, so the group is created.
    const draft = await again.client.focus.decide({ id, remoteId: null })
    await again.client.focus.create({ id, revision: draft.revision, connectionId })
    await reaches(again, id, 'open')
    expect(account.count(CREATION)).toBe(2)
  })
})
