import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey as aDraft } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { resultsOf } from '../../support/results-of.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aSurvey } from '../storage/samples.ts'

it('sets an item beside the other practice runs of its survey, reworded or not, with counts and no answers', async () => {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  const drafts = ['Don’t you walk to work?', 'Do you walk to work?'].map((stem) =>
    aDraft('Walking', [aChoice('walk', stem, ['Yes', 'No'])]),
  )
  store.surveys.insert({ ...aSurvey('survey-1'), draft: drafts[0] ?? aDraft('', []) })
  const versions = drafts.map((draft, at) => store.surveys.freeze('survey-1', draft, `version-${at}`, at))
  const keep = (id: string, at: number, yes: number, patch = {}) => {
    const version = versions[at]
    const asked = { versionId: version?.id ?? '', versionNumber: version?.number ?? 0 }
    store.runs.insert(aRun({ id, createdAt: at, ...asked, ...patch }))
    const payloadId = store.payloads.add({
      ...{ id: `payload of ${id}`, subjectId: id, kind: 'results', text: '{}', receivedAt: 1 },
    })
    const results = resultsOf({
      counts: [{ question: 0, counts: [yes, 60 - yes] }],
      edition: 1_000,
    })
    store.runs.saveResults(id, payloadId, results, 1)
  }
  keep('leading', 0, 42)
  keep('mended', 1, 35)
  keep('live', 1, 10, { practice: false })
  store.runs.insert(aRun({ id: 'waiting', results: 'waiting', state: 'done', versionId: 'version-1' }))
  store.close()

  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { runs, older } = await core.client.runs.asked({ id: 'mended', item: 'walk' })
  expect(older).toBe(0)
  expect(runs).toMatchObject([
    { runId: 'mended', versionNumber: 2, wording: 0, setting: 0, counts: [35, 25], base: 60 },
    { runId: 'leading', versionNumber: 1, wording: 1, comparable: true, counts: [42, 18], base: 60 },
  ])
  await expect(core.client.runs.asked({ id: 'waiting', item: 'walk' })).rejects.toMatchObject({
    code: 'MISSING',
  })
})
