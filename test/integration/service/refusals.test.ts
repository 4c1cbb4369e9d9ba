import { describe, expect, it } from 'vitest'
import type { ServiceClient } from '../../../electron/service/service-api.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'
import { createVirtualClock } from '../../unit/service/budget/virtual-clock.ts'
import { clientOf, json, problemOf, serve } from './a-server.ts'

const person = { priority: 'person' } as const

const draft: SurveyDraft = {
  ...emptyDraft(),
  questions: [{ id: 'q', stem: 'S', type: 'single_choice', options: [{ id: 'o', text: 'A' }] }],
}

type Ask = (client: ServiceClient) => Promise<unknown>
const status: Ask = (client) => client.surveyStatus('a', person)
const list: Ask = (client) => client.listSurveys({ limit: 1, offset: 0 }, person)
const launch: Ask = (client) => client.launchSurvey('a', person)
const results: Ask = (client) => client.surveyResults('a', person)
const createKey: Ask = (client) => client.createKey('k', person)
const members: Ask = (client) => client.listMembers(person)
const create: Ask = (client) => client.createSurvey(draft, person)
const createFocus: Ask = (client) => client.createFocus(emptyFocusDraft(), person)

/** A list of validation items in the notation of Python's `str()`. */
function asPython(detail: readonly { loc: readonly unknown[]; msg: string; type: string }[]): string {
  const items = detail.map(
    ({ loc, msg, type }) =>
      `{'type': '${type}', 'loc': (${loc.map((step) => (typeof step === 'string' ? `'${step}'` : step)).join(', ')}), 'msg': '${msg}', 'input': {'texte': ''}}`,
  )
  return `[${items.join(', ')}]`
}

