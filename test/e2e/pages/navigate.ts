import type { Locator, Page } from '@playwright/test'

/** Opens a screen by the main navigation, as a person does. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: screen, exact: true })
    .click()
}

/** Opens an address of the page such as '#/runs', as a bookmark would. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
}

/** The screen's title in the top bar. */
export function screenTitle(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}
