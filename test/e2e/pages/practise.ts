import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses "Practise now" on the welcome page. */
export async function practise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await expect(activeConnection(page, 'Practice')).toBeVisible()
}

/** The badge of the active connection. */
export function activeConnection(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`Active connection: ${name}`) })
}

/** Waits until the practice service has applied the conditions: the screen shows them before that. */
export async function conditionsInForce(page: Page): Promise<void> {
  const summary = page.getByRole('main').getByRole('status').filter({ hasText: 'simulated problem' })
  await expect(summary).toHaveAttribute('aria-busy', 'false')
}

/** On the practice conditions, makes a fault occur always or never. */
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
