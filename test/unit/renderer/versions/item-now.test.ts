import { expect, test } from 'vitest'
import { findItemNow } from '../../../../renderer/features/versions/item-now.ts'
import { compareDrafts } from '../../../../shared/versions/compare-drafts.ts'
import { aChoice, aSurvey } from '../../../support/drafts.ts'

test('an item of a version is found in the draft, changed or typed again, and one that was removed is not', () => {
  const asked = aSurvey('Parks', [
    aChoice('walk', 'Do you walk to work?', ['Yes', 'No']),
    aChoice('park', 'Is there a park near your home?', ['Yes', 'No']),
    aChoice('bus', 'How long is your way to the bus stop, in minutes?', ['Up to 5', 'More']),
  ])
  const present = aSurvey('Parks', [
    aChoice('typed again', 'How long is your way to the bus stop, in minutes?', ['Up to 5', 'More']),
    aChoice('walk', 'How do you get to work?', ['On foot', 'Otherwise']),
  ])
  const difference = compareDrafts(asked, present)
  expect(findItemNow(difference, 'walk')).toEqual({ at: 0, id: 'walk' })
  expect(findItemNow(difference, 'park')).toEqual({ at: 1, id: null })
  expect(findItemNow(difference, 'bus')).toEqual({ at: 2, id: 'typed again' })
  expect(findItemNow(difference, 'nobody')).toBeNull()
})
