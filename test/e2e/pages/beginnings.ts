import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { PRACTISING } from '../../support/hosts/app-fixture.ts'
import type { Beginning } from '../../support/hosts/free-folder.ts'

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
