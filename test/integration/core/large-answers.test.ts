import { describe, expect, it, onTestFinished } from 'vitest'
import { createReadingThread } from '../../../electron/reading/reading-thread.ts'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { leastBusy, watchHost } from '../../support/watch-host.ts'

const ROW = '{"qui":"p1","dit":["Jamais","Parfois à vélo"],"note":{"lieu":"Évreux","rang":12}},'

/** A core that reads payloads in a worker thread, and a service whose runs are done at once. */
async function aCore() {
  const told: { results: Buffer; beside: unknown } = {
    results: Buffer.from('{"data":[],"error":null}'),
    beside: null,
  }
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1)
      const data = { id: 's1', status: last === 'status' ? 'done' : 'draft', beside: told.beside }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(last === 'results' ? told.results : JSON.stringify({ data, error: null }))
    })
  })
  const threads: { close(): Promise<void> }[] = []
  const core = openTestCore({
    folder: tempFolder(),
    reader: ({ payloads }) => {
      const thread = createReadingThread({ storedOf: (id) => payloads.stored(id) })
      threads.push(thread)
      return thread
    },
  })
  onTestFinished(async () => {
    await core.close()
    await Promise.all(threads.map((thread) => thread.close()))
  })
  const connection = {
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  } as const
  const { id: connectionId } = await core.client.connections.add(connection)
  const survey = await core.client.surveys.create({ draft: { ...aSurveyDraft(), personas: 50 } })
  /** Runs a survey to its end; returns the run's id. */
  const run = async (results: Buffer): Promise<string> => {
    told.results = results
    const { id } = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
    await until('the run has ended', async () =>
      ['stored', 'empty', 'failed'].includes((await core.client.runs.get({ id })).results),
    )
    return id
  }
  // The first run warms up, unobserved.
  await run(told.results)
  return { client: core.client, connectionId, run, told }
}

describe('a large answer', () => {
  it.each([
    ['rows by the ten thousand, on one line', () => `{"bloc":[${ROW.repeat(40_000)}{}]}`],
    ['one text', () => JSON.stringify({ texte: 'Éé, "à vélo". '.repeat(200_000) })],
  ])('with %s is kept and read, and never keeps the host busy', async (_, make) => {
    // The test's own preparation must be over before the event loop is observed.
    const text = `{"data":${make()},"error":null}`
    const { length } = text
    const end = text.slice(-50)
    const bytes = Buffer.from(text)
    const { client, run } = await aCore()
    const attempt = async () => {
      const busiest = watchHost()
      const id = await run(bytes)
      const kept = (await client.runs.payloads({ id })).find(({ kind }) => kind === 'results')
      expect(kept).toMatchObject({ length })
      const part = { payloadId: kept?.id ?? '', offset: length - 50, length: 100 }
      expect(await client.runs.payload(part)).toEqual({ text: end, total: length })
      return busiest()
    }
    expect(await leastBusy(attempt)).toBeLessThan(1)
  })

  it('that a foreign recipe makes seconds of work of never keeps the host busy', async () => {
    const { client, connectionId, run, told } = await aCore()
    const nested = '$..[?@..[?@..[?@..[?@..none]]]]'
    await client.recipes.save({ connectionId, revision: 0, recipe: { ...emptyRecipe(), status: nested } })
    const deep = (depth: number): unknown => (depth === 0 ? [] : { a: deep(depth - 1), b: deep(depth - 1) })
    told.beside = deep(8)
    const attempt = async () => {
      const busiest = watchHost()
      await run(told.results)
      return busiest()
    }
    expect(await leastBusy(attempt)).toBeLessThan(1)
  })
})
