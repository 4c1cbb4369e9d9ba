import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OperationId } from '../../../electron/practice/operations.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { openTestCore, practicePort, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const KEY = 'sk-live-0123456789abcdef'
const PAGE = '<!doctype html><html><title>Connexion</title><p>Identifiez-vous</p></html>'

type Faults = Record<string, { next: number }>

/** A core with a practice service whose faults can be set. */
async function practise() {
  const service = await startPracticeService({ speed: 40, seed: 7 })
  onTestFinished(() => service.close())
  const core = openTestCore({ folder: tempFolder(), practice: practicePort(service) })
  onTestFinished(() => core.close())
  const strike = (operation: OperationId, faults: Faults) =>
    service.setConditions({ faults, only: [operation], htmlStatus: 200 })
  return { core, strike }
}

type Answer = (response: ServerResponse, call: number) => void

/** A core on a service that answers each kind of call, such as "POST launch", as the test says. */
async function meet(answers: Record<string, Answer>) {
  const calls: Record<string, number> = {}
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const name = `${request.method} ${pathname.split('/').at(-1)}`
      calls[name] = (calls[name] ?? 0) + 1
      const answer =
        answers[name] ?? (() => response.end('{"data":{"id":"s1","status":"draft"},"error":null}'))
      answer(response, calls[name])
    })
  })
  const folder = tempFolder()
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { id } = await core.client.connections.add({
    name: 'Live',
    baseUrl,
    key: KEY,
    plan: 'admin',
    colour: 'teal',
  })
  return { core, calls, folder, connectionId: id }
}

async function launch({ client }: TestCore, connectionId = 'practice'): Promise<string> {
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  return (await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })).id
}

/** Texts of the payloads of that kind, newest first. */
async function opened({ client }: TestCore, payloads: RawPayload[], kind: string): Promise<string[]> {
  const texts = payloads
    .filter((payload) => payload.kind === kind)
    .map(async ({ id }) => (await client.runs.payload({ payloadId: id })).text)
  return Promise.all(texts)
}

/** Waits until a run has a payload of that kind. */
function kept(core: TestCore, runId: string, kind: string): Promise<string[]> {
  return until(`${kind} is kept`, async () => {
    const texts = await opened(core, await core.client.runs.payloads({ id: runId }), kind)
    return texts.length > 0 ? texts : null
  })
}

