import { describe, expect, it, onTestFinished } from 'vitest'
import { createReadingThread } from '../../../electron/reading/reading-thread.ts'
import { heartbeat } from '../../support/heartbeat.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** The host's event loop stands still no longer than this. Milliseconds. */
const LONGEST = 50
const JSON_TYPE = { 'content-type': 'application/json' }

const ROW = '{"qui":"p1","dit":["Jamais","Parfois à vélo"],"note":{"lieu":"Évreux","rang":12}},'

/** A core whose payloads are taken apart in a thread, and a connection whose service is done at once with these results. */
async function aRunWith(results: string): Promise<{ core: TestCore; id: string }> {
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1)
      response.writeHead(200, JSON_TYPE)
      if (last === 'results') response.end(`{"data":${results},"error":null}`)
      else
        response.end(
          JSON.stringify({ data: { id: 's1', status: last === 'status' ? 'done' : 'draft' }, error: null }),
        )
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
  const { id } = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
  return { core, id }
}

describe('a large answer', () => {
  it.each([
    ['rows by the ten thousand, on one line', () => `{"bloc":[${ROW.repeat(100_000)}{}]}`],
    ['one text', () => JSON.stringify({ texte: 'Éé, "à vélo". '.repeat(500_000) })],
  ])('with %s is kept and read, and never keeps the host busy', async (_, make) => {
    const results = make()
    const busiest = heartbeat()
    const { core, id } = await aRunWith(results)
    await until('the run has ended', async () =>
      ['stored', 'empty', 'failed'].includes((await core.client.runs.get({ id })).results),
    )
    const { payloads } = { payloads: await core.client.runs.payloads({ id }) }
    const kept = payloads.find(({ kind }) => kind === 'results')
    const length = results.length + '{"data":,"error":null}'.length
    expect(kept).toMatchObject({ length })
    const part = await core.client.runs.payload({
      payloadId: kept?.id ?? '',
      offset: length - 50,
      length: 100,
    })
    expect(part).toEqual({ text: `${results},"error":null}`.slice(-50), total: length })
    expect(busiest()).toBeLessThan(LONGEST)
  })
})
