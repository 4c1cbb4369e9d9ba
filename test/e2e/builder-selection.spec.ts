import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
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

/** What a listener was told last. */
const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toHaveText(words)

test('several items are chosen and handled with the keyboard alone', async ({ app: { page } }) => {
  await openItems(page, 6)
  const list = page.getByRole('listbox', { name: '6 items' })
  await expect(list).toHaveAttribute('aria-multiselectable', 'true')

  await test.step('one at a time, in a range, all, none', async () => {
    await row(page, 2).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expectChosen(page, 2, 4, 5)
    await page.keyboard.press('Shift+ArrowUp')
    await expectChosen(page, 2, 4)
    await expect(bar(page)).toContainText('2 items selected')
    await page.keyboard.press('ControlOrMeta+a')
    await expectChosen(page, 1, 2, 3, 4, 5, 6)
    await page.keyboard.press('Escape')
    await expectChosen(page)
    await expect(bar(page)).toHaveCount(0)
  })

  await test.step('moved as one block, each press one step of the undo', async () => {
    await row(page, 3).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expectChosen(page, 3, 5)
    await page.keyboard.press('Alt+ArrowUp')
    await expectOrder(page, 'A C E B D F')
    await said(page, '2 items moved to 2–3')
    await expect(row(page, 3)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expectOrder(page, 'C E A B D F')
    await page.keyboard.press('ControlOrMeta+z')
    await expectOrder(page, 'A C E B D F')
    await page.keyboard.press('ControlOrMeta+z')
    await expectOrder(page, 'A B C D E F')
    await expectChosen(page, 3, 5)
  })

  await test.step('duplicated: the copies are chosen', async () => {
    await page.keyboard.press('ControlOrMeta+d')
    await expectOrder(page, 'A B C D E C E F')
    await expectChosen(page, 6, 7)
    await page.keyboard.press('ControlOrMeta+z')
    await expectOrder(page, 'A B C D E F')
    await expectChosen(page)
  })

  await test.step('deleted, and back at once by undo, chosen as before', async () => {
    await row(page, 2).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Delete')
    // Under the pointer what is offered does not go by itself.
    await page.getByText('2 items deleted.').hover()
    await expectOrder(page, 'A D E F')
    await expect(row(page, 2)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expectOrder(page, 'A B C D E F')
    await expectChosen(page, 2, 3)
    await expect(page.getByText('2 items deleted.')).toHaveCount(0)
  })

  await test.step('retyped with the bar, options kept', async () => {
    await row(page, 2).focus()
    await page.keyboard.press('Tab')
    const change = bar(page).getByRole('button', { name: 'Change type' })
    for (let pressed = 0; pressed < 6; pressed += 1) {
      if (await change.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    const openEnded = page.getByRole('menuitem', { name: 'Open-ended' })
    await openEnded.waitFor()
    for (let pressed = 0; pressed < 3; pressed += 1) {
      await page.keyboard.press('ArrowDown')
      if (await openEnded.evaluate((element) => element === document.activeElement)) break
    }
    await expect(openEnded).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Type of item 2' })).toHaveValue('open_ended')
    await expect(page.getByRole('combobox', { name: 'Type of item 3' })).toHaveValue('open_ended')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('combobox', { name: 'Type of item 2' })).toHaveValue('single_choice')
    await expect(page.getByRole('combobox', { name: 'Type of item 3' })).toHaveValue('single_choice')
    await expect(page.getByRole('textbox', { name: 'Option 2 of item 3' })).toHaveValue('C no')
  })

  await test.step('from the text of a chosen item the keys move all chosen ones', async () => {
    await row(page, 2).focus()
    await page.keyboard.press('Enter')
    await expect(stemOf(page, 2)).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expectOrder(page, 'A D B C E F')
    await expect(stemOf(page, 3)).toBeFocused()
  })
})

test('several items are chosen and handled with the pointer', async ({ app: { page, host } }) => {
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
})

test('an item deleted by its button leaves the cursor in the next, and the undo offered is the undo', async ({
  app: { page },
}) => {
  await openItems(page, 3)
  await page.getByRole('button', { name: 'Delete item 2' }).click()
  const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' })
  // Under the pointer it does not go by itself.
  await offer.hover()
  await expectOrder(page, 'A C')
  await expect(stemOf(page, 2)).toBeFocused()
  await offer.click()
  await expectOrder(page, 'A B C')
  await expect(stemOf(page, 2)).toBeFocused()
  // What was undone can be done again; nothing else was added on top of it.
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expectOrder(page, 'A C')
  await page.keyboard.press('ControlOrMeta+z')
  await expectOrder(page, 'A B C')
})

test('an undo that is offered goes once the same was undone by the keys, or the survey was left', async ({
  app: { page },
}) => {
  const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' })
  await openItems(page, 3)
  await page.getByRole('button', { name: 'Delete item 2' }).click()
  // Under the pointer it does not go by itself.
  await offer.hover()
  await page.keyboard.press('ControlOrMeta+z')
  await expectOrder(page, 'A B C')
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete item 1' }).click()
  await offer.hover()
  // What is typed after does not take it away.
  await page.keyboard.type('!')
  await expectOrder(page, '!B C')
  await expect(offer).toBeVisible()
  await page.getByRole('link', { name: 'Surveys' }).first().press('Enter')
  await expect(page.getByRole('link', { name: '3 items' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
