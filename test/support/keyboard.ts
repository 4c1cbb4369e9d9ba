import { expect, type Locator, type Page } from '@playwright/test'

/** Presses after which the element counts as out of reach. */
const MOST_PRESSES = 120

/** Presses Tab until `target` has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
