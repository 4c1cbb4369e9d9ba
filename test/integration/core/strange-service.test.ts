import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { closedAddress, ended, launch, liveConnection, practise } from './a-launched-run.ts'

describe('a service that is not what it should be', () => {
  it.for([
    [
      'HTML',
      'NOT_THIS_SERVICE',
      (body: (status: number, type: string, text: string) => void) =>
        body(200, 'text/html', '<h1>Welcome</h1>'),
    ],
    [
      'an empty body',
      'NOT_THIS_SERVICE',
      (body: (status: number, type: string, text: string) => void) => body(200, 'application/json', ''),
    ],
    [
      '401',
      'KEY_REFUSED',
      (body: (status: number, type: string, text: string) => void) =>
        body(401, 'application/json', '{"data":null,"error":"clé invalide"}'),
    ],
    [
      '422',
      'INVALID',
      (body: (status: number, type: string, text: string) => void) =>
        body(
          422,
          'application/json',
          '{"detail":[{"loc":["body","questions",0,"texte"],"msg":"trop long","type":"value_error"}]}',
        ),
    ],
  ] as const)('answers %s: the run says so, and the draft is untouched', async ([, code, answer]) => {
    const core = openTestCore({ folder: tempFolder() })
    onTestFinished(() => core.close())
    const baseUrl = await strangeServer((_, response) =>
      answer((status, type, text) => response.writeHead(status, { 'content-type': type }).end(text)),
    )
    const connection = await liveConnection(core, baseUrl)
    const { id, surveyId } = await launch(core, connection.id)
    const run = await until('a problem is told', async () => {
      const seen = await core.client.runs.get({ id })
      return seen.problem ? seen : null
    })
    expect(run.problem?.code).toBe(code)
    expect((await core.client.surveys.get({ id: surveyId })).draft).toEqual(aSurveyDraft())
  })

  it('is not there at all: the launch waits in the queue, and can be taken back', async () => {
    const core = openTestCore({ folder: tempFolder() })
    onTestFinished(() => core.close())
    const connection = await liveConnection(core, await closedAddress())
    const { id } = await launch(core, connection.id)
    const run = await until('the wait is told', async () => {
      const seen = await core.client.runs.get({ id })
      return seen.problem ? seen : null
    })
    expect([run.state, run.problem?.code]).toEqual(['queued', 'UNREACHABLE'])
    expect((await core.client.runs.stop({ id })).state).toBe('stopped')
  })

  it('cuts the answer to a creation: Sonde finds the survey instead of making a second one', async () => {
    const practice = await practise()
    let cut = true
    const baseUrl = await strangeServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = await fetch(practice.baseUrl + request.url, {
        method: request.method,
        headers: { 'x-api-key': practice.apiKey, 'content-type': 'application/json' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      })
      const text = await answer.text()
      if (cut && request.method === 'POST') {
        cut = false
        response.socket?.destroy()
        return
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })
    const core = openTestCore({ folder: tempFolder() })
    onTestFinished(() => core.close())
    const connection = await liveConnection(core, baseUrl)
    const run = await ended(core, (await launch(core, connection.id)).id)
    expect([run.state, run.results]).toEqual(['done', 'stored'])
    const listed = await fetch(`${practice.baseUrl}/api/v1/surveys`, {
      headers: { 'x-api-key': practice.apiKey },
    })
    expect((await listed.text()).split(run.remoteId ?? '?').length - 1).toBe(1)
    expect((await core.client.runs.payloads({ id: run.id })).map(({ kind }) => kind)).not.toContain(
      'creation',
    )
  })
})
