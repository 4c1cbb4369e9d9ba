import { expect, it } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { inSimulatedTime, launchOn } from '../../support/launch-on.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'

const SECOND = 1_000

/** A service that refuses the first call of a kind with a wait of 30 s; `sent` counts the calls of each kind. */
async function setUp(turnsAway: 'look' | 'creation' | 'launch' | null) {
  const time = simulateTime()
  const sent = { look: 0, creation: 0, launch: 0 }
  const baseUrl = await strangeServer((request, response) => {
    const { url = '', method = '' } = request
    const end = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    request.resume()
    const isLook = method === 'GET' && !url.endsWith('/status')
    const kind = url.endsWith('/launch') ? 'launch' : method === 'POST' ? 'creation' : isLook ? 'look' : null
    if (kind !== null) sent[kind] += 1
    if (kind !== null && kind === turnsAway && sent[kind] === 1)
      return end(429, { data: null, error: 'slow down' }, { 'x-ratelimit-reset': '30' })
    if (kind === 'creation')
      return end(200, { data: { id: `s${sent.creation}`, status: 'draft' }, error: null })
    if (kind === 'launch' || url.endsWith('/status'))
      return end(200, { data: { status: 'running', progress: 0.5 }, error: null })
    end(200, { data: { items: [] }, error: null })
  })
  const { core, connection, ...launcher } = await launchOn(baseUrl, inSimulatedTime(time))
  const { client } = core
  const launch = async (title: string) => (await launcher.launch({ title })).id
  const run = (id: string) => client.runs.get({ id })
  return { time, sent, client, connectionId: connection.id, launch, pass: time.pass, run }
}

it.for([
  // Sonde looks at the list before a first creation.
  ['look', 'queued'],
  ['creation', 'queued'],
  ['launch', 'created'],
] as const)(
  'a run whose %s meets a 429 says until when it waits, and can be stopped then',
  async ([kind, state]) => {
    const { time, sent, client, launch, pass, run } = await setUp(kind)
    const id = await launch('Turned away')
    await time.passUntil(() => sent[kind] === 1, SECOND)
    await pass(SECOND)
    const waiting = await run(id)
    expect(waiting).toMatchObject({ state, problem: { code: 'BUSY' } })
    expect((waiting.problem?.retryAt ?? 0) - time.clock.now()).toBeGreaterThan(25 * SECOND)
    await client.runs.stop({ id })
    await pass(120 * SECOND)
    expect(await run(id)).toMatchObject({ state: 'stopped', problem: null })
    expect(sent[kind]).toBe(1)
  },
)

it.for(['creation', 'launch'] as const)(
  'a run whose %s met a 429 goes on by itself, and is created once',
  async (kind) => {
    const { sent, launch, pass, run } = await setUp(kind)
    const id = await launch('Goes on')
    await pass(35 * SECOND)
    expect(await run(id)).toMatchObject({ state: 'running', problem: null })
    expect(sent).toMatchObject({ creation: 1, launch: 1, [kind]: 2 })
  },
)

it('a run that waits because the calls of the minute are used up waits in the queue, and lets the next one pass when stopped', async () => {
  const { sent, client, connectionId, launch, pass, run } = await setUp(null)
  await Promise.all(Array.from({ length: 99 }, () => client.connections.check({ id: connectionId })))
  const [first, second] = [await launch('First'), await launch('Second')]
  await pass(20 * SECOND)
  expect((await run(first)).state).toBe('queued')
  await client.runs.stop({ id: first })
  await pass(60 * SECOND)
  expect((await run(first)).state).toBe('stopped')
  expect((await run(second)).state).toBe('running')
  expect(sent.creation).toBe(1)
})

it('a launch that is repeated is not sent any more where the person asks for a stop while it waits its turn', async () => {
  const time = simulateTime()
  let spend: () => Promise<unknown> = async () => undefined
  const account = await anAccount({
    before: async (call, _, response) => {
      // The first launch breaks off before it is carried out. When Sonde then asks for the status, the key's budget is
      // used up, so that a repeated launch must wait.
      if (/launch$/.test(call)) response.destroy()
      if (/status$/.test(call)) await spend()
      return undefined
    },
  })
  const { core, connection, launch } = await launchOn(account.baseUrl, inSimulatedTime(time))
  const { client } = core
  spend = async () => {
    spend = async () => undefined
    // The person's own calls have priority, and these are more than a minute allows.
    for (let n = 0; n < 100; n++) client.connections.check({ id: connection.id }).catch(() => undefined)
    const seen = account.calls.length
    await until('they are on their way', () => account.calls.length > seen + 20)
  }
  const { id } = await launch()
  const launches = () => account.count(/launch$/)
  await time.passUntil(() => account.count(/status$/) === 1, 60 * SECOND)
  expect(await client.runs.stop({ id })).toMatchObject({
    state: 'launching',
    stopAskedAt: expect.any(Number),
  })
  await time.pass(300 * SECOND)
  expect(launches()).toBe(1)
  expect(await client.runs.get({ id })).toMatchObject({ state: 'stopped', problem: null })
})
