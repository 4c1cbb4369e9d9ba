import type { Locator, Page } from '@playwright/test'

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
