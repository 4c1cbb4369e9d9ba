import { READERS_EDITION } from '../../../electron/service/results/readers-edition.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { PRACTISING } from '../../support/hosts/app-fixture.ts'
import type { Beginning } from '../../support/hosts/free-folder.ts'
import { resultsOf } from '../../support/results-of.ts'

/** A survey with a choice and an open-ended item, for few personas. */
export const URBAN_MOBILITY = aSurvey(
  'Urban mobility',
  [
    aChoice('work', 'How do you usually get to work?', ['On foot', 'By bike']),
    anOpenEnded('change', 'What would make you change?'),
  ],
  { personas: 6 },
)

/**
 * The start of somebody who has made these surveys, by id; the last one was changed most recently. `openSurvey` opens
 * one.
 */
export function withSurveys(drafts: Record<string, SurveyDraft>): Beginning {
  const begun = Date.now()
  return {
    ...PRACTISING,
    fill: (store) => {
      for (const [at, [id, draft]] of Object.entries(drafts).entries())
        store.surveys.insert({
          ...{ id, draft, revision: 1, tags: [], archivedAt: null, deletedAt: null },
          ...{ createdAt: begun + at, updatedAt: begun + at },
        })
    },
  }
}

/** The start of somebody who has made the survey on urban mobility; `openSurvey(page, 'urban')` opens it. */
export const WITH_URBAN_MOBILITY = withSurveys({ urban: URBAN_MOBILITY })

/** What the personas say would make them change. */
const SAID = [
  'A lane of its own along the river.',
  'I would say: cheaper tickets for families.',
  'Buses that come every ten minutes at night.',
  'Nothing, because I like to walk.',
  'A safe place for my bike at the station.',
  'Less rain in November.',
]

/** Answers of the six personas to the survey on urban mobility. */
function urbanAnswers(): RunResults {
  const answers = SAID.flatMap((text, respondent): Answer[] => [
    { respondent, question: 0, kind: 'option', option: respondent % 2, text: null },
    { respondent, question: 1, kind: 'text', option: null, text },
  ])
  const respondents = SAID.map((_, at) => ({
    id: `p${at}`,
    attributes: [
      { name: 'prenom', value: 'Ana' },
      { name: 'age', value: String(30 + at) },
      { name: 'sexe', value: 'F' },
      { name: 'region', value: 'Provence-Alpes-Côte d’Azur' },
      { name: 'profession', value: 'Teacher of history and geography at a school in a small town' },
      { name: 'logement', value: 'Rents a flat of three rooms on the fourth floor, without a lift' },
      { name: 'biographie', value: 'Grew up by the sea, moved for work, and has two children.' },
    ],
  }))
  return resultsOf({ respondents, answers, edition: READERS_EDITION })
}

/** Address of the run that `WITH_URBAN_RUN` stores. */
export const URBAN_RUN = '#/runs/urban-run'

/** The start of somebody who has made the survey on urban mobility, and read the answers of its only run. */
export const WITH_URBAN_RUN: Beginning = {
  ...WITH_URBAN_MOBILITY,
  fill: (store) => {
    WITH_URBAN_MOBILITY.fill?.(store)
    const now = Date.now()
    const { id: versionId } = store.surveys.freeze('urban', URBAN_MOBILITY, 'urban-version', now)
    store.runs.insert(
      aRun({
        ...{ id: 'urban-run', surveyId: 'urban', versionId, title: URBAN_MOBILITY.title, personas: 6 },
        ...{ createdAt: now, launchedAt: now, finishedAt: now, checkedAt: now },
      }),
    )
    const payload = { id: 'p', subjectId: 'urban-run', kind: 'results', text: '{}', receivedAt: now }
    store.runs.saveResults('urban-run', store.payloads.add(payload), urbanAnswers(), now)
  },
}
