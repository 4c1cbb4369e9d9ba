import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { caller, failure, practice, success } from './support/practice-client.ts'
import { ownFolder, runPractice } from './support/run-practice.ts'
import { aLongTime, smallSession, smallSurvey } from './support/samples.ts'
import { testClock } from './support/test-clock.ts'

describe('The data file', () => {
  it('keeps surveys, sessions, keys and members over a restart, for the same accounts with new keys', async () => {
    const dataFile = path.join(ownFolder(), 'deep', 'practice.sqlite')
    const clock = testClock()
    const first = await startPracticeService({ dataFile, seed: 11, clock })
    const asBefore = caller(first.baseUrl, first.enterpriseKey)
    const { id } = success(await asBefore('POST', '/api/v1/surveys', smallSurvey))
    success(await asBefore('POST', `/api/v1/surveys/${id}/launch`))
    const session = success(await asBefore('POST', '/api/v1/focus', smallSession))
    const said = success(await asBefore('GET', `/api/v1/focus/${session.id}/transcript`))
    const key = success(await asBefore('POST', '/api/v1/api-keys', { nom: 'durable' }))
    success(await asBefore('POST', '/api/v1/org/members', { email: 'durable@x.example' }))
    clock.advance(aLongTime)
    const results = success(await asBefore('GET', `/api/v1/surveys/${id}/results`))
    await first.close()

    const second = await startPracticeService({ dataFile, clock })
    expect(second.enterpriseKey).not.toBe(first.enterpriseKey)
    failure(await caller(second.baseUrl, first.enterpriseKey)('GET', '/api/v1/surveys'), 401)
    const asAfter = caller(second.baseUrl, second.enterpriseKey)
    expect(success(await asAfter('GET', `/api/v1/surveys/${id}/results`))).toStrictEqual(results)
    const again = success(await asAfter('GET', `/api/v1/focus/${session.id}`))
    expect(again).toMatchObject({ turns_done: 1, profiles: session.profiles })
    expect(
      String(success(await asAfter('GET', `/api/v1/focus/${session.id}/transcript`)).transcript),
    ).toContain(String(said.transcript))
    success(await caller(second.baseUrl, String(key.key))('GET', '/api/v1/surveys'))
    expect((await asAfter('GET', '/api/v1/org/members')).text).toContain('durable@x.example')
    await second.close()
  })

  it('names the key that Sonde uses alike in every language, also where an earlier one named it otherwise', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    await (await startPracticeService({ dataFile })).close()
    const database = new DatabaseSync(dataFile)
    database.exec("UPDATE keys SET nom = 'Practice'")
    database.close()
    const service = await startPracticeService({ dataFile })
    onTestFinished(() => service.close())
    const { text } = await caller(service.baseUrl, service.enterpriseKey)('GET', '/api/v1/api-keys')
    expect(text).toContain('"Sonde"')
    expect(text).not.toContain('Practice')
  })

  it('is held by one service at a time, and is free again after a close', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const first = await startPracticeService({ dataFile })
    await expect(startPracticeService({ dataFile })).rejects.toThrow(/another practice service is using it/)
    await first.close()
    await (await startPracticeService({ dataFile })).close()
  })

  it('cuts what waits when it closes, carries nothing of it out, and has nothing to complain of', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const complaints = vi.spyOn(process.stderr, 'write')
    onTestFinished(() => complaints.mockRestore())
    const first = await startPracticeService({ dataFile })
    const call = caller(first.baseUrl, first.adminKey)
    const { id } = success(await call('POST', '/api/v1/focus', smallSession))
    const asked = Promise.allSettled([
      call('GET', `/api/v1/focus/${id}/transcript`),
      call('GET', `/api/v1/focus/${id}/transcript`),
    ])
    success(await call('GET', `/api/v1/focus/${id}`))
    first.setConditions({ latencyMs: { min: 60_000, max: 60_000 } })
    const waiting = Promise.allSettled([
      call('POST', '/api/v1/api-keys', { nom: 'too late' }),
      call('GET', '/api/v1/surveys'),
    ])
    // Once this later request is answered, the service has received those above.
    await caller(first.baseUrl, first.adminKey)('GET', '/nowhere')
    await first.close()
    const ends = [...(await asked), ...(await waiting)].map(({ status }) => status)
    expect(ends).toStrictEqual(['rejected', 'rejected', 'rejected', 'rejected'])

    const second = await startPracticeService({ dataFile })
    const keys = await caller(second.baseUrl, second.adminKey)('GET', '/api/v1/api-keys')
    expect(keys.text).not.toContain('too late')
    await second.close()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('loses nothing it has answered for when the process is killed, again and again', async () => {
    const folder = ownFolder()
    const surveys: string[] = []
    const launched: string[] = []
    const sessions = new Map<string, string>()
    for (let round = 0; round < 3; round++) {
      const running = runPractice('--json', '--data', folder, '--speed', '5000', '--rate-limit', '100000')
      const { base_url = '', admin_key = '' } = await running.ready
      const call = caller(base_url, admin_key)
      const page = success(await call('GET', '/api/v1/surveys?limit=200')) as {
        surveys: { id: string; status: string }[]
      }
      const status = new Map(page.surveys.map((survey) => [survey.id, survey.status]))
      expect(surveys.filter((id) => !status.has(id))).toStrictEqual([])
      expect(launched.filter((id) => status.get(id) === 'draft')).toStrictEqual([])
      for (const [id, said] of sessions) {
        const read = success(await call('GET', `/api/v1/focus/${id}/transcript`))
        expect(String(read.transcript).startsWith(said)).toBe(true)
      }
      // Writers of all kinds that go on until the process is killed.
      const write = async () => {
        for (;;) {
          const { id } = success(await call('POST', '/api/v1/surveys', smallSurvey))
          surveys.push(String(id))
          success(await call('POST', `/api/v1/surveys/${id}/launch`))
          launched.push(String(id))
          const session = success(await call('POST', '/api/v1/focus', smallSession))
          const said = success(await call('GET', `/api/v1/focus/${session.id}/transcript`))
          sessions.set(String(session.id), String(said.transcript))
        }
      }
      const aim = surveys.length + 12
      const cut = Promise.allSettled([write(), write(), write()])
      await expect.poll(() => surveys.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(aim)
      running.child.kill('SIGKILL')
      await cut
      expect(await running.ended).toMatchObject({ signal: 'SIGKILL' })
    }
  })

  it('lets a run go on over a restart, by the clock', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const clock = testClock()
    const first = await startPracticeService({ dataFile, clock })
    const asBefore = caller(first.baseUrl, first.apiKey)
    const { id } = success(await asBefore('POST', '/api/v1/surveys', smallSurvey))
    success(await asBefore('POST', `/api/v1/surveys/${id}/launch`))
    await first.close()
    clock.advance(1500)
    const { standard } = await practice({ dataFile, clock })
    expect(success(await standard('GET', `/api/v1/surveys/${id}/status`)).status).toBe('running')
    clock.advance(aLongTime)
    expect(success(await standard('GET', `/api/v1/surveys/${id}/status`))).toMatchObject({
      status: 'done',
      progress: 100,
    })
  })
})
