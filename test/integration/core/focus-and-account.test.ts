import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import papaparse from 'papaparse'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { type ShapeName, shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { escapeXml } from '../../../shared/exchange/xml/escape-xml.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

async function openPractisingCore({ shapes }: { shapes?: ShapeName } = {}) {
  const folder = tempFolder()
  const service = await startPracticeService({ speed: 40, seed: 3, shapes })
  const core = openTestCore({ folder, practice: practicePort(service) })
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  return { core, service, folder }
}

/** A core connected to a service that is not the built-in practice service. */
async function openLiveCore({ secrets = memoryStore() } = {}) {
  const folder = tempFolder()
  const service = await startPracticeService({ speed: 40, seed: 3 })
  const core = openTestCore({ folder, secrets })
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  const connect = async (key: string) => {
    const { id } = await core.client.connections.add({
      ...{ name: 'Live', baseUrl: service.baseUrl, key, plan: 'enterprise', colour: 'indigo' },
    })
    return id
  }
  return { core, service, folder, connect, connectionId: await connect(service.enterpriseKey) }
}

describe('a focus group', () => {
  it.for(shapeNames)('draws its profiles, grows as it is asked and ends, answered %s', async (shapes) => {
    const { core } = await openPractisingCore({ shapes })
    const { focus, exports, search } = core.client
    const draft = await focus.createDraft({ draft: aFocusDraft() })
    await focus.create({ id: draft.id, revision: draft.revision, connectionId: 'practice' })
    const open = await until('the session is open', async () => {
      const { session } = await focus.get({ id: draft.id })
      return session.state === 'open' ? session : null
    })
    expect(open.profiles).toHaveLength(4)

    const idleWith = (requests: number) =>
      until(`request ${requests} is answered`, async () => {
        const event = await focus.get({ id: draft.id })
        return event.session.activity === 'idle' && event.session.requests >= requests ? event : null
      })
    await focus.nextRound({ id: draft.id })
    await expect(focus.nextRound({ id: draft.id })).rejects.toMatchObject({ code: 'CONFLICT' })
    const first = await idleWith(1)
    expect(first.transcript.turns.length).toBeGreaterThan(0)

    await focus.runToEnd({ id: draft.id })
    const last = await until('the discussion is complete', async () => {
      const event = await focus.get({ id: draft.id })
      return event.session.state === 'complete' && event.session.activity === 'idle' ? event : null
    })
    expect(last.transcript.turns.length).toBeGreaterThan(first.transcript.turns.length)
    expect(last.transcript.diverged).toBe(false)
    expect(last.session.requests).toBeLessThanOrEqual(4)
    expect(await focus.snapshots({ id: draft.id })).toHaveLength(3)
    const file = await exports.transcriptText({ sessionId: draft.id, language: 'fr' })
    expect(file.text).toContain('pas de marge d’erreur')
    const document = await exports.transcriptWord({ sessionId: draft.id, language: 'fr' })
    expect(document).toMatchObject({ fileName: expect.stringMatching(/\.docx$/), withoutNotes: false })
    const zip = readZip(Buffer.from(document.base64, 'base64'), createReadingMeter({}))
    const xml = (await zip.text('word/document.xml')) ?? ''
    for (const { number, text } of last.transcript.turns) {
      expect(xml).toContain(`[${number}] `)
      for (const line of text.split('\n')) expect(xml).toContain(escapeXml(line))
    }
    const table = await exports.transcriptCsv({ sessionId: draft.id, language: 'fr', form: 'comma' })
    expect(table.fileName).toMatch(/\.csv$/)
    expect(papaparse.parse(table.text.trim(), { header: true }).data).toHaveLength(
      last.transcript.turns.length,
    )
    expect((await search.find({ text: 'vélo' })).map(({ kind }) => kind)).toContain('focus')
  })

  it('is refused while a field is wrong, and keeps what was typed', async () => {
    const { core } = await openPractisingCore()
    const typed = aFocusDraft({ title: ' ', personas: 9 })
    const draft = await core.client.focus.createDraft({ draft: typed })
    await expect(
      core.client.focus.create({ id: draft.id, revision: 1, connectionId: 'practice' }),
    ).rejects.toMatchObject({ code: 'INVALID' })
    expect((await core.client.focus.get({ id: draft.id })).session.draft).toEqual(typed)
  })
})

describe('the account', () => {
  it('lists, creates and revokes keys; the new secret goes to the person and not to the page', async () => {
    const { core, service, connectionId } = await openLiveCore()
    const { account, connections } = core.client
    const { keys: before } = await account.keys({ connectionId })
    const created = await account.createKey({ connectionId, name: 'Laptop' })
    expect(await account.handOverKey({ handle: created.handle })).toEqual({ how: 'clipboard' })
    const secret = core.handedOver[0] ?? ''
    expect(secret.length).toBeGreaterThan(10)
    expect(JSON.stringify(created)).not.toContain(secret)
    const kept = await account.keepKeyAsConnection({ handle: created.handle, name: 'Laptop' })
    expect((await connections.check({ id: kept.id })).reach).toBe('reachable')
    const { keys: after } = await account.keys({ connectionId })
    expect(after.length).toBe(before.length + 1)
    const id = after.find((key) => !before.some((old) => old.id === key.id))?.id ?? -1
    await account.revokeKey({ connectionId, keyId: id })
    await expect(connections.check({ id: kept.id })).rejects.toMatchObject({ code: 'KEY_REFUSED' })
    expect(service.baseUrl).toContain('127.0.0.1')
  })

  it('knows a new key whose secret only its memory holds', async () => {
    const { core, connectionId } = await openLiveCore()
    const { account } = core.client
    const create = () => account.createKey({ connectionId, name: 'Laptop' })
    const given = await create()
    expect(core.holdsUntakenKey()).toBe(true)
    await account.handOverKey({ handle: given.handle })
    expect(core.holdsUntakenKey()).toBe(false)
    const kept = await create()
    // This core has no keychain, so the key is kept for the session only.
    expect((await account.keepKeyAsConnection({ handle: kept.handle, name: 'Laptop' })).key).toBe('session')
    expect(core.holdsUntakenKey()).toBe(true)
    await account.forgetKey({ handle: kept.handle })
    expect(core.holdsUntakenKey()).toBe(false)
    await expect(account.handOverKey({ handle: kept.handle })).rejects.toMatchObject({ code: 'MISSING' })
  })

  it('tells which new keys it holds, how far each is taken, and never a secret', async () => {
    const { core, connectionId } = await openLiveCore()
    const { account, connections } = core.client
    expect(await account.freshKeys()).toEqual([])
    const created = await account.createKey({ connectionId, name: ' Laptop ' })
    const fresh = { ...created, connectionId, name: 'Laptop' }
    expect(await account.freshKeys()).toEqual([{ ...fresh, handedOver: false, keptAs: null, taken: false }])
    const kept = await account.keepKeyAsConnection({ handle: created.handle, name: 'Copy' })
    const asKept = { id: kept.id, name: 'Copy', inMemory: true }
    expect(await account.freshKeys()).toEqual([{ ...fresh, handedOver: false, keptAs: asKept, taken: false }])
    await account.handOverKey({ handle: created.handle })
    expect(await account.freshKeys()).toEqual([{ ...fresh, handedOver: true, keptAs: asKept, taken: true }])
    expect(JSON.stringify(await account.freshKeys())).not.toContain(core.handedOver[0])
    await connections.remove({ id: kept.id })
    expect((await account.freshKeys())[0]?.keptAs).toBeNull()
    await account.forgetKey({ handle: created.handle })
    expect(await account.freshKeys()).toEqual([])
  })

  it.for(shapeNames)('forgets a new key that was revoked, and no other, answered %s', async (shapes) => {
    const { core } = await openPractisingCore({ shapes })
    const { account } = core.client
    const doomed = await account.createKey({ connectionId: 'practice', name: 'Doomed' })
    const other = await account.createKey({ connectionId: 'practice', name: 'Other' })
    const { keys: listed } = await account.keys({ connectionId: 'practice' })
    const keyId = doomed.key?.id ?? listed.find(({ name }) => name === 'Doomed')?.id ?? -1
    await account.revokeKey({ connectionId: 'practice', keyId })
    expect((await account.freshKeys()).map(({ handle }) => handle)).toEqual([other.handle])
    await account.forgetKey({ handle: other.handle })
    expect(core.holdsUntakenKey()).toBe(false)
  })

  it('forgets a new key that was revoked over another connection to the same service', async () => {
    const { core, service, connectionId, connect } = await openLiveCore()
    const { account } = core.client
    const { key } = await account.createKey({ connectionId, name: 'Doomed' })
    const elsewhere = await connect(service.enterpriseKey)
    await account.revokeKey({ connectionId: elsewhere, keyId: key?.id ?? -1 })
    expect(await account.freshKeys()).toEqual([])
  })

  it('forgets a new key with the connection that it was made over, and not one whose copy only is removed', async () => {
    const { core, connectionId } = await openLiveCore()
    const { account, connections } = core.client
    const { handle } = await account.createKey({ connectionId, name: 'Laptop' })
    const copy = await account.keepKeyAsConnection({ handle, name: 'Copy' })
    await connections.remove({ id: copy.id })
    expect(core.holdsUntakenKey()).toBe(true)
    await connections.remove({ id: connectionId })
    expect(core.holdsUntakenKey()).toBe(false)
    expect(await account.freshKeys()).toEqual([])
  })

  it('does not count a key as taken once the connection that kept it is gone or has another', async () => {
    const secrets = { ...memoryStore(), tier: 'keychain' as const }
    const { core, service, connectionId } = await openLiveCore({ secrets })
    const { account, connections } = core.client
    const { handle } = await account.createKey({ connectionId, name: 'Laptop' })
    const kept = await account.keepKeyAsConnection({ handle, name: 'Copy' })
    expect(core.holdsUntakenKey()).toBe(false)
    await connections.replaceKey({ id: kept.id, key: service.apiKey })
    expect(core.holdsUntakenKey()).toBe(true)
    const again = await account.keepKeyAsConnection({ handle, name: 'Copy' })
    expect(core.holdsUntakenKey()).toBe(false)
    await connections.remove({ id: again.id })
    expect(core.holdsUntakenKey()).toBe(true)
  })

  it('refuses to keep a practice key as a connection, and any connection to the practice service', async () => {
    const { core, service } = await openPractisingCore()
    const { account, connections } = core.client
    const { handle } = await account.createKey({ connectionId: 'practice', name: 'Mine' })
    await expect(account.keepKeyAsConnection({ handle, name: 'Mine' })).rejects.toMatchObject({
      code: 'REFUSED',
      data: { reason: 'practice' },
    })
    const { port } = new URL(service.baseUrl)
    for (const host of ['127.0.0.1', 'localhost', '127.0.0.2', '[::1]', 'sonde.localhost'])
      await expect(
        connections.add({
          ...{ name: 'Mine', baseUrl: `http://${host}:${port}/v2`, key: service.apiKey },
          ...{ plan: 'standard', colour: 'teal' },
        }),
      ).rejects.toMatchObject({
        code: 'INVALID',
        data: { fields: [{ path: ['baseUrl'], message: 'practice' }] },
      })
    expect(await connections.list()).toHaveLength(1)
  })

  it('sees the members of the organisation', async () => {
    const { core } = await openPractisingCore()
    const { members, unread } = await core.client.account.members({ connectionId: 'practice' })
    expect(unread).toBeNull()
    expect(members.length).toBeGreaterThan(0)
    expect(members.every((member) => member.fields.length > 0)).toBe(true)
  })

  it('tells a refusal for the plan from one for rights', async () => {
    const { core, service, connect } = await openLiveCore()
    const { account } = core.client
    const id = await connect(service.apiKey)
    await expect(account.createKey({ connectionId: id, name: 'x' })).rejects.toMatchObject({
      code: 'REFUSED',
      data: { reason: 'plan' },
    })
    await expect(account.members({ connectionId: id })).rejects.toMatchObject({
      code: 'REFUSED',
      data: { reason: 'rights' },
    })
  })
})

describe('the practice conditions', () => {
  it('are set for the service that runs, and refused where they make no sense', async () => {
    const { core } = await openPractisingCore()
    const { practice } = core.client
    const before = await practice.conditions()
    const changed = { ...before, runs: { ...before.runs, fail: { probability: 1, next: 0 } } }
    expect(await practice.setConditions(changed)).toEqual(changed)
    expect(await practice.conditions()).toEqual(changed)
    await expect(practice.setConditions({ ...before, latencyMs: { min: 9, max: 1 } })).rejects.toMatchObject({
      code: 'INVALID',
    })
  })
})

describe('keys', () => {
  it('are written nowhere in the data folder, and told to no procedure', async () => {
    const { core, service, folder } = await openLiveCore()
    const { connections } = core.client
    const added = await connections.add({
      name: 'Live',
      baseUrl: service.baseUrl,
      key: service.apiKey,
      plan: 'standard',
      colour: 'grape',
    })
    await connections.check({ id: added.id })
    const told = JSON.stringify([added, await connections.list(), core.logged])
    expect(told).not.toContain(service.apiKey)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      expect(readFileSync(path.join(file.parentPath, file.name), 'latin1')).not.toContain(service.apiKey)
  })

  it('are refused with the field named when the address or the key cannot be right', async () => {
    const { core } = await openPractisingCore()
    const add = (patch: object) =>
      core.client.connections.add({
        name: 'Live',
        baseUrl: 'https://service.example',
        key: 'k',
        plan: 'standard',
        colour: 'teal',
        ...patch,
      })
    for (const [patch, field] of [
      [{ name: ' ' }, 'name'],
      [{ baseUrl: 'http://service.example' }, 'baseUrl'],
      [{ key: '' }, 'key'],
      [{ key: 'two words' }, 'key'],
    ] as const)
      await expect(add(patch)).rejects.toMatchObject({
        code: 'INVALID',
        data: { fields: [{ path: [field] }] },
      })
  })
})
