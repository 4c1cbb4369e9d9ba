import { expect, it, onTestFinished } from 'vitest'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'

const SECOND = 1_000

/**
 * A service that refuses creations with a wait of 30 s while `isBusy`, and holds each creation back until `held`
 * resolves.
 */
async function setUp() {
  const time = simulateTime()
  const service = { isBusy: false, held: Promise.resolve(), creations: 0, launches: 0 }
  const baseUrl = await strangeServer(async (request, response) => {
    const { url = '', method = '' } = request
    request.resume()
    const end = (status: number, data: object | null, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ data, error: data === null ? 'slow down' : null }))
    if (url.endsWith('/launch')) {
      service.launches += 1
      return end(200, { status: 'running' })
    }
    if (method !== 'POST') return end(200, url.endsWith('/status') ? { status: 'running' } : { items: [] })
    service.creations += 1
    const isBusy = service.isBusy
    await service.held
    return isBusy
      ? end(429, null, { 'x-ratelimit-reset': '30' })
      : end(200, { id: `x${service.creations}`, status: 'draft', profiles: [] })
  })
  const core = openTestCore({ folder: tempFolder(), clock: time.clock, fetch: time.fetch })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'standard', colour: 'teal' },
  })
  return {
    ...{ time, service, client, pass: time.pass },
    createGroup: async () => {
      const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft() })
      await client.focus.create({ id, revision, connectionId })
      return id
    },
    launch: async () => {
      const { id, revision } = await client.surveys.create({ draft: aSurveyDraft() })
      const run = await client.runs.launch({ surveyId: id, revision, connectionId })
      return { surveyId: id, runId: run.id }
    },
    bin: (surveyId: string) => client.surveys.setDeleted({ ids: [surveyId], deleted: true }),
    sessionOf: async (id: string) => (await client.focus.get({ id })).session,
    runOf: (id: string) => client.runs.get({ id }),
  }
}

/** Holds creations back until `release` is called, at the latest until the test ends. */
function hold(service: { held: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  service.held = promise
  onTestFinished(() => resolve())
  return resolve
}

it('a group that waits to be sent is a draft again in the bin, and after it', async () => {
  const { time, service, client, pass, createGroup, sessionOf } = await setUp()
  service.isBusy = true
  const id = await createGroup()
  await time.passUntil(() => service.creations === 1, SECOND)
  await pass(5 * SECOND)
  expect(await client.focus.remove({ id })).toEqual({ withdrawn: true })
  expect(await sessionOf(id)).toMatchObject({ state: 'draft', problem: null, unsent: false })
  service.isBusy = false
  await pass(120 * SECOND)
  await client.focus.restore({ id })
  await pass(120 * SECOND)
  expect((await sessionOf(id)).state).toBe('draft')
  expect(service.creations).toBe(1)
})

it('a group that is on its way goes on in the bin, unless the service turns it away', async () => {
  const { service, client, pass, createGroup, sessionOf } = await setUp()
  const release = hold(service)
  const accepted = await createGroup()
  await until('it is sent', () => service.creations === 1)
  service.isBusy = true
  const turnedAway = await createGroup()
  await until('it is sent', () => service.creations === 2)
  for (const id of [accepted, turnedAway])
    expect(await client.focus.remove({ id })).toEqual({ withdrawn: false })
  release()
  await until('one is there', async () => (await sessionOf(accepted)).state === 'open')
  await pass(120 * SECOND)
  expect((await sessionOf(turnedAway)).state).toBe('draft')
  expect(service.creations).toBe(2)
})

it('a survey’s run that waits to be sent leaves the queue with the survey', async () => {
  const { time, service, client, pass, launch, bin, runOf } = await setUp()
  service.isBusy = true
  const { surveyId, runId } = await launch()
  await time.passUntil(() => service.creations === 1, SECOND)
  await pass(5 * SECOND)
  expect(await bin(surveyId)).toEqual({ stopped: 1 })
  service.isBusy = false
  await pass(120 * SECOND)
  expect((await runOf(runId)).state).toBe('stopped')
  expect(service.creations).toBe(1)
  expect(await client.surveys.setDeleted({ ids: [surveyId], deleted: false })).toEqual({ stopped: 0 })
})

it.for([true, false])(
  'a survey’s run that is on its way goes no further, turned away: %s',
  async (isBusy) => {
    const { service, pass, launch, bin, runOf } = await setUp()
    service.isBusy = isBusy
    const release = hold(service)
    const { surveyId, runId } = await launch()
    await until('it is sent', () => service.creations === 1)
    expect(await bin(surveyId)).toEqual({ stopped: 0 })
    service.isBusy = false
    release()
    await pass(120 * SECOND)
    expect((await runOf(runId)).state).toBe('stopped')
    expect(service).toMatchObject({ creations: 1, launches: 0 })
  },
)

it('a survey that is launched from the bin is sent: the person asks for it', async () => {
  const { time, service, client, pass, launch, bin, runOf } = await setUp()
  service.isBusy = true
  const { surveyId, runId } = await launch()
  await bin(surveyId)
  service.isBusy = false
  const { revision } = await client.surveys.get({ id: surveyId })
  const again = await client.runs.launch({
    ...{ surveyId, revision, connectionId: (await runOf(runId)).connectionId },
  })
  await time.passUntil(() => service.launches === 1, 120 * SECOND)
  await pass(SECOND)
  expect((await runOf(again.id)).state).toBe('running')
})
