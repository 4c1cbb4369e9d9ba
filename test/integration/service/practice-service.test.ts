import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { readTranscript } from '../../../electron/service/reading/read-transcript.ts'
import { isEmptyReading, readResults } from '../../../electron/service/results/read-results.ts'
import type { ServiceClient } from '../../../electron/service/service-api.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { until } from '../../support/until.ts'
import { clientOf, problemOf } from './a-server.ts'

const person = { priority: 'person' } as const
const SPEED = 10_000

const draft: SurveyDraft = {
  title: 'Mobilités',
  context: 'Le bus et le train',
  personas: 12,
  audience: { ageRanges: ['18 - 64'], sex: null },
  dismissals: [],
  questions: [
    {
      id: 'a',
      stem: 'Prenez-vous le bus ?',
      type: 'single_choice',
      options: ['Oui', 'Non', 'Parfois'].map((text) => ({ id: text, text })),
    },
    { id: 'b', stem: 'Pourquoi ?', type: 'open_ended', options: [] },
    {
      id: 'c',
      stem: 'Combien de fois ?',
      type: 'single_choice',
      options: ['1', '2', '3'].map((text) => ({ id: text, text })),
    },
  ],
}

const focusDraft = {
  ...emptyFocusDraft(),
  title: 'Table ronde',
  guide: 'Le prix\nLes horaires',
  personas: 3,
  rounds: 2,
}

/** Answers of one seed in the first shape; all other shapes must give the same. */
let canonical: Answer[] | null = null

