import { READERS_EDITION } from '../../../electron/service/results/readers-edition.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { anArm, aPlan } from '../../support/a-plan.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { askPracticeApart } from '../../support/practice/ask-practice-apart.ts'

const WORK = aChoice('work', 'How do you usually get to work?', ['On foot', 'By bike'])
/** With enough personas for percentages, which a cross-table shows on a coloured background. */
const URBAN = aSurvey('Urban mobility', [WORK, anOpenEnded('change', 'What would make you change?')], {
  personas: 40,
})

/** Addresses of the things that `storeEveryScreen` makes. */
export const AT = {
  survey: '#/surveys/urban',
  run: '#/runs/urban-run',
  draft: '#/focus/trains',
  session: '#/focus/bikes',
  experiment: '#/experiments/urban-rewording',
}

/** Addresses of the things that the screens show. */
export type Addresses = typeof AT

/**
 * Stores what the screens show: a survey, a run with answers and a failed one, the guides of two focus groups, and the
 * plan of an experiment.
 */
export function storeEveryScreen(store: Storage): void {
  storeExperiment(store)
  const now = Date.now()
  const times = { createdAt: now, updatedAt: now }
  const { id: versionId } = store.surveys.freeze('urban', URBAN, 'urban-version', now)
  const run = {
    ...{ surveyId: 'urban', versionId, title: URBAN.title, personas: URBAN.personas ?? 0, createdAt: now },
    ...{ launchedAt: now, finishedAt: now + 1, checkedAt: now + 1 },
  }
  store.runs.insert(
    aRun({ ...run, id: 'urban-failed', remoteId: 'remote-2', state: 'failed', results: 'none' }),
  )
  store.runs.insert(aRun({ ...run, id: 'urban-run' }))
  const answers = askPracticeApart(URBAN.questions, 1, run.personas)
  const payload = {
    id: 'urban-payload',
    subjectId: 'urban-run',
    kind: 'results',
    text: '{}',
    receivedAt: now,
  }
  const read = { ...answers, edition: READERS_EDITION }
  store.runs.saveResults('urban-run', store.payloads.add(payload), read, now)
  for (const [id, title] of [
    ['trains', 'Trains'],
    ['bikes', 'Bikes in town'],
  ] as const)
    store.focus.insert(
      aFocusSession(id, { draft: { ...emptyFocusDraft(), title, guide: '1. Your trips' }, ...times }),
    )
}

/** Stores a survey, and the plan of an experiment on its first item. */
export function storeExperiment(store: Storage): void {
  const now = Date.now()
  const times = { createdAt: now, updatedAt: now }
  store.surveys.insert({
    ...{ id: 'urban', draft: URBAN, revision: 1, tags: [], archivedAt: null, deletedAt: null, ...times },
  })
  store.experiments.insert({
    ...{ id: 'urban-rewording', plan: rewordingPlan(), revision: 1, ...times, basedOn: null },
    ...{ extensions: [], paused: false, frozen: null, runs: [] },
  })
}

function rewordingPlan(): ExperimentPlan {
  const leading = { ...WORK, stem: 'Don’t you usually drive to work?' }
  return aPlan({
    ...{ title: `Urban mobility · ${WORK.stem}`, draft: URBAN, item: WORK.id, personas: 40 },
    source: { surveyId: 'urban', versionId: null, runId: null },
    arms: [
      anArm('a', WORK),
      anArm('again', WORK, { kind: 'again' }),
      anArm('reversed', { ...WORK, options: WORK.options.toReversed() }, { kind: 'reversed' }),
      anArm('b', leading, { kind: 'rewording' }),
    ],
  })
}
