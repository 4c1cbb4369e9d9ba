import type { Page } from '@playwright/test'
import { aChoice, anOpenEnded, aSurvey } from '../support/drafts.ts'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { openSurvey, optionOf, saved, stemOf } from './pages/draft.ts'
import { row } from './pages/items.ts'

const MOBILITY = aSurvey('Urban mobility', [
  aChoice('work', 'Comment allez-vous à l’école ?', ['À pied', 'À vélo']),
  anOpenEnded('change', 'What would make you change?'),
])
test.use({ beginning: withSurveys({ mobility: MOBILITY, other: aSurvey('Other', []) }) })

const bank = (page: Page) => page.getByRole('dialog', { name: 'Item bank' })
const openBank = (page: Page) => page.getByRole('button', { name: 'Add from the item bank…' }).click()
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('items go to another survey by the clipboard, and by the item bank', async ({ app: { page, host } }) => {
  await openSurvey(page, 'mobility')
  await row(page, 1).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('2 items copied', { exact: true })).toBeAttached()

  await test.step('the clipboard, after the page was opened anew', async () => {
    await openSurvey(page, 'other')
    await page.reload()
    await page.getByText('Add an item to start.').click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(stemOf(page, 2)).toHaveValue('What would make you change?')
    await expect(optionOf(page, 2, 1)).toHaveValue('À vélo')
    await saved(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(stemOf(page, 1)).toHaveCount(0)
  })

  await test.step('an empty bank tells what it is for', async () => {
    await openBank(page)
    await expect(bank(page)).toContainText('items that you want to use in other surveys')
    expect(await violationsInSchemes(page, host)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(bank(page)).toBeHidden()
  })

  await test.step('the same item is kept once', async () => {
    await openSurvey(page, 'mobility')
    await page.getByRole('button', { name: 'More for item 1' }).click()
    await page.getByRole('menuitem', { name: 'Keep in the item bank' }).click()
    await expect(notice(page, '1 item kept in the item bank.')).toBeVisible()
    await row(page, 1).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'More for the selected items' }).click()
    await page.getByRole('menuitem', { name: 'Keep in the item bank' }).click()
    await expect(notice(page, '1 item kept in the item bank. 1 item was already there.')).toBeVisible()
  })

  await test.step('kept items are found, renamed, removed with undo, and added', async () => {
    await openSurvey(page, 'other')
    await openBank(page)
    const rows = bank(page).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    expect(await violationsInSchemes(page, host)).toEqual([])
    await bank(page).getByRole('button', { name: 'Rename “What would make you change?”' }).click()
    await page.getByRole('textbox', { name: /^Name of/ }).fill('Reasons')
    await page.keyboard.press('Enter')
    await expect(rows.filter({ hasText: 'Reasons' })).toContainText(
      'What would make you change? · Open-ended',
    )

    await bank(page).getByRole('searchbox').fill('ECOLE velo')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Single choice: À pied / À vélo')
    await expect(rows).toContainText('From “Urban mobility”, kept on ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await bank(page).getByRole('searchbox').fill('')
    await expect(rows).toHaveCount(2)

    await bank(page).getByRole('button', { name: 'Remove “Reasons”' }).click()
    await expect(rows).toHaveCount(1)
    await notice(page, 'removed from the item bank').getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)

    await bank(page).getByRole('checkbox', { name: 'Reasons' }).check()
    await bank(page).getByRole('button', { name: 'Add 2 items' }).click()
    await expect(stemOf(page, 1)).toHaveValue('Comment allez-vous à l’école ?')
    await expect(stemOf(page, 1)).toBeFocused()
    await expect(optionOf(page, 1, 1)).toHaveValue('À pied')
    await expect(stemOf(page, 2)).toHaveValue('What would make you change?')
  })
})
