import type { Locator, Page } from '@playwright/test'

/** Goes to a screen by the rail, as a person does. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: screen, exact: true })
    .click()
}

/** Goes to an address of the page, such as '#/runs'; a bookmark leads there too. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
}

/** The title of the screen in the bar. */
export function screenTitle(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}
