import { expect, type Locator, type Page } from '@playwright/test'

/** Presses after which the element counts as out of reach. */
const MOST_PRESSES = 120

/** Whether the dialog or menu that the element is in, if any, has taken the focus; runs in the page. */
function hasItsLayerFocus(element: Element): boolean {
  return element.closest('[role="dialog"], [role="menu"]')?.contains(document.activeElement) ?? true
}

/** Presses Tab until `target` has the focus; in a dialog or menu only once that has taken the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await target.waitFor()
  await expect.poll(() => target.evaluate(hasItsLayerFocus)).toBe(true)
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