describe.each(shapeNames)('the practice service in its %s shape', (shapes) => {
  let service: PracticeService
  beforeAll(async () => {
    service = await startPracticeService({ shapes, seed: 7, speed: SPEED })
  })
  afterAll(() => service.close())

  const standard = (): ServiceClient => clientOf(service.baseUrl, { key: service.apiKey })
  const admin = (): ServiceClient => clientOf(service.baseUrl, { key: service.adminKey })

  async function finished(client: ServiceClient): Promise<string> {
    const { value } = await client.createSurvey(draft, person)
    await client.launchSurvey(value.id, person)
    await until('the run is done', async () => {
      const state = (await client.surveyStatus(value.id, person)).value
      return state.status === 'done'
    })
    return value.id
  }

  it('carries a survey from draft to the same answers as in every shape', async () => {
    const client = standard()
    const { value: created, raw } = await client.createSurvey(draft, person)
    expect(created.status).toBe('draft')
    expect(raw).toContain(created.id)

    const { value: page } = await client.listSurveys({ limit: 50, offset: 0 }, person)
    expect(page).toMatchObject({
      unrecognised: 0,
      records: [{ id: created.id, title: 'Mobilités', status: 'draft' }],
    })
    expect((await client.listSurveys({ limit: 50, offset: 1 }, person)).value.records).toEqual([])

    expect((await client.surveyStatus(created.id, person)).value.status).toBe('draft')
    const early = client.surveyResults(created.id, person)
    if (shapes === 'plain' || shapes === 'wide')
      expect(isEmptyReading(readResults((await early).value, draft))).toBe(true)
    else expect(await problemOf(early)).toMatchObject({ code: 'REFUSED', reason: 'not_finished' })

    expect((await client.launchSurvey(created.id, person)).value.status).toMatch(/^(running|done)$/)
    expect(await problemOf(client.launchSurvey(created.id, person))).toMatchObject({
      code: 'REFUSED',
      reason: 'already_launched',
    })
    const done = await until('the run is done', async () => {
      const { value } = await client.surveyStatus(created.id, person)
      return value.status === 'done' ? value : null
    })
    expect(done.progress?.fraction).toBe(1)

    const { value: data } = await client.surveyResults(created.id, person)
    const results = readResults(data, draft)
    expect(results.unplaced).toEqual([])
    expect(results.respondents).toHaveLength(12)
    expect(new Set(results.respondents.map(({ id }) => id)).size).toBe(12)
    expect(results.answers).toHaveLength(36)
    expect(results.answers.filter(({ kind }) => kind === 'unread')).toEqual([])
    expect(results.certainty).toBe(shapes === 'bare' ? 'likely' : 'sure')
    canonical ??= results.answers
    expect(results.answers).toEqual(canonical)
    if (shapes !== 'bare') {
      const [first] = results.respondents
      const names = first?.attributes.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['prenom', 'age', 'sexe', 'densite', 'occupation']))
    }

    expect((await client.deleteSurvey(created.id, person)).value).toBeNull()
    expect(await problemOf(client.surveyStatus(created.id, person))).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    })
  })

  it('draws a focus group and runs its rounds', async () => {
    const client = standard()
    const { value: created } = await client.createFocus(focusDraft, person)
    expect(created.profiles).toHaveLength(3)
    expect(created.profiles.every(({ name }) => name !== null)).toBe(true)

    const { value: page } = await client.listFocus({ limit: 20, offset: 0, q: 'ronde' }, person)
    expect(page).toMatchObject({ unrecognised: 0, records: [{ id: created.id, title: 'Table ronde' }] })
    expect((await client.listFocus({ limit: 20, offset: 0, q: 'rien' }, person)).value.records).toEqual([])

    const { value: session } = await client.focusSession(created.id, person)
    expect(session.profiles).toEqual(created.profiles)

    const names = created.profiles.map(({ name }) => name ?? '')
    const { value: first } = await client.focusTranscript(created.id, person)
    const { value: second } = await client.focusTranscript(created.id, person)
    expect(second.startsWith(first)).toBe(true)
    const before = readTranscript(first)
    const after = readTranscript(second)
    expect(before.turns.length).toBeGreaterThan(0)
    expect(after.turns.length).toBeGreaterThan(before.turns.length)
    expect(after.certainty).toBe('sure')
    expect(after.roundsRun).toBe(shapes === 'nested' || shapes === 'plain' ? 2 : null)
    for (const { speaker, moderator } of after.turns) {
      if (!moderator) expect(names.some((name) => speaker?.startsWith(name))).toBe(true)
    }

    expect((await client.deleteFocus(created.id, person)).value).toBeNull()
    expect(await problemOf(client.focusTranscript(created.id, person))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('makes, lists and revokes keys, where the plan allows it', async () => {
    const client = admin()
    const { value: made, raw } = await client.createKey('Labo', person)
    expect(raw).not.toContain(made.secret)
    expect(JSON.stringify(made.key)).not.toContain(made.secret)
    const withNewKey = clientOf(service.baseUrl, { key: made.secret })
    const { value: keys } = await withNewKey.listKeys(person)
    const listed = keys.find(({ name }) => name === 'Labo')
    expect(listed?.id).toBe(made.key?.id)
    expect((await client.revokeKey(listed?.id ?? 0, person)).value).toBeNull()
    expect(await problemOf(withNewKey.listKeys(person))).toMatchObject({ code: 'KEY_REFUSED', status: 401 })
    expect(await problemOf(client.revokeKey(999_999, person))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await problemOf(standard().createKey('Non', person))).toMatchObject({
      code: 'REFUSED',
      reason: 'plan',
    })
  })

  it('adds, lists, changes and removes members, where the rights allow it', async () => {
    const client = admin()
    const email = 'nouvelle@exemple.fr'
    expect((await client.addMember({ email, role: 'member' }, person)).value).toBeNull()
    const role = async () =>
      (await client.listMembers(person)).value.find((member) => member.email === email)?.role
    expect(await role()).toBe('member')
    await client.changeRole({ email, role: 'admin' }, person)
    expect(await role()).toBe('admin')
    await client.removeMember({ email }, person)
    expect(await role()).toBeUndefined()
    expect(await problemOf(client.changeRole({ email: 'x@y.z' }, person))).toMatchObject({
      code: 'INVALID',
      fields: [{ path: ['role'] }],
    })
    expect(await problemOf(standard().listMembers(person))).toMatchObject({
      code: 'REFUSED',
      reason: 'rights',
    })
  })

  it('answers HEAD on every path that reads', async () => {
    const client = admin()
    const survey = await finished(client)
    const { value: session } = await client.createFocus(focusDraft, person)
    const paths = [
      'api-keys',
      'surveys?limit=1',
      `surveys/${survey}/status`,
      `surveys/${survey}/results`,
      'focus',
      `focus/${session.id}`,
      `focus/${session.id}/transcript`,
      'org/members',
    ]
    const head = async (path: string, key: string) => {
      const response = await fetch(`${service.baseUrl}/api/v1/${path}`, {
        method: 'HEAD',
        headers: { 'X-API-Key': key },
      })
      expect(await response.text()).toBe('')
      return response.status
    }
    for (const path of paths) expect(await head(path, service.adminKey)).toBe(200)
    expect(await head('surveys/none/status', service.adminKey)).toBe(404)
    expect(await head('org/members', service.apiKey)).toBe(403)
  })

  it('refuses a bad key and bad fields, each on its place', async () => {
    const stranger = clientOf(service.baseUrl, { key: 'sk-nobody-0123456789' })
    expect(await problemOf(stranger.listSurveys({ limit: 1, offset: 0 }, person))).toMatchObject({
      code: 'KEY_REFUSED',
    })
    const bad: SurveyDraft = {
      ...draft,
      personas: 101,
      questions: draft.questions.map((question) => ({
        ...question,
        stem: question.id === 'b' ? ' ' : question.stem,
      })),
    }
    const problem = await problemOf(standard().createSurvey(bad, person))
    expect(problem.code).toBe('INVALID')
    expect(problem.fields?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([['questions', 1, 'stem'], ['personas']]),
    )
    const badFocus = await problemOf(standard().createFocus({ ...focusDraft, personas: 9 }, person))
    expect(badFocus).toMatchObject({ code: 'INVALID', fields: [{ path: ['personas'] }] })
  })

  it('tells each fault of the service apart', async () => {
    const client = standard()
    const strike = async (faults: object): Promise<unknown> => {
      service.setConditions({ faults })
      return problemOf(client.listSurveys({ limit: 1, offset: 0 }, person))
    }
    expect(await strike({ dropBefore: { next: 1 } })).toMatchObject({ code: 'UNREACHABLE', cause: 'reset' })
    expect(await strike({ cutJson: { next: 1 } })).toMatchObject({ code: 'CUT_ANSWER' })
    expect(await strike({ serverError: { next: 1 } })).toMatchObject({ code: 'SERVICE_FAILED', status: 500 })
    expect(await strike({ unauthorized: { next: 1 } })).toMatchObject({ code: 'KEY_REFUSED' })
    expect(await strike({ html: { next: 1 } })).toMatchObject({ code: 'SERVICE_FAILED', status: 502 })
    service.setConditions({ htmlStatus: 200 })
    expect(await strike({ html: { next: 1 } })).toMatchObject({ code: 'NOT_THIS_SERVICE', cause: 'html' })
  })

  it('waits out a 429', async () => {
    service.setConditions({ rateLimitedSeconds: 1, faults: { rateLimited: { next: 1 } } })
    const { value } = await standard().listSurveys({ limit: 1, offset: 0 }, person)
    expect(value.unrecognised).toBe(0)
  })

  it('reads the answers of a failed run as far as they are told, and never waits for more', async () => {
    const failing = await startPracticeService({
      shapes,
      seed: 7,
      speed: SPEED,
      conditions: { runs: { fail: { next: 1 } } },
    })
    onTestFinished(() => failing.close())
    const client = clientOf(failing.baseUrl, { key: failing.apiKey })
    const { value } = await client.createSurvey(draft, person)
    await client.launchSurvey(value.id, person)
    await until('the run failed', async () => {
      return (await client.surveyStatus(value.id, person)).value.status === 'failed'
    })
    if (shapes === 'nested') {
      expect(await problemOf(client.surveyResults(value.id, person))).toMatchObject({
        code: 'REFUSED',
        reason: 'other',
      })
    } else {
      const results = readResults((await client.surveyResults(value.id, person)).value, draft)
      // Only fields that hint at missing answers are left unplaced.
      for (const { path } of results.unplaced)
        expect(path).toMatch(/^\$\.(?:\w+\.)*(?:status|progress|failed|completed|row_count)\w*$/)
      expect(results.certainty).not.toBe('sure')
      expect(results.answers.length).toBeLessThan(36)
    }
  })
})
