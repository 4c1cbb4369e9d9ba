import { expect, type Locator, type Page } from '@playwright/test'

/** Answers the first page: practise now. */
export async function practise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await expect(activeConnection(page, 'Practice')).toBeVisible()
}

/** The badge that tells the active connection. */
export function activeConnection(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`Active connection: ${name}`) })
}

/** Waits until the practice service has the conditions that the screen shows: they are shown before. */
export async function conditionsInForce(page: Page): Promise<void> {
  const summary = page.getByRole('main').getByRole('status').filter({ hasText: 'simulated problem' })
  await expect(summary).toHaveAttribute('aria-busy', 'false')
}

/** Makes a fault strike always or never, on the practice conditions. */
export async function setFault(page: Page, fault: string, strikes: 'always' | 'never'): Promise<void> {
  const chance = page.getByRole('slider', { name: `${fault}: probability` })
  await chance.press(strikes === 'always' ? 'End' : 'Home')
  await expect(chance).toHaveAttribute('aria-valuetext', strikes === 'always' ? '100%' : '0%')
  await conditionsInForce(page)
}

/** Opens the practice conditions by the badge, as a person does. */
export async function openConditions(page: Page): Promise<void> {
  await activeConnection(page, 'Practice').click()
  await page.getByRole('menuitem', { name: 'Practice conditions…' }).click()
  await expect(page.getByRole('heading', { name: 'Practice conditions' })).toBeVisible()
}
