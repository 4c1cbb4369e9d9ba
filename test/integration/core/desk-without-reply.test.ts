import { expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const TRANSCRIPT = /transcript$/
const PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>'

/** A focus group of which a gateway answers the nth request of a round with its own page, where `isPage(n)`. */
async function aGroup(isPage: (asked: number) => boolean) {
  const account = await anAccount({
    before: async (call, here, response) => {
      if (!TRANSCRIPT.test(call)) return undefined
      if (!isPage(here.count(TRANSCRIPT))) return { transcript: 'Modératrice : Bonjour.\nAnne : Bonjour.' }
      response.writeHead(502, { 'content-type': 'text/html' }).end(PAGE)
      return undefined
    },
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id, revision, connectionId })
  const session = async () => (await client.focus.get({ id })).session
  await until('it is open', async () => (await session()).state === 'open')
  const subject = { kind: 'session' as const, id }
  return {
    open: () => client.readingDesk.open(subject),
    read: (payloadId: string) => client.readingDesk.read({ subject, payloadId, recipe: null }),
    nextRound: async () => {
      await client.focus.nextRound({ id })
      await until('the request is over', async () => (await session()).activity === 'idle')
    },
  }
}

it('the reading desk opens at the newest reply of the service, and not at the page of a gateway', async () => {
  const group = await aGroup((asked) => asked > 1)
  await group.nextRound()
  await group.nextRound()
  const { payloads, first } = await group.open()
  expect(payloads[0]?.kind).toBe('unread_transcript')
  expect(payloads.find(({ id }) => id === first)?.kind).toBe('transcript')
})

it('the reading desk finds nothing in the page of a gateway, and opens at it where there is nothing else', async () => {
  const group = await aGroup(() => true)
  await group.nextRound()
  const { payloads, first } = await group.open()
  const page = payloads.find(({ kind }) => kind === 'unread_transcript')
  expect(page).toBeDefined()
  expect(payloads.map(({ id }) => id)).toContain(first)
  const { found } = await group.read(page?.id ?? '')
  expect(found.length).toBeGreaterThan(0)
  for (const need of found) expect(need).toMatchObject({ by: 'nothing', found: 0, paths: [] })
})
