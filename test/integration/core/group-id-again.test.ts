import { describe, expect, it, onTestFinished } from 'vitest'
import type { FocusSession, FocusState } from '../../../shared/models/focus.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/**
 * A service that reuses the id of the last deleted group, and breaks off creation number `cutAt` after carrying it out.
 */
async function aService(cutAt: number) {
  const rows: { id: string; titre: string }[] = []
  let creations = 0
  const baseUrl = await strangeServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += bytes
    })
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
      const say = (data: unknown) =>
        response
          .writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data, error: data === null ? 'no such group' : null }))
      const id = /\/focus\/([^/]+)/.exec(pathname)?.[1]
      const at = rows.findIndex((row) => row.id === id)
      if (request.method === 'POST') {
        creations += 1
        const made = String(1 + Math.max(0, ...rows.map((row) => Number(row.id))))
        rows.push({ id: made, titre: JSON.parse(body).titre })
        return creations === cutAt ? void response.destroy() : say({ id: made, profiles: [] })
      }
      if (request.method === 'DELETE') return say(rows.splice(at, 1)[0] ?? null)
      if (id !== undefined) return say(at === -1 ? null : { id, profiles: [] })
      const offset = Number(searchParams.get('offset'))
      say({ items: rows.slice(offset, offset + Number(searchParams.get('limit'))) })
    })
  })
  return { baseUrl, rows, creations: () => creations }
}

async function setUp({ marks = true } = {}) {
  const service = await aService(2)
  const core = openTestCore({ folder: tempFolder(), tuning: { settles: 400, looks: 50 } })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl: service.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    marks,
  })
  const create = async (title: string): Promise<string> => {
    const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft({ title }) })
    await client.focus.create({ id, revision, connectionId })
    return id
  }
  const reaches = (id: string, states: FocusState[]): Promise<FocusSession> =>
    until(`it is ${states.join(' or ')}`, async () => {
      const { session } = await client.focus.get({ id })
      return states.includes(session.state) ? session : null
    })
  const first = await create('First')
  await reaches(first, ['open'])
  return { service, client, create, reaches, first }
}

describe('a group whose creation was cut, and that was given the id of an earlier one', () => {
  it('is found by its mark where the earlier one was deleted through Sonde', async () => {
    const { service, client, create, reaches, first } = await setUp()
    await client.focus.removeRemote({ id: first })
    const session = await reaches(await create('Second'), ['open', 'unknown'])
    expect(session).toMatchObject({ state: 'open', remoteId: '1' })
    expect(service.creations()).toBe(2)
  })

  it('is found by its mark where the earlier one was deleted elsewhere', async () => {
    const { service, create, reaches } = await setUp()
    service.rows.splice(0)
    const session = await reaches(await create('Second'), ['open', 'unknown'])
    expect(session).toMatchObject({ state: 'open', remoteId: '1' })
    expect(service.creations()).toBe(2)
  })

  it('can be chosen by the person where it has no mark and the earlier one was deleted through Sonde', async () => {
    const { client, create, reaches, first } = await setUp({ marks: false })
    await client.focus.removeRemote({ id: first })
    const { id } = await reaches(await create('Second'), ['unknown'])
    expect(await client.focus.candidates({ id })).toMatchObject([{ remoteId: '1' }])
    expect(await client.focus.decide({ id, remoteId: '1' })).toMatchObject({ state: 'open', remoteId: '1' })
  })

  it('can be chosen by the person where it has no mark, and its title cannot be that of the earlier one', async () => {
    const { service, client, create, reaches } = await setUp({ marks: false })
    service.rows.splice(0)
    const { id } = await reaches(await create('Second'), ['unknown'])
    expect(await client.focus.candidates({ id })).toMatchObject([{ remoteId: '1' }])
    expect(await client.focus.decide({ id, remoteId: '1' })).toMatchObject({ state: 'open', remoteId: '1' })
  })

  it('is not chosen where the title may be that of the earlier one', async () => {
    const { service, client, create, reaches } = await setUp({ marks: false })
    service.rows.splice(0)
    const { id } = await reaches(await create('First'), ['unknown'])
    expect(await client.focus.candidates({ id })).toEqual([])
    await expect(client.focus.decide({ id, remoteId: '1' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
