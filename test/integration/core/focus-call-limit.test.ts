import { expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'

const TRANSCRIPT = /transcript$/

it('a round that met a 429 is not under way while it waits, and is then requested', async () => {
  const time = simulateTime()
  const account = await anAccount({
    before: async (call, here, response) => {
      if (TRANSCRIPT.test(call) && here.count(TRANSCRIPT) === 1)
        response
          .writeHead(429, { 'content-type': 'application/json', 'x-ratelimit-reset': '30' })
          .end('{"data":null,"error":"slow down"}')
      return undefined
    },
  })
  const core = openTestCore({ folder: tempFolder(), clock: time.clock, fetch: time.fetch })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id, revision, connectionId })
  const session = async () => (await client.focus.get({ id })).session
  await until('it is open', async () => (await session()).state === 'open')
  await client.focus.nextRound({ id })
  const waiting = await until('the service has turned it away', async () => {
    const now = await session()
    return account.count(TRANSCRIPT) === 1 && now.askingSince === null ? now : null
  })
  expect(waiting).toMatchObject({ activity: 'asking', requests: 0, problem: null })
  await time.pass(31_000)
  await until('it is requested again', async () => (await session()).activity === 'idle')
  expect(account.count(TRANSCRIPT)).toBe(2)
  expect(await session()).toMatchObject({ askingSince: null, requests: 1, problem: null })
})
