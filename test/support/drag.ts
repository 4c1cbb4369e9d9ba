import { expect, type Locator, type Page } from '@playwright/test'

/** The line that tells where what is dragged would go. */
export function dropLine(page: Page): Locator {
  return page.locator('[data-drop-line]')
}

/** Takes hold of a part and carries it to the upper or lower half of another, without letting go. */
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

/** As `carry`, and lets go. */
export async function drag(page: Page, from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> {
  await carry(page, from, to, half)
  await expect(dropLine(page)).toBeVisible()
  await page.mouse.up()
  await expect(dropLine(page)).toHaveCount(0)
}
