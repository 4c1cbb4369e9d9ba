import { expect, type Locator, type Page } from '@playwright/test'

/** Presses after which the element counts as out of reach. */
const MOST_PRESSES = 120

/** A key that goes on to the next element, or back to the one before. */
type StepKey = 'Tab' | 'Shift+Tab' | 'ArrowDown'

/** Whether the dialog or menu that the element is in, if any, has taken the focus; runs in the page. */
function hasItsLayerFocus(element: Element): boolean {
  return element.closest('[role="dialog"], [role="menu"]')?.contains(document.activeElement) ?? true
}

/** Where the focus is as seen from the element, which may have been redrawn as another one; runs in the page. */
function focusSeenFrom(element: Element): 'here' | 'elsewhere' | 'redrawn' {
  if (!element.isConnected) return 'redrawn'
  return element === document.activeElement ? 'here' : 'elsewhere'
}

/** Presses Tab until `target` has the focus; in a dialog or menu only once that has taken the focus. */
export async function tabTo(page: Page, target: Locator, key: StepKey = 'Tab'): Promise<void> {
  await target.waitFor()
  await expect.poll(() => target.evaluate(hasItsLayerFocus)).toBe(true)
  // Finding an element by its role takes the page longer than a key does, so it is found anew only when redrawn.
  let element = target.elementHandle()
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    const focus = await (await element)?.evaluate(focusSeenFrom)
    if (focus === 'here') break
    if (focus === 'redrawn') element = target.elementHandle()
    else await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Goes to `target` by the keyboard and presses Enter on it. */
export async function enterAt(page: Page, target: Locator, key: StepKey = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/**
 * Goes to a text field by the keyboard and replaces its text. Only the first letter is typed, as each key costs the page
 * tens of milliseconds of processor time; the rest comes as dictation brings it.
 */
export async function rewrite(
  page: Page,
  target: Locator,
  text: string,
  key: StepKey = 'Tab',
): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text.slice(0, 1))
  await page.keyboard.insertText(text.slice(1))
  await expect(target).toHaveValue(text)
}
