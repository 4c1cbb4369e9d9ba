import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { surveysAt } from '../../support/surveys-at.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const IDS = ['1', '2', '3'].map((end) => `7f9c5f0e-7d1c-4a51-9d3a-0f8f2b7f0a1${end}`)

it('launches the version of a run again, each id once, and leaves draft and versions alone', async () => {
  const service = await startPracticeService({ speed: 60, seed: 7 })
  onTestFinished(() => service.close())
  const core = openTestCore({ folder: tempFolder(), practice: practicePort(service) })
  onTestFinished(() => core.close())
  const { client } = core
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  const connectionId = 'practice'
  const first = await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
  await client.surveys.saveDraft({
    ...{ id: survey.id, revision: survey.revision },
    draft: { ...survey.draft, title: 'Changed since', personas: 3 },
  })
  const changed = await client.surveys.get({ id: survey.id })

  const two = IDS.slice(0, 2)
  const again = await client.runs.launchAgain({ id: first.id, runIds: two })
  expect(again.map(({ id }) => id)).toEqual(two)
  for (const run of again) {
    const { versionId, versionNumber, title, personas, questionCount, practice } = first
    expect(run).toMatchObject({ versionId, versionNumber, title, personas, questionCount, practice })
    expect(run).toMatchObject({ surveyId: survey.id, connectionId })
  }
  expect(new Set([first, ...again].map(({ mark }) => mark)).size).toBe(3)

  // Repeated as if the answer had been lost, with two more ids; an id that is given twice makes one run.
  const more = await client.runs.launchAgain({ id: first.id, runIds: [...IDS, ...two] })
  expect(more.map(({ id }) => id)).toEqual([...IDS, ...two])
  expect(await client.runs.list({})).toHaveLength(4)

  // If one of the ids belongs to a run of another survey, nothing is launched.
  const other = await client.surveys.create({ draft: aSurveyDraft({ title: 'Other' }) })
  const second = await client.runs.launch({ surveyId: other.id, revision: other.revision, connectionId })
  const fresh = '7f9c5f0e-7d1c-4a51-9d3a-0f8f2b7f0a99'
  await expect(client.runs.launchAgain({ id: first.id, runIds: [fresh, second.id] })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await client.runs.list({})).toHaveLength(5)

  expect(await client.surveys.get({ id: survey.id })).toEqual(changed)
  expect(await client.versions.list({ surveyId: survey.id })).toHaveLength(1)
  await until('all runs have answers', async () =>
    (await client.runs.list({})).every(({ results }) => results === 'stored') ? true : null,
  )
  const [item] = survey.draft.questions
  const { runs } = await client.runs.asked({ id: first.id, item: item?.id ?? '' })
  expect(runs).toHaveLength(4)
  const remote = (await client.runs.list({})).map(({ remoteId }) => remoteId)
  expect(new Set(remote).size).toBe(5)
  expect(await surveysAt(service)).toHaveLength(5)
})

it('launches nothing where the connection is gone', async () => {
  const core = openTestCore({ folder: tempFolder(), tuning: { pace: () => 3_600_000 } })
  onTestFinished(() => core.close())
  const { client } = core
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl: 'http://127.0.0.1:9', key: 'sk-live-0123456789' },
    ...{ plan: 'standard', colour: 'teal' },
  })
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  const { id } = await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
  await client.connections.remove({ id: connectionId })
  await expect(client.runs.launchAgain({ id, runIds: [IDS[0] ?? ''] })).rejects.toMatchObject({
    code: 'MISSING',
  })
  await expect(client.runs.launchAgain({ id: 'nobody', runIds: [IDS[0] ?? ''] })).rejects.toMatchObject({
    code: 'MISSING',
  })
  expect(await client.runs.list({})).toHaveLength(1)
})
