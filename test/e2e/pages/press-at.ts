import type { Locator } from '@playwright/test'

/**
 * Returns a function that presses the mouse where the button is, or was when it was there last. Unlike `click` it does
 * not wait until the button can be pressed, so it can repeat a press as a double click does.
 */
export async function pressAt(button: Locator): Promise<() => Promise<void>> {
  await button.click({ trial: true })
  // Read anew at each press: what is still loading may move the button.
  const middleNow = () =>
    button.evaluateAll(([element]) => {
      const place = element?.getBoundingClientRect()
      return place && { x: place.x + place.width / 2, y: place.y + place.height / 2 }
    })
  let middle = await middleNow()
  return async () => {
    middle = (await middleNow()) ?? middle
    if (!middle) throw new Error('The button was never on the screen.')
    await button.page().mouse.click(middle.x, middle.y)
  }
}
