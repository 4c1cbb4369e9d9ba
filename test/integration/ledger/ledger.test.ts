import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { emptyLedger, type MendLedger } from '../../../shared/ledger/ledger.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import { emptyExperimentNotes } from '../../../shared/models/experiment-notes.ts'
import { aPlan } from '../../support/a-plan.ts'
import { aRun } from '../../support/a-run.ts'
import { storeAnsweredExperiment } from '../../support/an-experiment-in-store.ts'
import { aChoice, aSurvey as aDraft } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { resultsOf } from '../../support/results-of.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aSurvey } from '../storage/samples.ts'

const PERSONAS = 60
const walk = (stem: string) => aChoice('walk', stem, ['Yes', 'No', 'I don’t know'])
const FIRST = aDraft('Parks', [walk('Do you walk?'), aChoice('park', 'Is a park nearby?', ['Yes', 'No'])])
const NOW = { ...FIRST, questions: [walk('Do you walk to work?')] }
const said = (words: string): MendLedger => ({ ...emptyLedger(), words: { walk: words } })

/** A survey that was run in two wordings, with a dropped item, an experiment, and decisions. */
function aFolder() {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  store.surveys.insert({ ...aSurvey('survey-1'), draft: NOW })
  const drafts = [FIRST, NOW]
  drafts.forEach((draft, at) => {
    const version = store.surveys.freeze('survey-1', draft, `version-${at + 1}`, at + 1)
    const id = `run-${at + 1}`
    const { questions } = draft
    store.runs.insert(
      aRun({ id, versionId: version.id, versionNumber: version.number, createdAt: at, personas: PERSONAS }),
    )
    const payloadId = store.payloads.add({
      ...{ id: `payload of ${id}`, subjectId: id, kind: 'results', text: '{}', receivedAt: 1 },
    })
    const respondents = Array.from({ length: PERSONAS }, (_, of) => ({ id: `p${of}`, attributes: [] }))
    const answers = respondents.flatMap((_, respondent) =>
      questions.map((_question, question) => ({
        ...{ respondent, question, kind: 'option' as const, text: null },
        option: question === 0 && respondent < 30 * at ? 2 : respondent % 2,
      })),
    )
    store.runs.saveResults(id, payloadId, resultsOf({ respondents, answers, edition: 1_000 }), 1)
  })
  const decided = (note: string, dismissed: { item: string; mark: string; reason: string }[] = []) => ({
    ...emptyAnnotations(),
    items: { walk: { decision: 'fix' as const, note } },
    dismissed,
  })
  store.annotations.save('run-1', 0, { ...decided('old'), order: 'suspicion' }, 1)
  store.annotations.save(
    'run-2',
    0,
    decided('new', [{ item: 'walk', mark: 'no_opinion', reason: 'Meant so' }]),
    1,
  )
  const plan = aPlan({ runs: 1, personas: 2 })
  const about = { ...plan, source: { ...plan.source, surveyId: 'survey-1' }, draft: NOW, item: 'walk' }
  const arms = plan.arms.slice(0, 2).map((arm) => ({ ...arm, question: NOW.questions[0] ?? null }))
  storeAnsweredExperiment(store, 'trial', { ...about, arms, comparison: null })
  const answers = ['3a', null, '7f'].map((code, respondent) => ({
    ...{ run: 'one', respondent, probe: 'p', code, refused: null },
  }))
  store.experimentNotes.save('trial', 0, { ...emptyExperimentNotes(), answers }, 1)
  store.close()
  return () => openTestCore({ folder, tuning: { pace: () => 3_600_000 } })
}

it('gathers of every item its wordings, signs, decisions and trials', async () => {
  const core = aFolder()()
  onTestFinished(() => core.close())
  const matter = await core.client.ledger.get({ surveyId: 'survey-1' })
  expect(matter.items).toMatchObject([
    { id: 'walk', at: 0, wordings: [{ version: { number: 2 } }, { version: { number: 1 } }] },
    { id: 'park', at: null, wordings: [{ version: { number: 1 } }] },
  ])
  expect(matter.seen).toMatchObject({
    run: { id: 'run-2', practice: true },
    items: [
      {
        question: { id: 'walk' },
        signs: [{ suspicion: { evidence: { kind: 'no_opinion' } }, dismissed: 'Meant so' }],
        across: { move: { run: { runId: 'run-1' }, moved: 50 } },
      },
    ],
  })
  expect(matter.decisions).toMatchObject([
    { item: 'walk', run: { id: 'run-2' }, decision: 'fix', note: 'new' },
  ])
  const [trial] = matter.trials
  expect(trial).toMatchObject({ experiment: { id: 'trial' }, practice: true, connectionName: 'Practice' })
  expect(trial?.codes).toEqual(['3a', '7f'])
  expect(trial?.evidence.runs).toHaveLength(2)
  expect(trial?.evidence.runs.every(({ items }) => items.length === 1)).toBe(true)
  await expect(core.client.ledger.get({ surveyId: 'other' })).rejects.toMatchObject({ code: 'MISSING' })
})

it('keeps what the person wrote over a restart, and tells the window that is behind', async () => {
  const open = aFolder()
  const core = open()
  const { ledger } = core.client
  const surveyId = 'survey-1'
  const first = await ledger.words({ surveyId })
  expect(first).toMatchObject({ ledger: emptyLedger(), revision: 0, savedAt: 0 })
  const saved = await ledger.save({ surveyId, revision: 0, ledger: { ...said('one'), later: ['x'] } })
  expect(saved.revision).toBe(1)
  await expect(ledger.save({ surveyId, revision: 0, ledger: said('two') })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(ledger.save({ surveyId: 'other', revision: 0, ledger: said('two') })).rejects.toMatchObject({
    code: 'MISSING',
  })
  await core.close()

  const again = open()
  onTestFinished(() => again.close())
  await expect(again.client.ledger.words({ surveyId })).resolves.toEqual({
    ledger: { ...said('one'), later: ['x'] },
    history: first.history,
    ...saved,
  })
})
