import { expect, it } from 'vitest'
import { launchOn } from '../../support/launch-on.ts'
import {
  anOldSurvey,
  type KeptSurvey,
  type ListingHabits,
  startListingService,
} from '../../support/listing-service.ts'

const onlyId = ({ id }: KeptSurvey) => ({ id })
const usual = ({ id, titre, created_at }: KeptSurvey) => ({ id, titre, created_at })

it.each<[string, string, ListingHabits['row']]>([
  ['every row', 'omits', onlyId],
  ['every row, but for a status,', 'omits', ({ id, status }) => ({ id, status })],
  ['one row', 'unexplained', (survey) => (survey.id === 'their-own' ? onlyId(survey) : usual(survey))],
])(
  'a list in which %s tells nothing but its id does not prove that a creation is not in it',
  async (_, doubt, row) => {
    const service = await startListingService()
    const account = service.open({
      surveys: [anOldSurvey('their-own')],
      row,
      onCreate: (n, { keep, say, cut }) => {
        if (n !== 2) return say({ id: keep().id, status: 'draft' })
        // Somebody deletes a survey, and the lost creation gets its id.
        account.surveys.splice(0, 1)
        keep().id = 'their-own'
        cut()
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt })
    expect(account.creations).toBe(2)
  },
)
