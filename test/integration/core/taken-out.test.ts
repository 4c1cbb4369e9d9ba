import { expect, it, onTestFinished } from 'vitest'
import { type Account, anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** Launches a survey at a service; returns the run's id and functions for the test. */
async function launched({ baseUrl }: Pick<Account, 'baseUrl'>, folder = tempFolder()) {
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
  const { id } = await client.runs.launch({ surveyId, revision, connectionId })
  const listed = async () => (await client.runs.list({})).map((run) => run.id)
  return { client, id, listed }
}

it('a run that was taken out of the queue before it was sent can be removed, and brought back', async () => {
  // Nothing listens at this address, so nothing can be sent.
  const { client, id, listed } = await launched({ baseUrl: 'http://127.0.0.1:9' })
  await client.runs.stop({ id })
  const stopped = await client.runs.get({ id })
  await client.runs.forget({ id })
  expect(await listed()).toEqual([])
  const state = async () => (await client.surveys.list({})).rows[0]?.state
  expect(await state()).toBe('draft')

  expect(await client.runs.recall({ id })).toEqual(stopped)
  expect(await listed()).toEqual([id])
  await expect(client.runs.recall({ id })).rejects.toMatchObject({ code: 'MISSING' })
})

it('a run of which anything was sent is not forgotten', async () => {
  const { client, id, listed } = await launched(await anAccount({ launched: 'running' }))
  await until('it runs', async () => (await client.runs.get({ id })).state === 'running')
  await expect(client.runs.forget({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await client.runs.removeRemote({ id })
  await expect(client.runs.forget({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await listed()).toEqual([id])
})

it('a removed run is not brought back into a backup that was restored since', async () => {
  const folder = tempFolder()
  const before = openTestCore({ folder })
  await before.client.surveys.create({ draft: aSurveyDraft() })
  await before.close()
  const { client, id, listed } = await launched({ baseUrl: 'http://127.0.0.1:9' }, folder)
  await client.runs.stop({ id })
  await client.runs.forget({ id })
  const [copy] = (await client.app.info()).store.copies
  await client.app.restoreStoreCopy({ name: copy?.name ?? '' })
  await expect(client.runs.recall({ id })).rejects.toMatchObject({ code: 'MISSING' })
  expect(await listed()).toEqual([])
})
