import { describe, expect, it, onTestFinished } from 'vitest'
import { type Account, anAccount } from '../../support/an-account.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'

interface Open {
  core: TestCore
  client: TestCore['client']
  account: Account
  id: string
  /** Lets the service answer the oldest call that it holds back. */
  answer: () => void
  /** Waits until the service holds a call back. */
  held: () => Promise<unknown>
}

/** An open focus group at a service that holds back its answers to calls matching `holds`. */
async function anOpenSession(holds: RegExp): Promise<Open> {
  const waiting: (() => void)[] = []
  const account = await anAccount({
    before: async (call) => {
      if (holds.test(call)) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { client } = core
  const connection = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const draft = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id: draft.id, revision: draft.revision, connectionId: connection.id })
  await until('the session is open', async () => {
    const { session } = await client.focus.get({ id: draft.id })
    return session.state === 'open'
  })
  const answer = () => waiting.shift()?.()
  return {
    core,
    client,
    account,
    id: draft.id,
    answer,
    held: () => until('a call is held', () => waiting[0]),
  }
}

const TRANSCRIPT = /transcript$/
const DELETION = /^DELETE/

describe('a focus group that runs to its end and is deleted at the service', () => {
  it('is deleted after the request under way was answered, what that brought is kept, and no request follows', async () => {
    const { client, account, id, answer, held } = await anOpenSession(TRANSCRIPT)
    await client.focus.runToEnd({ id })
    await held()
    const deleted = client.focus.removeRemote({ id })
    await until('it is pausing', async () => (await client.focus.get({ id })).session.activity === 'pausing')
    expect(account.count(DELETION)).toBe(0)
    // Meanwhile another round or a second deletion is refused.
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(client.focus.removeRemote({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    answer()
    expect(await deleted).toMatchObject({ state: 'gone', activity: 'idle' })
    expect((await client.focus.get({ id })).transcript.turns).toHaveLength(2)
    expect(account.calls.at(-1)).toMatch(DELETION)
    expect(account.count(TRANSCRIPT)).toBe(1)
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'REFUSED' })
    await expect(client.focus.removeRemote({ id })).rejects.toMatchObject({ code: 'MISSING' })
  })

  it('stays deleted when a request asked for one round', async () => {
    const { client, account, id, answer, held } = await anOpenSession(TRANSCRIPT)
    await client.focus.nextRound({ id })
    await held()
    const deleted = client.focus.removeRemote({ id })
    answer()
    await deleted
    expect((await client.focus.get({ id })).session).toMatchObject({ state: 'gone', activity: 'idle' })
    expect(account.count(TRANSCRIPT)).toBe(1)
  })

  it('is not deleted where Sonde closes while the request is under way', async () => {
    const { core, client, account, id, held } = await anOpenSession(TRANSCRIPT)
    await client.focus.runToEnd({ id })
    await held()
    const deleted = client.focus.removeRemote({ id })
    const cut = expect(deleted).rejects.toMatchObject({ code: 'CANCELLED' })
    await core.close()
    await cut
    expect(account.count(DELETION)).toBe(0)
  })

  it('asks for no round while the service is being asked to delete it', async () => {
    const { client, id, answer, held } = await anOpenSession(DELETION)
    const deleted = client.focus.removeRemote({ id })
    await held()
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    answer()
    await deleted
    expect((await client.focus.get({ id })).session.state).toBe('gone')
  })
})

describe('a focus group that is put in the bin', () => {
  it('costs no further round, and what the request under way brings is kept', async () => {
    const { client, account, id, answer, held } = await anOpenSession(TRANSCRIPT)
    await client.focus.runToEnd({ id })
    await held()
    await client.focus.remove({ id })
    answer()
    await until(
      'the work has ended',
      async () => (await client.focus.get({ id })).session.activity === 'idle',
    )
    expect(account.count(TRANSCRIPT)).toBe(1)
    // Another window may still show it.
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'REFUSED' })
    await client.focus.restore({ id })
    expect((await client.focus.get({ id })).transcript.turns).toHaveLength(2)
  })
})

describe('a focus group of which it is not known whether it was created', () => {
  it('is what the person said first, when two answers cross', async () => {
    const { client, id, answer, held } = await anUnknownSession()
    const adopted = client.focus.decide({ id, remoteId: 'f1' })
    const refused = expect(adopted).rejects.toMatchObject({ code: 'CONFLICT' })
    await held()
    await client.focus.decide({ id, remoteId: null })
    answer()
    await refused
    expect((await client.focus.get({ id })).session).toMatchObject({ state: 'draft', remoteId: null })
  })
})

/** A session whose creation broke off, at a service that holds back its answers about single sessions. */
async function anUnknownSession(): Promise<Pick<Open, 'client' | 'id' | 'answer' | 'held'>> {
  const waiting: (() => void)[] = []
  const account = await anAccount({
    before: async (call, _, response) => {
      if (/^POST/.test(call)) response.destroy()
      // The list is answered at once, because Sonde looks through it before it asks the person.
      else if (!/focus$/.test(call)) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  })
  const core = openTestCore({ folder: tempFolder(), tuning: { settles: 50, looks: 20 } })
  onTestFinished(() => core.close())
  const { client } = core
  const connection = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    // With marks, Sonde would look for the session by itself, too.
    marks: false,
  })
  const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id, revision, connectionId: connection.id })
  await until('it is unknown', async () => (await client.focus.get({ id })).session.state === 'unknown')
  const answer = () => waiting.shift()?.()
  return { client, id, answer, held: () => until('a call is held', () => waiting[0]) }
}

it.for([
  { ask: 'runToEnd', how: 'pause' },
  { ask: 'runToEnd', how: 'removeRemote' },
  { ask: 'runToEnd', how: 'remove' },
  { ask: 'nextRound', how: 'remove' },
] as const)(
  'a round that waits because of a 429 is not asked for any more after $how, asked by $ask',
  async ({ ask, how }) => {
    // To the end, one round has come before.
    const before = ask === 'runToEnd' ? 1 : 0
    const time = simulateTime()
    const account = await anAccount({
      before: async (call, here, response) => {
        if (TRANSCRIPT.test(call) && here.count(TRANSCRIPT) === before + 1)
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
    await client.focus[ask]({ id })
    await time.passUntil(() => account.count(TRANSCRIPT) === before + 1, 1_000)
    const asked = client.focus[how]({ id })
    await time.pass(90_000)
    await asked
    expect(account.count(TRANSCRIPT)).toBe(before + 1)
    expect(await session()).toMatchObject({ activity: 'idle', askingSince: null, requests: before })
  },
)
