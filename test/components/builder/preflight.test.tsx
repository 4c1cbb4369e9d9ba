import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { press, tabTo } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('of very many remarks before a launch the first few are shown, and all of them on demand', async () => {
  const items = Array.from({ length: 40 }, (_, at) =>
    aChoice(`q${at}`, 'Don’t you think that [… the service] is good?', ['Yes', at === 0 ? '' : 'No']),
  )
  await openDesk(aSurvey('Satisfaction', items))
  await page.getByRole('button', { name: /^Launch/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you launch' })
  const gaps = dialog.getByRole('button', { name: /^Item \d+: \[… the service\]$/ })
  const jumps = dialog.getByRole('button', { name: /^Item \d+$/ })
  await expect.element(gaps.nth(5)).toBeVisible()
  expect(gaps.elements().length).toBe(6)
  await expect.element(jumps.first()).toBeVisible()
  expect(jumps.elements().length).toBeLessThan(40)

  await tabTo(dialog.getByRole('button', { name: 'Show all (40)' }).last())
  await press('Enter')
  await expect.element(gaps.nth(6)).toHaveFocus()
  expect(gaps.elements().length).toBe(40)
})
