import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { Run } from '../../../shared/models/run.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

type Answer = (response: ServerResponse, call: number) => void

function tell(response: ServerResponse, data: unknown, status = 200): void {
  const body = status < 400 ? { data, error: null } : { data: null, error: data }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A service that answers each kind of call, such as "POST launch", as the test says; `calls` counts them. */
async function startService(answers: Record<string, Answer>) {
  const calls: Record<string, number> = {}
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const name = `${request.method} ${pathname.split('/').at(-1)}`
      calls[name] = (calls[name] ?? 0) + 1
      const answer = answers[name] ?? ((silent) => tell(silent, { id: 's1', status: 'draft', profiles: [] }))
      answer(response, calls[name])
    })
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const connection = await core.client.connections.add({
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  return { core, calls, connectionId: connection.id }
}

async function launch({ client }: TestCore, connectionId: string): Promise<string> {
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  return (await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })).id
}

function seen({ client }: TestCore, id: string, what: string, look: (run: Run) => boolean): Promise<Run> {
  return until(what, async () => {
    const run = await client.runs.get({ id })
    return look(run) ? run : null
  })
}

const cut: Answer = (response) => void response.socket?.destroy()

describe('a launch whose answer was lost', () => {
  it('is made again where the status is a word that Sonde does not know', async () => {
    let launched = false
    const { core, calls, connectionId } = await startService({
      'POST launch': (response, call) => {
        if (call === 1) return cut(response, call)
        launched = true
        tell(response, { status: 'lancé' })
      },
      'GET status': (response) => tell(response, { status: launched ? 'running' : 'brouillon' }),
    })
    const id = await launch(core, connectionId)
    await seen(core, id, 'it runs', ({ state, checkedAt }) => state === 'running' && checkedAt !== null)
    expect(calls['POST launch']).toBe(2)
  })

  it('counts as launched where the service says that it is, in words that Sonde does not know', async () => {
    const { core, calls, connectionId } = await startService({
      'POST launch': (response, call) =>
        call === 1 ? cut(response, call) : tell(response, 'Sondage déjà lancé', 409),
      'GET status': (response) => tell(response, { status: 'en cours de route' }),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'it runs',
      ({ state }) => state === 'running',
    )
    expect(calls['POST launch']).toBe(2)
    expect(
      (await seen(core, run.id, 'the word', ({ remoteStatus }) => remoteStatus !== null)).remoteStatus,
    ).toBe('en cours de route')
  })

  it('is refused where the service says what is wrong, and calls it by a word that Sonde does not know', async () => {
    const { core, connectionId } = await startService({
      'POST launch': (response) => tell(response, 'Aucune question', 400),
      'GET status': (response) => tell(response, { status: 'brouillon' }),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'it is told',
      ({ state }) => state === 'refused' || state === 'running',
    )
    expect(run).toMatchObject({ state: 'refused', problem: { serviceMessage: 'Aucune question' } })
  })

  it('counts as launched where answers are coming in, whatever the service says', async () => {
    const { core, connectionId } = await startService({
      'POST launch': (response) => tell(response, 'Non', 400),
      'GET status': (response) => tell(response, { status: 'en cours de route', progress: '3/50' }),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'it is told',
      ({ state }) => state === 'refused' || state === 'running',
    )
    expect(run.state).toBe('running')
  })

  it('is refused where the service says no and its status tells nothing', async () => {
    const { core, connectionId } = await startService({
      'POST launch': (response) => tell(response, 'Solde insuffisant', 403),
      'GET status': (response) => tell(response, {}),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'it is told',
      ({ state }) => state === 'refused',
    )
    expect(run.problem).toMatchObject({ code: 'REFUSED', serviceMessage: 'Solde insuffisant' })
  })
})

describe('a running survey', () => {
  it('that the service calls a draft is shown as what the service calls it', async () => {
    const { core, connectionId } = await startService({ 'POST launch': (response) => tell(response, {}) })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'a look',
      (one) => one.remoteStatus !== null,
    )
    expect([run.state, run.remoteStatus]).toEqual(['running', 'draft'])
  })

  it('of which the service tells no status is known to be one', async () => {
    const { core, connectionId } = await startService({
      'POST launch': (response) => tell(response, {}),
      'GET status': (response) => tell(response, { s: 'f', p: 100 }),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'no status',
      ({ remoteStatus }) => remoteStatus === '',
    )
    expect(run.state).toBe('running')
  })

  it('whose answers are too large is not fetched again and again', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const { core, calls, connectionId } = await startService({
      'POST launch': (response) => tell(response, { status: 'running' }),
      'GET status': (response) => tell(response, { status: 'done' }),
      'GET results': (response) => void response.end(`{"data":${deep},"error":null}`),
    })
    const run = await seen(
      core,
      await launch(core, connectionId),
      'it is told',
      ({ problem }) => problem !== null,
    )
    expect([run.state, run.results, run.problem?.code]).toEqual(['done', 'failed', 'TOO_LARGE'])
    expect(calls['GET results']).toBe(1)
  })
})

describe('a transcript that loses text', () => {
  const said = ['Ana : un', 'Bruno : deux', 'Chloé : trois'].map((line) => `${line}\n`)
  const turns = [3, 2, 1].map((count) => said.slice(0, count).join(''))

  async function ask(texts: readonly string[]): Promise<FocusEvent> {
    const { core, connectionId } = await startService({
      'GET transcript': (response, call) => tell(response, { transcript: texts[call - 1] }),
    })
    const { focus } = core.client
    const { id } = await focus.createDraft({ draft: aFocusDraft({ rounds: 50 }) })
    await focus.create({ id, revision: 1, connectionId })
    await until('it is open', async () => (await focus.get({ id })).session.state === 'open')
    for (const number of texts.keys()) {
      await focus.nextRound({ id })
      await until('it is answered', async () => {
        const { session } = await focus.get({ id })
        return session.activity === 'idle' && session.requests === number + 1
      })
    }
    return focus.get({ id })
  }

  it.each([
    ['bit by bit', turns],
    ['all of it, then grows anew', [turns[0] ?? '', '', turns[2] ?? '']],
  ])('%s still shows all that was said, and tells', async (_name, texts) => {
    const { transcript } = await ask(texts)
    expect(transcript.turns.map(({ speaker }) => speaker)).toEqual(['Ana', 'Bruno', 'Chloé'])
    expect([transcript.snapshots, transcript.diverged]).toEqual([3, true])
  })

  it('and goes on differently tells so for good', async () => {
    const { transcript } = await ask([turns[0] ?? '', 'Zoé : autre\n', 'Zoé : autre\nYves : chose\n'])
    expect([transcript.turns.length, transcript.diverged]).toEqual([2, true])
  })

  it('tells nothing where it has come back whole', async () => {
    const { transcript } = await ask([turns[1] ?? '', turns[2] ?? '', turns[0] ?? ''])
    expect([transcript.turns.length, transcript.diverged]).toEqual([3, false])
  })
})
