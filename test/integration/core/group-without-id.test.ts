import { expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** A service that creates groups without returning their ids, and lists them with rows made by `row`. */
async function createOn(made: number, row: (id: number) => unknown) {
  const rows = [1, 2]
  let creations = 0
  const baseUrl = await strangeServer(async (request, response) => {
    for await (const _ of request);
    const url = new URL(request.url ?? '', 'http://any')
    const say = (data: unknown) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify({ data, error: null }))
    if (request.method === 'POST') {
      creations += 1
      for (let count = 0; count < made; count++) rows.push(rows.length + 1)
      return say({ fait: 'oui' })
    }
    if (url.pathname !== '/api/v1/focus') return say({ tirage: [{ prenom: 'Ana' }, { prenom: 'Ben' }] })
    const offset = Number(url.searchParams.get('offset'))
    say({ groupes: rows.slice(offset, offset + 20).map(row) })
  })
  const core = openTestCore({
    ...{ folder: tempFolder(), secrets: memoryStore(), tuning: { settles: 1500, looks: 50 } },
  })
  onTestFinished(() => core.close())
  const connection = await core.client.connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id, revision } = await core.client.focus.createDraft({ draft: aFocusDraft() })
  await core.client.focus.create({ id, revision, connectionId: connection.id })
  const session = await until('it is open, or a person is asked', async () => {
    const { session: now } = await core.client.focus.get({ id })
    return now.state === 'open' || now.state === 'unknown' ? now : null
  })
  return { session, creations: () => creations }
}

it('a group made without an id is the one by which the list has grown', async () => {
  const { session, creations } = await createOn(1, (id) => ({ souche: `g-${id}` }))
  expect(session).toMatchObject({ state: 'open', remoteId: 'g-3' })
  expect(session.profiles.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(creations()).toBe(1)
})

it.each<[string, number, (id: number) => unknown]>([
  ['by two', 2, (id) => ({ souche: `g-${id}` })],
  ['by one of another title', 1, (id) => ({ souche: `g-${id}`, sujet: 'Tout autre chose' })],
])('a person is asked where the list has grown %s, and nothing is made twice', async (_, made, row) => {
  const { session, creations } = await createOn(made, row)
  expect(session).toMatchObject({ state: 'unknown', remoteId: null })
  expect(creations()).toBe(1)
})

it.each(['before', 'after'])(
  'a group goes on once the person has shown where its id is (%s Sonde asks)',
  async (when) => {
    let made = 0
    const baseUrl = await strangeServer(async (request, response) => {
      for await (const _ of request);
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const say = (data: unknown) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
          .end(JSON.stringify({ data, error: null }))
      if (request.method === 'POST') {
        made += 1
        return say({ fait: { un: 'lot-7', autre: 'table-3' } })
      }
      // The list is not allowed to show anything.
      if (pathname === '/api/v1/focus') return say({ groupes: [] })
      say({ tirage: [{ prenom: 'Ana' }, { prenom: 'Ben' }] })
    })
    const settles = when === 'before' ? 60_000 : 500
    const core = openTestCore({
      ...{ folder: tempFolder(), secrets: memoryStore(), tuning: { settles, looks: 50 } },
    })
    onTestFinished(() => core.close())
    const connection = await core.client.connections.add({
      ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    })
    const { id, revision } = await core.client.focus.createDraft({ draft: aFocusDraft() })
    await core.client.focus.create({ id, revision, connectionId: connection.id })
    const session = async () => (await core.client.focus.get({ id })).session
    await until('Sonde looks for it, or asks', async () => {
      const { state, problem } = await session()
      return when === 'before' ? problem !== null : state === 'unknown'
    })
    const recipe = { ...emptyRecipe(), createdSessionId: '$.fait.autre' }
    await core.client.recipes.save({ connectionId: connection.id, revision: 0, recipe })
    const now = await until('it is open', async () => {
      const told = await session()
      return told.state === 'open' ? told : null
    })
    expect(now.remoteId).toBe('table-3')
    expect(now.profiles.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    expect(made).toBe(1)
  },
)
