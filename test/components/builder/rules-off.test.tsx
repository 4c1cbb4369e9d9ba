import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SettingsPage } from '../../../renderer/features/settings/settings-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { RULE_CODES } from '../../../shared/wording/finding.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { focus, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'
import { show } from '../support/show.tsx'

const told = () => page.getByRole('region', { name: 'Checks and preview' }).query()?.textContent
/** Settings with a rule that is off, until the test ends: other tests have the same page. */
function turnOffEverywhere(): void {
  const queryKey = api.app.settings.queryKey()
  queryClient.setQueryData(queryKey, settingsSchema.parse({ rulesOff: ['leading'] }))
  onTestFinished(() => queryClient.removeQueries({ queryKey }))
}
const survey = () =>
  aSurvey('Buses', [
    aChoice('one', 'Don’t you think that the service is good?', ['Yes', 'No', 'I don’t know']),
    aChoice('two', 'Do you often take the bus?', ['Yes', 'No', 'I don’t know']),
  ])

test('a rule is turned off for the survey by keyboard, counts nowhere, and comes back from a quiet line or by undo', async () => {
  const store = await openDesk(survey())
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/Leading/)
  const rules = () => store.getState().history.present.rulesOff

  await page.getByRole('button', { name: 'Do not check this again' }).findElement()
  ;(page.getByRole('button', { name: 'Do not check this again' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'In this survey' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(rules).toEqual(['leading'])
  await expect.poll(told).toMatch(/Ready to launchWordingNo wording issues found/)
  await expect.poll(told).toMatch(/1 rule is off/)
  await page.getByRole('tab', { name: 'Report' }).click()
  await expect.poll(told).toMatch(/Open issues1Dismissed/)

  await page.getByRole('button', { name: '1 rule is off' }).click()
  await page.getByRole('button', { name: 'Check again: Leading (In this survey)' }).click()
  await expect.poll(told).toMatch(/Open issues2Dismissed/)
  expect(store.getState().history.present).not.toHaveProperty('rulesOff')
  expect(told()).not.toMatch(/off/)

  // One step back: the rule is off again, since turning it on was a change of the draft as well.
  store.undo()
  await expect.poll(told).toMatch(/Open issues1Dismissed/)
})

test('a rule that is off in all surveys is silent here, and the line says where', async () => {
  turnOffEverywhere()
  await openDesk(survey())
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/No wording issues found/)
  await page.getByRole('button', { name: '1 rule is off' }).click()
  await expect.poll(told).toMatch(/Leading In all surveys/)
})

test('the settings name every rule with an example and a switch', async () => {
  turnOffEverywhere()
  await show({ path: '/settings', address: '/settings', content: SettingsPage })
  await expect.element(page.getByRole('switch', { name: 'Leading' })).not.toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Loaded words' })).toBeChecked()
  expect(page.getByRole('switch').elements()).toHaveLength(RULE_CODES.length)
  await expect
    .element(page.getByRole('switch', { name: 'Leading' }))
    .toHaveAccessibleDescription(/Example: Don’t you think.*Strength: worth another look/)
})
