import type { Locator } from '@playwright/test'

/**
 * Returns how to press the mouse where a button is now, as often as wanted: a double click does not ask whether the
 * button can still be pressed, which `click` waits for.
 */
export async function pressAt(button: Locator): Promise<() => Promise<void>> {
  await button.click({ trial: true })
  const place = await button.boundingBox()
  if (!place) throw new Error('The button is not on the screen.')
  return () => button.page().mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}
