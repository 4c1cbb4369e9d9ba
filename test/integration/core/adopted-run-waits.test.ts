import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { phaseOf } from '../../../renderer/ui/runs/phase.ts'
import { inSimulatedTime, launchOn } from '../../support/launch-on.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'

const SECOND = 1_000

type CallName = 'creation' | 'launch' | 'list' | 'status'

function nameOf(method: string, path: string): CallName | null {
  if (path.endsWith('/launch')) return 'launch'
  if (path.endsWith('/status')) return 'status'
  if (!path.endsWith('/surveys')) return null
  return method === 'POST' ? 'creation' : 'list'
}

/**
 * The practice service behind a line that can lose replies or reject calls; `sent` counts the calls that reached the
 * service. In simulated time.
 */
async function setUp() {
  const time = simulateTime()
  const service = await startPracticeService({ seed: 5, clock: time.serviceClock })
  onTestFinished(() => service.close())
  const sent = { creation: 0, launch: 0, list: 0, status: 0 }
  /** What the line does with the next calls of a kind; by default it passes them on. */
  const line: Partial<Record<CallName, 'loses the reply' | 'rejects'>> = {}
  const fetchOnLine: typeof fetch = async (input, init) => {
    const name = nameOf(init?.method ?? 'GET', new URL(String(input)).pathname)
    if (name !== null && line[name] === 'rejects')
      return new Response('{"data":null,"error":"no"}', { status: 403 })
    const reply = await time.fetch(input, init)
    if (name !== null) sent[name] += 1
    if (name !== null && line[name] === 'loses the reply') throw new TypeError('terminated')
    return reply
  }
  const { core, connection, launch } = await launchOn(service.baseUrl, {
    ...inSimulatedTime(time),
    fetch: fetchOnLine,
    key: service.apiKey,
  })
  const { client } = core
  const { id } = await launch()
  const run = () => client.runs.get({ id })
  const passUntilState = async (state: string) => {
    for (let n = 0; n < 60 && (await run()).state !== state; n++) await time.pass(5 * SECOND)
    expect((await run()).state).toBe(state)
  }
  /** Uses up the calls of this minute, so that the next launch has to wait for its turn. */
  const spendCalls = async () => {
    for (let n = 0; n < 100; n++) client.connections.check({ id: connection.id }).catch(() => undefined)
    await time.pass(SECOND)
  }
  return { time, sent, line, service, connection, client, id, run, passUntilState, spendCalls }
}

type Bench = Awaited<ReturnType<typeof setUp>>

/** A run whose creation was lost, and which a person adopts while no call may be made. */
async function adopted(): Promise<Bench & { remoteId: string }> {
  const bench = await setUp()
  const { line, client, id } = bench
  Object.assign(line, { creation: 'loses the reply', list: 'rejects' })
  await bench.passUntilState('unknown')
  for (const name of ['creation', 'list'] as const) delete line[name]
  const [candidate] = await client.runs.candidates({ id })
  const remoteId = candidate?.remoteId ?? ''
  await bench.spendCalls()
  await client.runs.decide({ id, decision: { kind: 'adopt', remoteId } })
  await bench.time.pass(SECOND)
  return { ...bench, remoteId }
}

/** A run whose launch was rejected, and which a person launches again while no call may be made. */
async function launchedAgain(): Promise<Bench> {
  const bench = await setUp()
  const { line, client, id } = bench
  line.launch = 'rejects'
  await bench.passUntilState('refused')
  delete line.launch
  await bench.spendCalls()
  await client.runs.retry({ id })
  await bench.time.pass(SECOND)
  return bench
}

const CASES = [
  ['adopts', adopted],
  ['launches again', launchedAgain],
] as const

it.for(CASES)(
  'a run that a person %s says that its launch waits, and is launched in its turn',
  async ([, begin]) => {
    const { sent, run, passUntilState } = await begin()
    expect(phaseOf(await run())).toBe('created')
    expect(sent.launch).toBe(0)
    await passUntilState('running')
    expect(sent).toMatchObject({ creation: 1, launch: 1 })
  },
)

it.for(CASES)(
  'a run that a person %s can be cancelled while it waits, and is then never launched',
  async ([, begin]) => {
    const { time, sent, client, id, run, passUntilState } = await begin()
    await client.runs.stop({ id })
    expect(phaseOf(await run())).toBe('stopping')
    await passUntilState('stopped')
    await time.pass(180 * SECOND)
    expect(await run()).toMatchObject({ state: 'stopped', problem: null })
    expect(sent.launch).toBe(0)
  },
)

it('a survey that was started elsewhere is followed, though the person who adopted it has cancelled', async () => {
  const { service, remoteId, client, id, passUntilState } = await adopted()
  await client.runs.stop({ id })
  const started = await fetch(`${service.baseUrl}/api/v1/surveys/${remoteId}/launch`, {
    method: 'POST',
    headers: { 'x-api-key': service.apiKey },
  })
  expect(started.status).toBeLessThan(300)
  await passUntilState('done')
})
