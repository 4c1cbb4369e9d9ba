import { expect, type Locator, type Page } from '@playwright/test'

/** The line that shows where a dragged part would be dropped. */
export function dropLine(page: Page): Locator {
  return page.locator('[data-drop-line]')
}

/** Drags a part to the upper or lower half of another one, without dropping it. */
export async function carry(page: Page, from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + start.height / 2 + 8)
  const y = end.y + end.height * (half === 'upper' ? 0.25 : 0.75)
  await page.mouse.move(end.x + end.width / 3, y, { steps: 4 })
  await page.mouse.move(end.x + end.width / 3 + 1, y)
}

/** Drags a part to the upper or lower half of another one and drops it. */
export async function drag(page: Page, from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> {
  await carry(page, from, to, half)
  await expect(dropLine(page)).toBeVisible()
  await page.mouse.up()
  await expect(dropLine(page)).toHaveCount(0)
}
