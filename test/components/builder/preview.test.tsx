import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { focus, press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('the preview is answered like a questionnaire', async () => {
  await openDesk(
    aSurvey('Urban mobility', [
      aChoice('work', 'How do you usually get to work?', ['On foot', 'By bike']),
      anOpenEnded('change', 'What would make you change?'),
    ]),
  )
  await stemOf(1).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Preview' })
  await expect.element(panel.getByRole('group', { name: 'How do you usually get to work?' })).toBeVisible()
  const onFoot = panel.getByRole('radio', { name: 'On foot' })
  const byBike = panel.getByRole('radio', { name: 'By bike' })
  await focus(onFoot)
  await press('Space')
  await expect.element(onFoot).toBeChecked()
  await press('ArrowDown')
  await expect.element(byBike).toBeChecked()

  await panel.getByRole('button', { name: 'Next' }).click()
  await expect.element(panel.getByRole('group', { name: 'What would make you change?' })).toBeVisible()
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('A lane of its own')
  await expect.element(panel.getByRole('button', { name: 'Next' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Previous' }).click()
  await expect.element(byBike).toBeChecked()

  await panel.getByText('All', { exact: true }).click()
  await expect.poll(() => panel.getByRole('group').elements().length).toBe(2)
  await expect.element(byBike).not.toBeChecked()
  await onFoot.click()
  await expect.element(onFoot).toBeChecked()
  await panel.getByRole('button', { name: 'Clear test answers' }).click()
  await expect.element(onFoot).not.toBeChecked()
})
