import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey as aDraft } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { resultsOf } from '../../support/results-of.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aSurvey } from '../storage/samples.ts'

const PERSONAS = 60
const DRAFT = aDraft('Parks', [
  aChoice('walk', 'Do you walk to work?', ['Yes', 'No']),
  aChoice('park', 'Is there a park nearby?', ['Yes', 'No', 'I don’t know']),
])

/** A store with one survey, and what puts runs with answers into it. */
function openStore() {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  store.surveys.insert({ ...aSurvey('survey-1'), draft: DRAFT })
  const version = store.surveys.freeze('survey-1', DRAFT, 'version-1', 1)
  const asked = { versionId: version.id, versionNumber: version.number, personas: PERSONAS }
  /** `unsure` of the personas choose "I don't know" for the second item; only so many `came`. */
  const keep = (id: string, createdAt: number, unsure: number, { came = PERSONAS, ...patch }: Kept = {}) => {
    store.runs.insert(aRun({ id, createdAt, ...asked, ...patch }))
    const payloadId = store.payloads.add({
      ...{ id: `payload of ${id}`, subjectId: id, kind: 'results', text: '{}', receivedAt: 1 },
    })
    const respondents = Array.from({ length: came }, (_, at) => ({ id: `p${at}`, attributes: [] }))
    const answers = respondents.flatMap((_, respondent) => [
      { respondent, question: 0, kind: 'option' as const, option: respondent % 2, text: null },
      {
        ...{ respondent, question: 1, kind: 'option' as const, text: null },
        option: respondent < unsure ? 2 : respondent % 2,
      },
    ])
    store.runs.saveResults(id, payloadId, resultsOf({ respondents, answers, edition: 1_000 }), 1)
  }
  return { folder, store, keep, asked }
}

type Kept = Partial<Run> & { came?: number }

it('tells of each item of the newest run with answers its heaviest mark, without those dismissed', async () => {
  const { folder, store, keep, asked } = openStore()
  keep('older', 1, 0)
  keep('newest', 2, 30)
  store.runs.insert(aRun({ id: 'under way', createdAt: 3, ...asked, state: 'running', results: 'none' }))
  store.close()

  const core = openTestCore({ folder, tuning: { pace: () => 3_600_000 } })
  onTestFinished(() => core.close())
  const { client } = core
  const seen = await client.runs.seen({ surveyId: 'survey-1' })
  expect(seen).toMatchObject({
    run: { id: 'newest', versionNumber: 1, practice: true },
    items: [
      { question: { id: 'walk' }, state: 'judged', mark: null },
      {
        question: { id: 'park' },
        mark: { weight: 'strong', base: PERSONAS, evidence: { kind: 'no_opinion', count: 30 } },
      },
    ],
  })

  await client.annotations.save({
    ...{ runId: 'newest', revision: 0 },
    annotations: {
      ...emptyAnnotations(),
      dismissed: [{ item: 'park', mark: 'no_opinion', reason: 'Meant to be hard' }],
    },
  })
  const after = await client.runs.seen({ surveyId: 'survey-1' })
  expect(after?.items[1]?.mark?.evidence.kind).not.toBe('no_opinion')
  expect(await client.runs.seen({ surveyId: 'nobody' })).toBeNull()
})

it('tells what a failed or small run cannot judge from the newest run that can, and names that run', async () => {
  const { folder, store, keep } = openStore()
  keep('old', 1, 0)
  keep('full', 2, 30)
  keep('failed', 3, 2, { came: 10, state: 'failed' })
  store.close()
  const core = openTestCore({ folder, tuning: { pace: () => 3_600_000 } })
  onTestFinished(() => core.close())
  const told = {
    run: { id: 'failed' },
    items: [
      { question: { id: 'walk' }, state: 'judged', olderRun: { id: 'full' } },
      { question: { id: 'park' }, state: 'judged', olderRun: { id: 'full', versionNumber: 1 } },
    ],
  }
  expect(await core.client.runs.seen({ surveyId: 'survey-1' })).toMatchObject({
    ...told,
    items: [told.items[0], { ...told.items[1], mark: { evidence: { kind: 'no_opinion' } } }],
  })
  const { seen } = await core.client.ledger.get({ surveyId: 'survey-1' })
  expect(seen).toMatchObject(told)
  expect(seen?.items[1]?.signs[0]?.suspicion.evidence.kind).toBe('no_opinion')
})

it('never tells of a live run’s items what practice showed', async () => {
  const { folder, store, keep } = openStore()
  keep('practice', 1, 30)
  keep('live', 2, 0, { came: 10, practice: false })
  store.close()
  const core = openTestCore({ folder, tuning: { pace: () => 3_600_000 } })
  onTestFinished(() => core.close())
  const seen = await core.client.runs.seen({ surveyId: 'survey-1' })
  expect(seen?.items.map(({ state, olderRun }) => [state, olderRun])).toEqual([
    ['too_few', undefined],
    ['too_few', undefined],
  ])
})
