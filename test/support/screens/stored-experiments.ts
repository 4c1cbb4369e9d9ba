import type { Storage } from '../../../electron/storage/storage.ts'
import { calibrationPlan } from '../../../shared/experiments/calibration/calibration-plan.ts'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { anArm, aPlan } from '../a-plan.ts'
import { storeAnsweredExperiment } from '../an-experiment-in-store.ts'
import { aChoice, anOpenEnded, aSurvey } from '../drafts.ts'

const OFTEN = ['Never', 'Once a month or less', 'Two to four times a month', 'More often']
const LINES = aChoice('lines', 'Should the city build more tram lines?', ['Yes', 'No', 'Don’t know'])
const TRAMS = aSurvey('Trams', [
  LINES,
  aChoice('ride', 'In the last 4 weeks, how often did you take a tram?', OFTEN),
  aChoice('night', 'In the last 4 weeks, how often did you take a night bus?', OFTEN),
  aChoice('fare', 'Is the price of a ticket high, low or about right for you?', [
    'High',
    'About right',
    'Low',
  ]),
  aChoice('seat', 'On your last trip by tram, did you have a seat?', ['Yes', 'No', 'I took no tram']),
])

/** Addresses of the things that `storeExperiments` makes. */
export const STORED = {
  ledger: '#/surveys/trams/ledger',
  survey: 'Trams',
  experiment: '#/experiments/trams-rewording',
  calibration: '#/experiments/trams-calibration',
}

/**
 * Puts a survey, an experiment on its first item with probes, and a calibration into a store, with all their answers.
 */
export function storeExperiments(store: Storage): void {
  const now = Date.now()
  store.surveys.insert({
    ...{ id: 'trams', draft: TRAMS, revision: 1, tags: [], archivedAt: null, deletedAt: null },
    ...{ createdAt: now, updatedAt: now },
  })
  const source = { surveyId: 'trams', versionId: null, runId: null }
  storeAnsweredExperiment(store, 'trams-rewording', rewording(source))
  let made = 0
  const calibration = calibrationPlan({
    ...{ draft: TRAMS, source, items: TRAMS.questions.map(({ id }) => id), lang: 'en', personas: 40 },
    ...{ connectionId: PRACTICE_CONNECTION_ID, title: 'Calibration: Trams', newId: () => `arm-${++made}` },
  })
  storeAnsweredExperiment(store, 'trams-calibration', calibration)
}

function rewording(source: ExperimentPlan['source']): ExperimentPlan {
  const leading = { ...LINES, stem: 'Don’t you agree that the city should build more tram lines?' }
  const probes = [
    { kind: 'paraphrase' as const, question: anOpenEnded('paraphrase', 'Say this in your own words.') },
    { kind: 'reason' as const, question: anOpenEnded('reason', 'Why did you answer this way?') },
  ]
  return aPlan({
    ...{ title: 'Trams · Should the city build more tram lines?', source, draft: TRAMS, item: LINES.id },
    arms: [
      anArm('a', LINES),
      anArm('again', LINES, { kind: 'again' }),
      anArm('reversed', { ...LINES, options: LINES.options.toReversed() }, { kind: 'reversed' }),
      anArm('b', leading, { kind: 'rewording' }),
      anArm('probe', LINES, { kind: 'probe', probes }),
    ],
    ...{ personas: 60, connectionId: PRACTICE_CONNECTION_ID },
  })
}
