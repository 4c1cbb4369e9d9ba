import type { Locator, Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { stemOf } from './pages/draft.ts'
import { expectOrder, LETTERED, openItems, row } from './pages/items.ts'

test.use({ beginning: LETTERED })

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Selected items' })

async function expectChosen(page: Page, ...items: number[]): Promise<void> {
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(items.length)
  for (const [at, item] of items.entries())
    await expect(chosen.nth(at)).toHaveAccessibleName(new RegExp(`^${item} `))
}

test('several items are chosen and handled with the pointer', PAGE_ONLY, async ({ app: { page, host } }) => {
  await openItems(page, 5)
  await row(page, 4).click()
  await expect(stemOf(page, 4)).toBeFocused()
  await expectChosen(page)
  await row(page, 2).click({ modifiers: ['Shift'] })
  await expectChosen(page, 2, 3, 4)
  await row(page, 3).click({ modifiers: ['ControlOrMeta'] })
  await expectChosen(page, 2, 4)

  await test.step('on the sheet too', async () => {
    const grip = (item: number) =>
      page.getByRole('region', { name: `Item ${item}`, exact: true }).locator('[data-grip=item]')
    await grip(4).click({ modifiers: ['ControlOrMeta'] })
    await expectChosen(page, 2)
    await grip(1).click({ modifiers: ['Shift'] })
    await expectChosen(page, 1, 2, 3, 4)
    await grip(4).click()
    await expect(stemOf(page, 4)).toBeFocused()
    await expectChosen(page)
  })

  await row(page, 1).click({ modifiers: ['ControlOrMeta'] })
  await row(page, 3).click({ modifiers: ['ControlOrMeta'] })
  expect(await violationsInSchemes(page, host)).toEqual([])
  await bar(page).getByRole('button', { name: 'Move the selected items down' }).click()
  await expectOrder(page, 'B D A C E')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectOrder(page, 'A B C D E')
  await bar(page).getByRole('button', { name: 'Duplicate the selected items' }).click()
  await expectOrder(page, 'A B C A C D E')
  await bar(page).getByRole('button', { name: 'Delete the selected items' }).click()
  const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' })
  // Under the pointer it does not go by itself.
  await offer.hover()
  await expectOrder(page, 'A B C D E')
  await offer.click()
  await expectOrder(page, 'A B C A C D E')
  await expectChosen(page, 4, 5)
  await bar(page).getByRole('button', { name: 'Change type' }).click()
  await page.getByRole('menuitem', { name: 'Open-ended' }).click()
  await expect(page.getByRole('combobox', { name: 'Type of item 5' })).toHaveValue('open_ended')
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click()
  await expectChosen(page)

  await test.step('an undo that is offered goes when the survey is left', async () => {
    await page.getByRole('button', { name: 'Delete item 2' }).click()
    await offer.hover()
    await page.getByRole('link', { name: 'Surveys' }).first().press('Enter')
    await expect(page.getByRole('link', { name: '5 items' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
