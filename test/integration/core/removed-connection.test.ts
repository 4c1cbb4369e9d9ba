import { expect, it, onTestFinished } from 'vitest'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { liveConnection } from './a-launched-run.ts'

it('a connection is removed also where the disk refuses to store that another one is active', async () => {
  let settings = settingsSchema.parse({})
  let isFull = false
  const core = openTestCore({
    folder: tempFolder(),
    settings: {
      read: () => settings,
      write: (changed) => {
        if (isFull) throw new SondeError('STORAGE', { cause: 'full' })
        settings = changed
      },
    },
  })
  onTestFinished(() => core.close())
  const { client } = core
  const { id } = await liveConnection(core, 'http://127.0.0.1:9')
  await client.app.updateSettings({ activeConnectionId: id })
  isFull = true
  await client.connections.remove({ id })
  expect((await client.connections.list()).map((each) => each.id)).toEqual(['practice'])
})

it('a connection stays as long as a key is being created on it, whose secret nobody could retrieve', async () => {
  const answers: (() => void)[] = []
  const baseUrl = await strangeServer((request, response) => {
    request.resume()
    const end = (data: unknown) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data, error: null }))
    if (request.method === 'POST') answers.push(() => end({ id: 7, nom: 'K', secret: 'sk-fresh-0123456789' }))
    else end([])
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { client } = core
  const { id } = await liveConnection(core, baseUrl)
  const made = client.account.createKey({ connectionId: id, name: 'K' })
  await until('it is sent', () => answers.length > 0)
  const refused = { code: 'REFUSED', data: { reason: 'key_under_way' } }
  await expect(client.connections.remove({ id })).rejects.toMatchObject(refused)
  answers.shift()?.()
  await made
  expect(await client.account.freshKeys()).toMatchObject([{ connectionId: id, taken: false }])
  await client.connections.remove({ id })
  expect(await client.account.freshKeys()).toEqual([])
  expect(core.holdsUntakenKey()).toBe(false)
})
