import type { Page } from '@playwright/test'
import { dropLine } from '../support/drag.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { LETTERED, openItems, row } from './pages/items.ts'

test.use({ beginning: LETTERED })

/** The y coordinate of the upper half of the outline row at this height of the window. */
async function rowAt(page: Page, height: number): Promise<number> {
  const tops = await page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((element) => element.getBoundingClientRect().top))
  return (tops.find((top) => top > height) ?? height) + 8
}

test('near its edge the outline scrolls while something is dragged', PAGE_ONLY, async ({ app: { page } }) => {
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
  await expect(
    page.getByRole('status').filter({ hasText: /^Item 1 moved to position [2-6]\d$/ }),
  ).toHaveCount(1)
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await expect(row(page, 1)).toHaveText(/^1B/)
})