describe('an answer that could not be read is kept beside its run', () => {
  it('where the JSON of a creation was cut', async () => {
    const { core, strike } = await practise()
    strike('createSurvey', { cutJson: { next: 1 } })
    const [text = ''] = await kept(core, await launch(core), 'unread_creation')
    expect(text).toMatch(/^\{"data":/)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it.each([
    ['surveyStatus', 'unread_status'],
    ['surveyResults', 'unread_results'],
    ['launchSurvey', 'unread_launch'],
  ] as const)('where a page of a proxy came for %s', async (operation, kind) => {
    const { core, strike } = await practise()
    strike(operation, { html: { next: 1 } })
    const before = Date.now()
    const runId = await launch(core)
    const [text] = await kept(core, runId, kind)
    expect(text).toContain('<html>')
    const payload = (await core.client.runs.payloads({ id: runId })).find((one) => one.kind === kind)
    expect(payload?.receivedAt).toBeGreaterThanOrEqual(before)
    expect(payload?.length).toBe(text?.length)
  })

  it.each([
    ['a success without an id', 201, '{"data":{"etat":"cree"},"error":null}'],
    ['JSON that is no envelope', 200, '[1, 2,  3]'],
    ['a success that carries an error', 200, '{"data":{"id":"s9"},"error":"mais non"}'],
    ['a page of somebody else', 403, PAGE],
    ['a page of a gateway', 502, PAGE],
    ['words', 200, 'tout va bien'],
  ])('to the letter: %s', async (_name, status, body) => {
    const { core, connectionId } = await meet({
      'POST surveys': (response) => void response.writeHead(status).end(body),
    })
    expect(await kept(core, await launch(core, connectionId), 'unread_creation')).toEqual([body])
  })

  it('as far as it came, where the line broke', async () => {
    const { core, connectionId } = await meet({
      'POST surveys': (response) => {
        response.writeHead(200, { 'content-length': '500' })
        response.write('{"data":{"id":"s1', () => response.socket?.destroySoon())
      },
    })
    expect(await kept(core, await launch(core, connectionId), 'unread_creation')).toEqual([
      '{"data":{"id":"s1',
    ])
  })

  it('as text as far as its bytes are any', async () => {
    const { core, connectionId } = await meet({
      'POST surveys': (response) => void response.end(Buffer.from([0x80, 0xff, 0x6f, 0x75, 0x69])),
    })
    expect(await kept(core, await launch(core, connectionId), 'unread_creation')).toEqual(['\ufffd\ufffdoui'])
  })

  it('and not where it was read and refused', async () => {
    const { core, connectionId } = await meet({
      'POST surveys': (response) => void response.writeHead(403).end('{"data":null,"error":"non"}'),
    })
    const id = await launch(core, connectionId)
    await until('it is refused', async () => (await core.client.runs.get({ id })).state === 'refused')
    expect(await core.client.runs.payloads({ id })).toEqual([])
  })

  it('the last few only, where a look fails again and again, and what came of other calls stays', async () => {
    const { core, calls, connectionId } = await meet({
      'POST launch': (response) => void response.end('{"data":{"status":"running"},"error":null}'),
      'GET status': (response, call) => void response.end(`${PAGE}${call}`),
    })
    const id = await launch(core, connectionId)
    const { runs } = core.client
    for (let looks = 1; looks <= 8; looks++) {
      await until(`look ${looks} failed`, async () => {
        const [newest] = await opened(core, await runs.payloads({ id }), 'unread_status')
        return newest === `${PAGE}${looks}` && (await runs.get({ id })).problem !== null
      })
      if (looks < 8) await runs.retry({ id })
    }
    const payloads = await runs.payloads({ id })
    expect(await opened(core, payloads, 'unread_status')).toEqual([8, 7, 6, 5, 4].map((n) => `${PAGE}${n}`))
    expect(payloads.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['creation', 'launch']))
    expect(calls['GET status']).toBe(8)
  })
})

describe('the key in an answer that could not be read', () => {
  const wide = Buffer.from(`page ${KEY} page`, 'utf16le')
  const entities = [...KEY].map((sign) => `&#${sign.charCodeAt(0)};`).join('')
  const endless = [...KEY].map((sign) => `&#${sign.charCodeAt(0)}`).join('')
  it.each([
    ['as it is', `<p>${KEY}</p>`, '<p>•••</p>'],
    ['as references to characters', `<p>${entities}</p>`, '<p>•••</p>'],
    ['as references without their ends', `<p>${endless}sky</p>`, '<p>•••sky</p>'],
    ['in UTF-16 that nothing tells', wide, undefined],
    ['cut off at the end', `{"data":"${KEY.slice(0, -1)}`, '{"data":"•••'],
    ['cut off early', `{"data":"${KEY.slice(0, 9)}`, '{"data":"•••'],
    ['escaped, and cut off in an escape', `{"data":"${KEY.slice(0, -2)}\\u006`, '{"data":"•••'],
    [
      'in base64, and cut off',
      `{"data":"${Buffer.from(KEY).toString('base64').slice(0, -5)}`,
      '{"data":"•••',
    ],
  ])('does not reach the disk: %s', async (_name, body, expected) => {
    const { core, folder, connectionId } = await meet({
      'POST surveys': (response) => void response.end(body),
    })
    const [text = ''] = await kept(core, await launch(core, connectionId), 'unread_creation')
    if (expected !== undefined) expect(text).toBe(expected)
    const disk = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n')
    const start = KEY.slice(0, 9)
    const writings = [
      start,
      [...start].join('\0'),
      [...start].join('\\u0000'),
      Buffer.from(start).toString('base64'),
    ]
    for (const writing of writings) {
      expect(text).not.toContain(writing)
      expect(disk).not.toContain(writing)
    }
  })
})

describe('an answer that could not be read is kept beside its focus session', () => {
  async function create({ client }: TestCore, connectionId: string): Promise<string> {
    const { id } = await client.focus.createDraft({ draft: aFocusDraft() })
    await client.focus.create({ id, revision: 1, connectionId })
    await until('it is answered', async () => (await client.focus.get({ id })).session.state !== 'creating')
    return id
  }

  it('where the JSON of a creation was cut', async () => {
    const { core, strike } = await practise()
    strike('createFocus', { cutJson: { next: 1 } })
    const id = await create(core, 'practice')
    const [text = ''] = await opened(core, await core.client.focus.received({ id }), 'unread_creation')
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(text.length).toBeGreaterThan(0)
  })

  it('where a page came for the transcript, beside the answers that were read', async () => {
    const { core, connectionId } = await meet({
      'GET transcript': (response) => void response.end(PAGE),
    })
    const { focus } = core.client
    const id = await create(core, connectionId)
    await focus.nextRound({ id })
    await until('it failed', async () => (await focus.get({ id })).session.problem !== null)
    const received = await focus.received({ id })
    expect(received.map(({ kind }) => kind)).toEqual(['unread_transcript', 'creation'])
    expect(await opened(core, received, 'unread_transcript')).toEqual([PAGE])
  })
})
