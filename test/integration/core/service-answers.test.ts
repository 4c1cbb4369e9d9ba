import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { HARMLESS, type Operation, operationSchema } from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { openTestCore, type TestCoreOptions } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** A core connected to a practice service of its own, with a key that may do everything. */
async function onService(options: Partial<TestCoreOptions> = {}) {
  const service = await startPracticeService({ speed: 200, seed: 3 })
  const [folder, secrets] = [tempFolder(), memoryStore()]
  const open = () => openTestCore({ folder, secrets, ...options })
  let core = open()
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  const key = service.enterpriseKey
  const { id: connectionId } = await core.client.connections.add({
    ...{ name: 'Live', baseUrl: service.baseUrl, key, plan: 'enterprise', colour: 'indigo' },
  })
  return {
    service,
    key,
    folder,
    connectionId,
    client: () => core.client,
    last: async (operation: Operation) => {
      const { answers } = await core.client.serviceAnswers.list({ connectionId })
      return answers.find((answer) => answer.operation === operation)?.last ?? null
    },
    health: async () => (await core.client.serviceAnswers.list({ connectionId })).health,
    try: (operation: Operation) => core.client.serviceAnswers.try({ connectionId, operation }),
    restart: async () => {
      await core.close()
      core = open()
    },
    /** Launches a survey and waits for its answers. */
    run: async () => {
      const { surveys, runs } = core.client
      const { id, revision } = await surveys.create({ draft: aSurveyDraft() })
      const run = await runs.launch({ surveyId: id, revision, connectionId })
      return until('the answers are here', async () => {
        const found = await runs.get({ id: run.id })
        return found.results === 'stored' ? found : null
      })
    },
  }
}

