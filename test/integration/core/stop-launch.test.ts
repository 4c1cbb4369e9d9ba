import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { Run } from '../../../shared/models/run.ts'
import { type Account, anAccount } from '../../support/an-account.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const TUNING = { settles: 900, looks: 200, pace: () => 100, random: () => 0 }
const LAUNCH = /launch$/

type Client = TestCore['client']

interface Launching {
  core: TestCore
  client: Client
  account: Account
  id: string
  /** Starts Sonde again on the same data. */
  reopen: () => TestCore
}

async function connected({ baseUrl }: Account) {
  const place = { folder: tempFolder(), secrets: memoryStore(), tuning: TUNING }
  const open = () => {
    const opened = openTestCore(place)
    onTestFinished(() => opened.close())
    return opened
  }
  const core = open()
  const { id: connectionId } = await core.client.connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  return { core, client: core.client, connectionId, reopen: open }
}

async function launch(client: Client, connectionId: string): Promise<string> {
  const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
  return (await client.runs.launch({ surveyId, revision, connectionId })).id
}

/** A run whose launch has arrived at the service, which then does what `onLaunch` does. */
async function aLaunch(
  onLaunch: (account: Account, response: ServerResponse) => Promise<unknown>,
): Promise<Launching> {
  let came = false
  const account = await anAccount({
    launched: 'running',
    before: async (call, here, response) => {
      if (!LAUNCH.test(call)) return undefined
      came = true
      return await onLaunch(here, response)
    },
  })
  const { core, client, connectionId, reopen } = await connected(account)
  const id = await launch(client, connectionId)
  await until('the launch has come', () => came)
  return { core, client, account, id, reopen }
}

function reaches({ client }: { client: Client }, id: string, wanted: (run: Run) => boolean): Promise<Run> {
  return until('the run is there', async () => {
    const run = await client.runs.get({ id })
    return wanted(run) ? run : null
  })
}

/** Starts the survey at the service, as a launch would. */
function start({ surveys }: Account): void {
  for (const survey of surveys) survey.status = 'running'
}

describe('stopping a run while its launch is on its way', () => {
  it('never calls it stopped when the launch is carried out: it runs, and is followed', async () => {
    let answer: () => void = () => undefined
    const launching = await aLaunch(() => new Promise((resolve) => (answer = () => resolve(undefined))))
    const { client, account, id } = launching
    expect(await client.runs.stop({ id })).toMatchObject({
      state: 'launching',
      stopAskedAt: expect.any(Number),
    })
    await expect(client.runs.stop({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    answer()
    await reaches(launching, id, ({ state }) => state === 'running')
    for (const survey of account.surveys) survey.status = 'done'
    const ended = await reaches(launching, id, ({ results }) => results === 'stored')
    // The run keeps the record that a stop was asked for, although it was not stopped.
    expect(ended).toMatchObject({ state: 'done', stopAskedAt: expect.any(Number) })
  })

  it('never calls it stopped when the launch was carried out and its answer was lost', async () => {
    const launching = await aLaunch(async (account, response) => {
      start(account)
      response.destroy()
    })
    const { client, id } = launching
    await client.runs.stop({ id })
    const run = await reaches(launching, id, ({ state }) => state !== 'launching')
    expect(run).toMatchObject({ state: 'running', stopAskedAt: expect.any(Number) })
  })

  it('never calls it stopped when a launch that broke off is carried out late', async () => {
    const launching = await aLaunch(async (_, response) => {
      response.destroy()
    })
    const { client, account, id } = launching
    await client.runs.stop({ id })
    await until('it was asked for once', () => account.count(/status$/) >= 2)
    expect((await client.runs.get({ id })).state).toBe('launching')
    start(account)
    const run = await reaches(launching, id, ({ state }) => state !== 'launching')
    expect(run.state).toBe('running')
    expect(account.count(LAUNCH)).toBe(1)
  })

  it('stops it when the service goes on calling it a draft, and launches it no more', async () => {
    const launching = await aLaunch(async (_, response) => {
      response.destroy()
    })
    const { client, account, id } = launching
    await client.runs.stop({ id })
    expect(await reaches(launching, id, ({ state }) => state !== 'launching')).toMatchObject({
      state: 'stopped',
      problem: null,
      remoteId: 's1',
    })
    expect(account.count(LAUNCH)).toBe(1)
  })

  it('finds it out after a restart too', async () => {
    const launching = await aLaunch(() => new Promise(() => undefined))
    const { account, id, core, reopen } = launching
    await launching.client.runs.stop({ id })
    await core.close()
    start(account)
    const again = reopen()
    const run = await reaches({ client: again.client }, id, ({ state }) => state !== 'launching')
    expect(run).toMatchObject({ state: 'running', stopAskedAt: expect.any(Number) })
    expect(account.count(LAUNCH)).toBe(1)
  })
})

describe('stopping a run whose creation is in doubt', () => {
  it('keeps that it may have made a survey', async () => {
    let lost = false
    const account = await anAccount({
      before: async (call, _, response) => {
        if (call.startsWith('POST')) {
          lost = true
          response.destroy()
        }
        // From then on the list never answers, so the doubt cannot be settled.
        else if (lost) await new Promise(() => undefined)
        return undefined
      },
    })
    const { client, connectionId } = await connected(account)
    const id = await launch(client, connectionId)
    await reaches({ client }, id, ({ state, problem }) => state === 'creating' && problem !== null)
    expect(await client.runs.stop({ id })).toMatchObject({ state: 'stopped', sentAt: expect.any(Number) })
  })
})
