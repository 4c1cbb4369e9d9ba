import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { aPlace, CREATION, connected, launch, stored, TUNING } from './a-place.ts'
import { fragileStorage } from './fragile-storage.ts'

describe('room for the answer to a creation', () => {
  it('is made sure of first: without it nothing is sent, the run says why, and goes on when there is room', async () => {
    let full = true
    const place = await aPlace((write) => full && write === 'reserve.hold')
    const { id } = await launch(place)
    const { client } = place.core
    const waiting = await until('the run waits', async () => {
      const run = await client.runs.get({ id })
      return run.problem ? run : null
    })
    expect(waiting).toMatchObject({
      state: 'queued',
      problem: { code: 'STORAGE', cause: 'full' },
      sentAt: null,
    })
    const draft = await client.focus.createDraft({ draft: aFocusDraft() })
    const { connectionId } = place
    await expect(
      client.focus.create({ id: draft.id, revision: draft.revision, connectionId }),
    ).rejects.toMatchObject({ code: 'STORAGE' })
    await expect(client.account.createKey({ connectionId, name: 'New' })).rejects.toMatchObject({
      code: 'STORAGE',
    })
    expect(place.account.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    full = false
    await stored(place, id, new Set())
  })

  it('is left to an answer that waits for the disk: no other creation is sent before that is saved', async () => {
    let full = false
    const account = await anAccount({
      before: async (call) => {
        full ||= CREATION.test(call) && account.surveys.length === 0
      },
    })
    const place = await connected(account, tempFolder(), (write) => full && write !== 'reserve.hold')
    const first = await launch(place)
    const second = await launch(place)
    const { client } = place.core
    await until(
      'the second one waits',
      async () => (await client.runs.get({ id: second.id })).problem !== null,
    )
    expect(await client.runs.get({ id: first.id })).toMatchObject({ state: 'created', unsaved: true })
    expect(account.count(CREATION)).toBe(1)
    full = false
    await stored(place, first.id, new Set())
    await stored(place, second.id, new Set())
    expect(account.count(CREATION)).toBe(2)
  })

  it('is given up for what the service answered, where the disk has no other', async () => {
    let given = 0
    let asked = false
    const account = await anAccount({
      before: async (call) => {
        asked ||= CREATION.test(call)
      },
    })
    const folder = tempFolder()
    const core = openTestCore({
      folder,
      tuning: TUNING,
      between: (real) => {
        const storage = fragileStorage(real, (write) => asked && given === 0 && write !== 'reserve.hold')
        const giveUp = () => {
          given += 1
          return real.reserve.giveUp()
        }
        return new Proxy(storage, {
          get: (target, name) =>
            name === 'reserve' ? { ...target.reserve, giveUp } : Reflect.get(target, name, target),
        })
      },
    })
    onTestFinished(() => core.close())
    const { id: connectionId } = await core.client.connections.add({
      ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    })
    const place = { core, account, folder, connectionId, secrets: memoryStore() }
    await stored(place, (await launch(place)).id, new Set())
    expect(given).toBe(1)
    expect(account.count(CREATION)).toBe(1)
    expect(core.logged).not.toContainEqual(['disk.outcome_waits', expect.anything()])
  })
})
