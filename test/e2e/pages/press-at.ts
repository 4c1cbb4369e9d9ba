import type { Locator } from '@playwright/test'

/**
 * Returns a function that presses the mouse where the button is now. Unlike `click` it does not wait until the button
 * can be pressed, so it can repeat a press as a double click does.
 */
export async function pressAt(button: Locator): Promise<() => Promise<void>> {
  await button.click({ trial: true })
  const place = await button.boundingBox()
  if (!place) throw new Error('The button is not on the screen.')
  return () => button.page().mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}