describe('refusals', () => {
  it.each<[number, Ask, object]>([
    [401, status, { code: 'KEY_REFUSED' }],
    [404, status, { code: 'NOT_FOUND' }],
    [404, list, { code: 'NOT_THIS_SERVICE', cause: 'other' }],
    [410, status, { code: 'NOT_FOUND' }],
    [400, status, { code: 'REFUSED', reason: 'other' }],
    [403, status, { code: 'REFUSED', reason: 'other' }],
    [409, launch, { code: 'REFUSED', reason: 'already_launched' }],
    [409, results, { code: 'REFUSED', reason: 'not_finished' }],
    [425, results, { code: 'REFUSED', reason: 'not_finished' }],
    [403, createKey, { code: 'REFUSED', reason: 'plan' }],
    [403, members, { code: 'REFUSED', reason: 'rights' }],
    [405, status, { code: 'NOT_THIS_SERVICE', cause: 'other' }],
    [408, status, { code: 'TIMED_OUT' }],
    [500, status, { code: 'SERVICE_FAILED' }],
    [503, status, { code: 'SERVICE_FAILED' }],
  ])('understands %d', async (code, ask, expected) => {
    const { baseUrl } = await serve((response) => json(response, code, { data: null, error: 'Non.' }))
    expect(await problemOf(ask(clientOf(baseUrl)))).toEqual({
      status: code,
      serviceMessage: 'Non.',
      ...expected,
    })
  })

  it.each<[Ask, string, string]>([
    [launch, 'This survey is already running.', 'already_launched'],
    [launch, 'Le sondage est déjà lancé', 'already_launched'],
    [launch, 'Solde insuffisant', 'other'],
    [results, 'Results are not ready', 'not_finished'],
    [results, 'Sondage en cours', 'not_finished'],
  ])('tells the reason of a 400 from its message %#', async (ask, error, reason) => {
    const { baseUrl } = await serve((response) => json(response, 400, { data: null, error }))
    expect(await problemOf(ask(clientOf(baseUrl)))).toMatchObject({ code: 'REFUSED', reason })
  })

  it('keeps the status of a failure without a body that can be read', async () => {
    const { baseUrl } = await serve((response, { url }) =>
      response
        .writeHead(url?.includes('keys') ? 401 : 502)
        .end(url?.includes('keys') ? '' : '<html>502</html>'),
    )
    const client = clientOf(baseUrl)
    expect(await problemOf(client.listKeys(person))).toEqual({ code: 'KEY_REFUSED', status: 401 })
    expect(await problemOf(client.listMembers(person))).toEqual({ code: 'SERVICE_FAILED', status: 502 })
  })

  const detail = [
    { loc: ['body', 'questions', 2, 'texte'], msg: 'too short', type: 'x' },
    { loc: ['body', 'questions', 0, 'options', 1], msg: 'empty', type: 'x', input: '' },
    { loc: ['body', 'nb_personas'], msg: 'at most 100', type: 'x', ctx: {} },
    { loc: ['body', 'filtres', 'age', 0], msg: 'no range', type: 'x' },
    { loc: ['body', 'autre'], msg: 'unknown', type: 'x' },
  ]
  const fields = [
    { path: ['questions', 2, 'stem'], message: 'too short' },
    { path: ['questions', 0, 'options', 1, 'text'], message: 'empty' },
    { path: ['personas'], message: 'at most 100' },
    { path: ['audience', 'ageRanges', 0], message: 'no range' },
    { path: ['autre'], message: 'unknown' },
  ]

  it.each<[string, unknown]>([
    ['bare', { detail }],
    ['beside the envelope', { data: null, error: 'Requête invalide', detail }],
    ['in the envelope as an object', { data: null, error: { detail } }],
    ['in the envelope as a list', { data: null, error: detail }],
    ['in the envelope as text', { data: null, error: JSON.stringify({ detail }) }],
    ['in the envelope as text of the list', { data: null, error: JSON.stringify(detail) }],
    ['in the data', { data: { detail }, error: 'Requête invalide' }],
    ['under another usual name', { error: { validation_errors: detail } }],
    ['in the envelope as text behind words', { data: null, error: `Invalide : ${JSON.stringify(detail)}` }],
    ['in the envelope as Python writes them', { data: null, error: asPython(detail) }],
    ['with dotted places', { detail: detail.map(({ loc, ...item }) => ({ ...item, loc: loc.join('.') })) }],
    [
      'with numbers as text',
      { detail: detail.map(({ loc, ...item }) => ({ ...item, loc: loc.map(String) })) },
    ],
    [
      'with messages under another name',
      { detail: detail.map(({ msg, ...item }) => ({ ...item, message: msg })) },
    ],
  ])('maps the fields of a 422 that stand %s', async (_name, body) => {
    const { baseUrl } = await serve((response) => json(response, 422, body))
    expect(await problemOf(create(clientOf(baseUrl)))).toMatchObject({ code: 'INVALID', status: 422, fields })
  })

  it('maps the field of a 422 that has one item and no list', async () => {
    const { baseUrl } = await serve((response) => json(response, 422, { detail: detail[0] }))
    expect(await problemOf(create(clientOf(baseUrl)))).toMatchObject({ fields: fields.slice(0, 1) })
  })

  it('maps the fields of a focus group, and takes a 422 without any', async () => {
    const loc = ['body', 'filtres', 'densites', 0]
    const { baseUrl } = await serve((response, { url }) =>
      url?.includes('focus')
        ? json(response, 422, { detail: [{ loc, msg: 'no', type: 'x' }, 'odd', { loc: 'odd' }] })
        : json(response, 422, { data: null, error: 'Invalide' }),
    )
    const client = clientOf(baseUrl)
    expect(await problemOf(createFocus(client))).toMatchObject({
      code: 'INVALID',
      fields: [{ path: ['audience', 'densities', 0], message: 'no' }],
    })
    expect(await problemOf(create(client))).toEqual({
      code: 'INVALID',
      status: 422,
      serviceMessage: 'Invalide',
    })
  })

  it('waits out a 429, then asks again, also for a creation', async () => {
    let calls = 0
    const { baseUrl, seen } = await serve((response) =>
      calls++ === 0
        ? json(response, 429, { data: null, error: 'Trop' }, { 'X-RateLimit-Reset': '20' })
        : json(response, 200, { data: { id: 's1', status: 'draft' }, error: null }),
    )
    const clock = createVirtualClock()
    const created = clientOf(baseUrl, { clock }).createSurvey(draft, person)
    await expect.poll(() => seen.length).toBe(1)
    await expect.poll(() => clock.sleepers()).toBe(1)
    await clock.advance(19_999)
    expect(seen).toHaveLength(1)
    await clock.advance(1)
    expect((await created).value).toEqual({ id: 's1', status: 'draft' })
    expect(seen).toHaveLength(2)
  })

  it('repeats nothing else', async () => {
    const { baseUrl, seen } = await serve((response) => json(response, 503, { data: null, error: 'x' }))
    await problemOf(create(clientOf(baseUrl)))
    expect(seen).toHaveLength(1)
  })

  it('takes an answer whose error is empty for a success', async () => {
    const data = { id: 's1', status: 'draft' }
    for (const error of ['', ' ', false, {}, []]) {
      const { baseUrl } = await serve((response) => json(response, 200, { data, error }))
      expect((await create(clientOf(baseUrl))) as object).toMatchObject({ value: { id: 's1' } })
    }
  })

  it('does not say that a creation was refused whose answer has both data and an error', async () => {
    const { baseUrl } = await serve((response) =>
      json(response, 200, { data: { id: 's1' }, error: 'Attention' }),
    )
    expect(await problemOf(create(clientOf(baseUrl)))).toMatchObject({
      code: 'NOT_THIS_SERVICE',
      serviceMessage: 'Attention',
    })
  })

  it('tells a creation that was answered in full, but without an id, from an answer that broke off', async () => {
    const { baseUrl } = await serve((response) => json(response, 200, { data: { ok: true }, error: null }))
    expect(await problemOf(create(clientOf(baseUrl)))).toMatchObject({
      ...{ code: 'CUT_ANSWER', cause: 'no_id' },
    })
    expect(await problemOf(createKey(clientOf(baseUrl)))).toMatchObject({
      ...{ code: 'CUT_ANSWER', cause: 'no_secret' },
    })
  })
})
