import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { handWording } from '../../../renderer/lib/wording-in-hand.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { optionOf, press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const draft = () =>
  aSurvey('Mobility', [anOpenEnded('why', 'Why?'), aChoice('ban', 'Surely cars should go?', ['Yes', 'No'])])

test('an item gets the wording that was tested, and one undo reverts it', async () => {
  handWording({
    surveyId: 'survey',
    question: aChoice('ban', 'Should cars be banned or allowed?', ['Banned', 'Allowed']),
  })
  const store = await openDesk(draft())
  await expect.element(stemOf(2)).toHaveValue('Should cars be banned or allowed?')
  await expect.element(optionOf(2, 2)).toHaveValue('Allowed')
  await expect.element(page.getByText(/^Item 2 now has the wording tested in the experiment\./)).toBeVisible()
  await stemOf(2).click()
  await press('ControlOrMeta+z')
  await expect.element(stemOf(2)).toHaveValue('Surely cars should go?')
  await expect.element(optionOf(2, 2)).toHaveValue('No')
  expect(store.getState().history.present.questions).toEqual(draft().questions)
})

test('a wording for an item that is gone, or for another survey, changes nothing', async () => {
  handWording({ surveyId: 'survey', question: aChoice('gone', 'Another?', ['Yes', 'No']) })
  const store = await openDesk(draft())
  await expect.element(page.getByText('The item that was tested is no longer in the draft.')).toBeVisible()
  expect(store.getState().history.present.questions).toEqual(draft().questions)
})
