import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallLedger } from '../../../electron/core/ports.ts'
import { createCallLedger } from '../../../electron/host/call-ledger.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { type SimulatedTime, simulateTime } from '../../support/tracking/simulated-time.ts'
import { watchCalls } from '../../support/tracking/soak-roles.ts'

const SECOND = 1_000
const MINUTE = 60_000

/** At this speed a run takes three quarters of an hour. */
const SPEED = 0.01
const PERSONAS = 100

async function setUp() {
  const time = simulateTime()
  const service = await startPracticeService({ seed: 5, speed: SPEED, clock: time.serviceClock })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  const secrets = memoryStore()
  const watched = watchCalls(time)
  const network = { down: false }
  const reach: typeof fetch = async (input, init) => {
    if (!network.down) return watched.fetch(input, init)
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('down'), { code: 'ENETUNREACH' }) })
  }
  const open = (ledger?: CallLedger) =>
    openTestCore({ folder, secrets, clock: time.clock, fetch: reach, ...(ledger && { ledger }) })
  return { time, service, folder, watched, network, open }
}

async function launch({ client }: TestCore, service: { baseUrl: string; apiKey: string }, count: number) {
  const { id } = await client.connections.add({
    name: 'Live',
    baseUrl: service.baseUrl,
    key: service.apiKey,
    plan: 'standard',
    colour: 'teal',
  })
  for (let number = 0; number < count; number++) {
    const survey = await client.surveys.create({
      draft: aSurveyDraft({ title: `Run ${number}`, personas: PERSONAS }),
    })
    await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId: id })
  }
}

/**
 * Waits until `count` runs are in this state; simulated time passes only as far as needed, at most `most` milliseconds.
 */
async function untilRuns(core: TestCore, time: SimulatedTime, count: number, state: string, most: number) {
  let seen = 0
  const watching = new AbortController()
  const states = new Map<string, string>()
  const work = async () => {
    for await (const run of await core.client.runs.watch(undefined, { signal: watching.signal })) {
      states.set(run.id, run.results === 'stored' ? 'stored' : run.state)
      seen = [...states.values()].filter((one) => one === state).length
    }
  }
  const ended = work().catch(() => undefined)
  await time.passUntil(() => seen >= count, most)
  watching.abort()
  await ended
}

/**
 * With 30 runs under way, restarts Sonde every four seconds for two minutes or until the first refusal; returns the
 * number of refusals.
 */
async function restartAllTheTime(remembering: boolean): Promise<number> {
  const { time, service, folder, watched, open } = await setUp()
  const ledger = () =>
    remembering
      ? createCallLedger({ folder, clock: time.clock, log: { error: () => undefined }, mayHaveSent: false })
      : undefined
  let core = open(ledger())
  await launch(core, service, 30)
  await untilRuns(core, time, 30, 'running', 5 * MINUTE)
  for (let start = 0; start < 30 && watched.refusals.length === 0; start++) {
    await core.close()
    core = open(ledger())
    await time.pass(4 * SECOND)
  }
  await core.close()
  return watched.refusals.length
}

describe('after a restart', () => {
  it('the calls of the last minute still count: a restart loop is never refused', async () => {
    expect(await restartAllTheTime(true)).toBe(0)
  }, 120_000)

  it('without that memory it would be', async () => {
    expect(await restartAllTheTime(false)).toBeGreaterThan(0)
  }, 120_000)
})

describe('a run whose end is far away', () => {
  it('is looked at soon after the machine slept, and its answers are fetched', async () => {
    const { time, service, open } = await setUp()
    const core = open()
    await launch(core, service, 5)
    await untilRuns(core, time, 5, 'running', MINUTE)
    await time.pass(5 * MINUTE)
    expect((await core.client.runs.list({})).map(({ state }) => state)).toEqual(Array(5).fill('running'))
    time.jump(6 * 60 * MINUTE)
    // The calls of the minute before the sleep still count, because the monotonic clock stood still during the sleep.
    await untilRuns(core, time, 5, 'stored', 30 * SECOND)
    await core.close()
  })

  it('is looked at at once when the network is back and Sonde is woken', async () => {
    const { time, service, watched, network, open } = await setUp()
    const core = open()
    await launch(core, service, 5)
    await untilRuns(core, time, 5, 'running', MINUTE)
    network.down = true
    await time.pass(10 * MINUTE)
    expect((await core.client.runs.list({})).map(({ problem }) => problem?.code)).toEqual(
      Array(5).fill('UNREACHABLE'),
    )
    network.down = false
    const before = watched.counted.polls
    core.wake()
    await time.passUntil(() => watched.counted.polls >= before + 5, 100)
    expect((await core.client.runs.list({})).map(({ problem }) => problem)).toEqual(Array(5).fill(null))
    await core.close()
  })
})
