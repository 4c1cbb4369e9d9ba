import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import { aRun } from '../../support/a-run.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aSurvey } from '../storage/samples.ts'

/** A folder with a finished run, and a function that opens Sonde on it. */
function aFolder() {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  const survey = aSurvey('survey-1')
  store.surveys.insert(survey)
  const version = store.surveys.freeze('survey-1', survey.draft, 'version-1', 1)
  store.runs.insert(aRun({ versionId: version.id }))
  store.close()
  return () => openTestCore({ folder })
}

const said = (note: string): RunAnnotations => ({
  ...emptyAnnotations(),
  items: { q1: { decision: 'fix', note } },
  dismissed: [{ item: 'q1', mark: 'blank', reason: 'Meant so' }],
})

it('keeps what a person says of a run, over a restart, and tells the window that is behind', async () => {
  const open = aFolder()
  const core = open()
  const { annotations } = core.client
  const first = await annotations.get({ runId: 'run-1' })
  expect(first).toMatchObject({ annotations: emptyAnnotations(), revision: 0, savedAt: 0 })

  await expect(
    annotations.save({ runId: 'run-1', revision: 0, annotations: said('one') }),
  ).resolves.toMatchObject({ revision: 1 })
  // Another window, which has not seen the first save.
  await expect(
    annotations.save({ runId: 'run-1', revision: 0, annotations: said('two') }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(
    annotations.save({ runId: 'run-1', revision: 1, annotations: said('two') }),
  ).resolves.toMatchObject({ revision: 2 })
  await core.close()

  const again = open()
  onTestFinished(() => again.close())
  const { history } = first
  await expect(again.client.annotations.get({ runId: 'run-1' })).resolves.toMatchObject({
    annotations: said('two'),
    revision: 2,
    history,
  })
})

it('keeps what a Sonde that knows more has added', async () => {
  const core = aFolder()()
  onTestFinished(() => core.close())
  const { annotations } = core.client
  await annotations.save({ runId: 'run-1', revision: 0, annotations: { ...said(''), later: [{ tag: 'x' }] } })
  const { annotations: back } = await annotations.get({ runId: 'run-1' })
  expect(back).toEqual({ ...said(''), later: [{ tag: 'x' }] })
})

it('knows no annotations of a run that is not there', async () => {
  const core = aFolder()()
  onTestFinished(() => core.close())
  const { annotations } = core.client
  await expect(annotations.get({ runId: 'other' })).rejects.toMatchObject({ code: 'MISSING' })
  await expect(
    annotations.save({ runId: 'other', revision: 0, annotations: emptyAnnotations() }),
  ).rejects.toMatchObject({ code: 'MISSING' })
})

it('finds what was said of an earlier run of the survey, and of no practice run for a live one', async () => {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  const survey = aSurvey('survey-1')
  store.surveys.insert(survey)
  const version = store.surveys.freeze('survey-1', survey.draft, 'version-1', 1)
  const add = (id: string, createdAt: number, practice = true) =>
    store.runs.insert(aRun({ id, createdAt, practice, versionId: version.id }))
  add('first', 1)
  add('silent', 2)
  add('latest', 3)
  add('live', 4, false)
  store.close()
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { annotations } = core.client
  await annotations.save({ runId: 'first', revision: 0, annotations: said('one') })
  await annotations.save({
    ...{ runId: 'silent', revision: 0 },
    annotations: { ...emptyAnnotations(), order: 'suspicion' },
  })
  const found = await annotations.earlier({ runId: 'latest' })
  expect(found).toMatchObject({ run: { id: 'first', versionNumber: 1 }, annotations: said('one') })
  expect(found?.draft).toEqual(version.draft)
  for (const runId of ['first', 'live', 'nobody']) expect(await annotations.earlier({ runId })).toBeNull()
})
