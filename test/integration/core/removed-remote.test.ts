import { describe, expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** A run that has ended but whose answers cannot be fetched. */
async function withoutAnswers() {
  const service = await startPracticeService({ speed: 400, seed: 7 })
  service.setConditions({ only: ['surveyResults'], faults: { serverError: { probability: 1 } } })
  const folder = tempFolder()
  const practice = practicePort(service)
  const core = openTestCore({ folder, practice })
  onTestFinished(() => service.close())
  const { client } = core
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  const { id } = await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId: 'practice' })
  await until('the answers are asked for in vain', async () => {
    const run = await client.runs.get({ id })
    return run.results === 'waiting' && run.problem !== null
  })
  return { core, folder, practice, id, client }
}

describe('a survey deleted at the service before its answers came', () => {
  it('is waited for no longer, now and after a restart', async () => {
    const { core, folder, practice, id, client } = await withoutAnswers()
    const removed = await client.runs.removeRemote({ id })
    expect(removed).toMatchObject({
      state: 'done',
      remoteId: null,
      results: 'failed',
      problem: { code: 'NOT_FOUND' },
    })
    await expect(client.runs.retry({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await core.close()
    const again = openTestCore({ folder, practice })
    onTestFinished(() => again.close())
    expect(await again.client.runs.get({ id })).toMatchObject({ state: 'done', results: 'failed' })
    expect([...core.logged, ...again.logged]).not.toContainEqual(['run.driver', expect.anything()])
  })
})
