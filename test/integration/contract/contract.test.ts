import { isDefinedError, safe } from '@orpc/client'
import { createRouterClient, implement } from '@orpc/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PracticeThread, startPracticeThread } from '../../../electron/practice/practice-thread.ts'
import { contract } from '../../../shared/contract/contract.ts'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { inProcess, overPort, overSocket, type Transport } from './transports.ts'

// One practice service for all transports: each test has its own core, and starting the thread takes a second.
let practice: PracticeThread
beforeAll(async () => {
  practice = await startPracticeThread({ port: 0, speed: 50 })
})
afterAll(() => practice.close())

describe.each([
  ['in process', inProcess],
  ['over a MessagePort', overPort],
  ['over a WebSocket', overSocket],
])('the contract %s', (_name, open) => {
  let core: TestCore
  let transport: Transport

  beforeEach(async () => {
    core = openTestCore({
      folder: tempFolder(),
      practice: { ...practice, answerKey: (surveyId) => practice.answerKey(practice.apiKey, surveyId) },
    })
    transport = await open(core)
  })
  afterEach(async () => {
    await transport.close()
    await core.close()
  })

  test('a call gives its answer', async () => {
    const { client } = transport
    const survey = await client.surveys.create({ draft: aSurveyDraft({ title: 'Le tri, l’été — 東京 🚲' }) })
    expect(await client.surveys.get({ id: survey.id })).toEqual(survey)
    expect(survey.draft.title).toBe('Le tri, l’été — 東京 🚲')
  })

  test('calls at the same time each get their own answer', async () => {
    const { client } = transport
    const titles = Array.from({ length: 30 }, (_, n) => `Enquête ${n}`)
    const made = await Promise.all(
      titles.map((title) => client.surveys.create({ draft: aSurveyDraft({ title }) })),
    )
    expect(made.map(({ draft }) => draft.title)).toEqual(titles)
  })

  test('a large draft crosses whole', async () => {
    const { client } = transport
    const context = 'à'.repeat(1_000_000)
    const { id } = await client.surveys.create({ draft: aSurveyDraft({ context }) })
    expect((await client.surveys.get({ id })).draft.context).toBe(context)
  })

  test('a refusal of the core is a defined error with its problem', async () => {
    const { error } = await safe(transport.client.surveys.get({ id: 'unknown' }))
    expect(isDefinedError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'MISSING', data: { code: 'MISSING' } })
  })

  test('a problem keeps its fields', async () => {
    const { client } = transport
    const survey = await client.surveys.create({ draft: aSurveyDraft({ title: '', questions: [] }) })
    const { error } = await safe(
      client.runs.launch({
        surveyId: survey.id,
        revision: survey.revision,
        connectionId: PRACTICE_CONNECTION_ID,
      }),
    )
    expect(isDefinedError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'INVALID' })
    expect((error as { data?: { fields?: unknown[] } }).data?.fields?.length).toBeGreaterThan(0)
  })

  test('what breaks the contract is a defined error, of ours', async () => {
    const { error } = await safe(transport.client.surveys.get({ id: 7 } as never))
    expect(isDefinedError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'INTERNAL', data: { code: 'INTERNAL' } })
  })

  test('what a stream throws after it has begun is a defined error', async () => {
    const stream = await transport.client.focus.watch({ id: 'unknown' })
    const { error } = await safe(stream.next())
    expect(isDefinedError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'MISSING', data: { code: 'MISSING' } })
  })

  test('a stream tells a run to its end', async () => {
    const { client } = transport
    const survey = await client.surveys.create({ draft: aSurveyDraft() })
    const stream = await client.runs.watch()
    const run = await client.runs.launch({
      surveyId: survey.id,
      revision: survey.revision,
      connectionId: PRACTICE_CONNECTION_ID,
    })
    const states = new Set<string>()
    for await (const event of stream) {
      if (event.id === run.id) states.add(event.state)
      if (event.id === run.id && event.results === 'stored') break
    }
    expect(states).toContain('done')
    const { results } = await client.runs.results({ id: run.id })
    expect(results).toBeDefined()
  })

  test('a stream that is left ends, and the line stays good', async () => {
    const { client } = transport
    const stream = await client.connections.watch()
    const first = await stream.next()
    expect(first.done).toBe(false)
    await stream.return?.()
    expect((await stream.next()).done).toBe(true)
    expect((await client.app.info()).host).toBe('browser')
  })

  test('a call that is cancelled rejects', async () => {
    const cancel = new AbortController()
    const stream = await transport.client.connections.watch(undefined, { signal: cancel.signal })
    await stream.next()
    const next = stream.next()
    cancel.abort()
    await expect(
      next.then(({ done }) => (done ? Promise.reject(new Error('ended')) : null)),
    ).rejects.toThrow()
    expect(await transport.client.surveys.list({})).toEqual({ total: 0, rows: [] })
  })
})

describe.each([
  ['a MessagePort', overPort],
  ['a WebSocket', overSocket],
])('a line over %s that breaks', (_name, open) => {
  let core: TestCore
  let transport: Transport

  beforeEach(async () => {
    core = openTestCore({ folder: tempFolder() })
    transport = await open(core)
  })
  afterEach(async () => {
    await transport.close()
    await core.close()
  })

  function line() {
    if (!transport.line) throw new Error('no line')
    return transport.line
  }

  test('rejects a stream that waits, then connects again', async () => {
    const states: string[] = []
    const stream = await transport.client.connections.watch()
    line().status.subscribe(() => states.push(line().status.state()))
    await stream.next()
    const next = stream.next()
    line().break()
    await expect(next).rejects.toMatchObject({ name: 'TransportError', code: 'DISCONNECTED' })
    await until('the line is back', () => line().status.state() === 'connected')
    expect(states).toEqual(['reconnecting', 'connected'])
    expect((await transport.client.app.info()).version).toBe('0.0.0')
  })

  test('a call made while the line is down waits for the next one', async () => {
    await transport.client.app.info()
    const { status } = line()
    const answer = new Promise((resolve, reject) => {
      const stop = status.subscribe(() => {
        stop()
        expect(status.state()).toBe('reconnecting')
        transport.client.app.info().then(resolve, reject)
      })
    })
    line().break()
    expect(await answer).toMatchObject({ version: '0.0.0' })
  })
})

describe.each([
  ['a MessagePort', overPort],
  ['a WebSocket', overSocket],
])('a stream over %s', (_name, open) => {
  /** A core with a single stream, which records when it was stopped. */
  function coreWithStream() {
    const os = implement(contract)
    let stopped = false
    const watch = os.runs.watch.handler(async function* ({ signal }) {
      try {
        await new Promise((resolve) => signal?.addEventListener('abort', resolve))
        yield* []
      } finally {
        stopped = true
      }
    })
    const router = { runs: { watch } } as unknown as TestCore['router']
    return { core: { router, client: createRouterClient(router) }, stopped: () => stopped }
  }

  test.each(['breaks', 'is left'])('is stopped at its source when it %s', async (how) => {
    const { core, stopped } = coreWithStream()
    const transport = await open(core)
    const stream = await transport.client.runs.watch()
    const next = stream.next().catch(() => null)
    if (how === 'breaks') transport.line?.break()
    else await stream.return?.()
    await until('the source stops', stopped)
    await next
    await transport.close()
  })
})
