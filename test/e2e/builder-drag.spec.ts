import type { Locator, Page } from '@playwright/test'
import { carry, drag, dropLine } from '../support/drag.ts'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { stemOf } from './pages/draft.ts'
import { expectOrder, LETTERED, openItems, row } from './pages/items.ts'

test.use({ beginning: LETTERED })

const item = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Item ${number}`, exact: true })
const grip = (page: Page, number: number): Locator => item(page, number).locator('[data-grip=item]')
const optionRow = (page: Page, number: number, at: number): Locator =>
  item(page, number)
    .locator('[data-option]')
    .nth(at - 1)

/** The upper half of the row of the outline at a height of the window. */
async function rowAt(page: Page, height: number): Promise<number> {
  const tops = await page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((element) => element.getBoundingClientRect().top))
  return (tops.find((top) => top > height) ?? height) + 8
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('rows of the outline are dragged, alone and with the other chosen ones', async ({ app: { page } }) => {
  await openItems(page, 5)
  await drag(page, row(page, 1), row(page, 4), 'lower')
  await expectOrder(page, 'B C D A E')
  await expect(page.getByRole('status').filter({ hasText: 'Item 1 moved to 4' })).toHaveCount(1)
  await undo(page)
  await expectOrder(page, 'A B C D E')

  await row(page, 1).click({ modifiers: ['ControlOrMeta'] })
  await row(page, 3).click({ modifiers: ['ControlOrMeta'] })
  await drag(page, row(page, 3), row(page, 5), 'lower')
  await expectOrder(page, 'B D E A C')
  await drag(page, row(page, 2), row(page, 1), 'upper')
  await expectOrder(page, 'D B E A C')
  await undo(page)
  await undo(page)
  await expectOrder(page, 'A B C D E')
})

test('the Escape key gives a drag up, and where it came from nothing moves', async ({ app: { page } }) => {
  await openItems(page, 3)
  await carry(page, row(page, 1), row(page, 3), 'lower')
  await expect(dropLine(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dropLine(page)).toHaveCount(0)
  await page.mouse.up()
  await expectOrder(page, 'A B C')
  await carry(page, row(page, 1), row(page, 2), 'upper')
  await expect(dropLine(page)).toHaveCount(0)
  await page.mouse.up()
  await expectOrder(page, 'A B C')
  await drag(page, row(page, 3), row(page, 1), 'upper')
  await expectOrder(page, 'C A B')
})

test('items are dragged on the sheet', async ({ app: { page } }) => {
  await openItems(page, 4)
  await stemOf(page, 1).click()
  await drag(page, grip(page, 2), item(page, 1), 'upper')
  await expectOrder(page, 'B A C D')
  await expect(stemOf(page, 1)).toHaveValue('B')
  await undo(page)
  await expect(stemOf(page, 1)).toHaveValue('A')
})

test('options are dragged within their item and to another', async ({ app: { page } }) => {
  await openItems(page, 2)
  const text = (number: number, at: number) =>
    page.getByRole('textbox', { name: `Option ${at} of item ${number}`, exact: true })
  await stemOf(page, 1).click()
  const handle = (number: number, at: number) => optionRow(page, number, at).locator('[data-grip=option]')
  await drag(page, handle(1, 2), optionRow(page, 1, 1), 'upper')
  await expect(text(1, 1)).toHaveValue('A no')
  await expect(text(1, 2)).toHaveValue('A yes')
  await undo(page)
  await expect(text(1, 1)).toHaveValue('A yes')
  await drag(page, handle(1, 1), optionRow(page, 2, 1), 'lower')
  await expect(text(2, 2)).toHaveValue('A yes')
  await expect(text(1, 2)).toHaveCount(0)
  await undo(page)
  await expect(text(1, 1)).toHaveValue('A yes')
  await expect(text(2, 3)).toHaveCount(0)
})

test('near its edge the outline scrolls while something is dragged', async ({ app: { page } }) => {
  await openItems(page, 60)
  const scroller = page.getByRole('listbox').locator('..')
  const top = () => scroller.evaluate((element) => element.scrollTop)
  const box = await scroller.boundingBox()
  if (!box) throw new Error('no outline')
  await row(page, 1).hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.move(box.x + 60, box.y + box.height - 6, { steps: 4 })
  await expect.poll(top).toBeGreaterThan(600)
  const middle = await rowAt(page, box.y + box.height / 2)
  await page.mouse.move(box.x + 60, middle)
  await page.mouse.move(box.x + 61, middle)
  await expect(dropLine(page)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('status').filter({ hasText: /^Item 1 moved to [2-6]\d$/ })).toHaveCount(1)
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await expect(row(page, 1)).toHaveText(/^1B/)
})