describe('what a service answers', () => {
  it('tells how far its clock is from this machine’s, to the second', async () => {
    const sonde = await onService({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        const headers = new Headers(answer.headers)
        headers.set('date', new Date(Date.now() - 90_000).toUTCString())
        return new Response(answer.body, { status: answer.status, headers })
      },
    })
    await sonde.try('list_keys')
    const { clockDifference } = await sonde.health()
    expect(Math.abs((clockDifference ?? 0) + 90_000)).toBeLessThanOrEqual(1_000)
  })

  it('is kept for each operation, with how it was read, and survives a restart', async () => {
    const sonde = await onService()
    const before = await sonde.client().serviceAnswers.list({ connectionId: sonde.connectionId })
    expect(before.answers).toEqual(operationSchema.options.map((operation) => ({ operation, last: null })))
    expect(before.health).toEqual({ reach: 'unknown', limit: 100, limitSeen: null, clockDifference: null })

    const run = await sonde.run()
    expect(await sonde.last('create_survey')).toMatchObject({
      ...{ status: 200, problem: null, by: 'readers', certainty: 'sure' },
      found: [{ name: 'id', value: run.remoteId }],
    })
    expect((await sonde.last('survey_status'))?.found).toContainEqual({ name: 'status', value: 'done' })
    const results = await sonde.last('survey_results')
    expect(results).toMatchObject({ by: 'readers', certainty: 'sure' })
    expect(results?.found).toContainEqual({ name: 'personas', value: String(run.personas) })
    expect(results?.text).toContain('"results"')
    expect(results?.text).toHaveLength(results?.length ?? 0)
    expect(await sonde.last('focus_transcript')).toBeNull()
    expect(await sonde.health()).toMatchObject({ reach: 'reachable', clockDifference: 0 })

    const told = await sonde.client().serviceAnswers.list({ connectionId: sonde.connectionId })
    await sonde.restart()
    const again = await sonde.client().serviceAnswers.list({ connectionId: sonde.connectionId })
    expect(again.answers).toEqual(told.answers)
  })

  it('holds neither the key nor the secret of a key that was created', async () => {
    const sonde = await onService()
    const { client, connectionId } = sonde
    await client().account.createKey({ connectionId, name: 'Bureau' })
    await client().account.keys({ connectionId })
    const { handle } = (await client().account.freshKeys())[0] ?? { handle: '' }
    expect(handle).not.toBe('')
    expect(await sonde.last('create_key')).toMatchObject({ status: 200, by: null, problem: null })
    const { text } = await client().serviceAnswers.structure({ connectionId, language: 'fr' })
    await sonde.restart()
    const everything = [
      text,
      JSON.stringify(await client().serviceAnswers.list({ connectionId })),
      ...readdirSync(sonde.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1')),
    ].join('\n')
    expect(everything).toContain('Bureau')
    expect(everything).not.toContain(sonde.key)
    // All secrets of the practice service have the same beginning.
    expect(everything).not.toMatch(new RegExp(`${sonde.key.slice(0, 3)}[\\w-]{16,}`))
  })

  it('is asked for where that changes nothing, and only there', async () => {
    const sonde = await onService()
    expect(await sonde.try('list_members')).toMatchObject({ last: { status: 200, by: 'readers' } })
    for (const operation of operationSchema.options.filter((each) => !HARMLESS.includes(each)))
      await expect(sonde.try(operation)).rejects.toMatchObject({ code: 'INVALID' })
    for (const operation of ['survey_status', 'survey_results', 'focus_session'] as const)
      await expect(sonde.try(operation)).rejects.toMatchObject({ code: 'MISSING' })
    await sonde.run()
    const { last } = await sonde.try('survey_results')
    expect(last).toMatchObject({ status: 200, by: 'readers', certainty: 'sure' })
    expect(await sonde.last('launch_survey')).not.toBeNull()
    expect((await sonde.client().runs.list({})).length).toBe(1)
  })

  it('tells a refusal as an answer, and where a 429 came', async () => {
    const sonde = await onService()
    await sonde.try('list_keys')
    await sonde.try('list_focus')
    sonde.service.setConditions({ faults: { rateLimited: { next: 1 } } })
    expect(await sonde.try('list_keys')).toMatchObject({ last: { status: 429, problem: { code: 'BUSY' } } })
    expect(await sonde.health()).toMatchObject({ reach: 'reachable', limitSeen: 2 })
    await sonde.restart()
    expect(await sonde.health()).toMatchObject({ limitSeen: 2 })
  })

  it('tells that nothing came, and is forgotten with the key that asked', async () => {
    const sonde = await onService()
    await sonde.try('list_surveys')
    await sonde.service.close()
    const nothing = { status: null, text: '', problem: { code: 'UNREACHABLE' }, by: null }
    expect(await sonde.try('list_surveys')).toMatchObject({ last: nothing })
    expect(await sonde.health()).toMatchObject({ reach: 'unreachable' })
    const { text } = await sonde
      .client()
      .serviceAnswers.structure({ connectionId: sonde.connectionId, language: 'en' })
    expect(text).toContain('list_surveys: status 200')
    await sonde.client().connections.replaceKey({ id: sonde.connectionId, key: 'sk-another-0123456789' })
    expect(await sonde.last('list_surveys')).toBeNull()
  })

  it('is known as long as Sonde runs where the disk refuses, and is written seldom', async () => {
    const written: string[] = []
    let refuses = false
    const between = (storage: Storage): Storage => {
      const facts = storage.serviceFacts
      Object.defineProperty(storage, 'serviceFacts', {
        value: {
          get: facts.get,
          forget: facts.forget,
          save: (...args: Parameters<typeof facts.save>) => {
            if (refuses && args[1].startsWith('answer_')) throw new SondeError('STORAGE', { cause: 'full' })
            written.push(args[1])
            facts.save(...args)
          },
        },
      })
      return storage
    }
    const sonde = await onService({ between })
    for (let times = 0; times < 20; times++) await sonde.try('list_members')
    await sonde.restart()
    expect(written.filter((name) => name === 'answer_list_members').length).toBeLessThanOrEqual(2)
    refuses = true
    await sonde.try('list_keys')
    expect(await sonde.last('list_keys')).toMatchObject({ status: 200 })
    await sonde.restart()
    expect(await sonde.last('list_keys')).toBeNull()
    expect(await sonde.last('list_members')).toMatchObject({ status: 200 })
  })

  it('is told to the makers of the service without a value', async () => {
    const sonde = await onService()
    const run = await sonde.run()
    const { text } = await sonde
      .client()
      .serviceAnswers.structure({ connectionId: sonde.connectionId, language: 'en' })
    expect(text).toContain('survey_results: status 200')
    expect(text).toContain('focus_session: not called so far')
    const { questions } = aSurveyDraft()
    for (const secret of [
      ...questions.flatMap(({ stem, options }) => [stem, ...options.map((option) => option.text)]),
      ...[run.title, run.remoteId ?? '', sonde.key, 'femme', 'retraites'],
    ])
      expect(text).not.toContain(secret)
  })
})
