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

/** Opens the practice conditions by the badge, as a person does. */
export async function openConditions(page: Page): Promise<void> {
  await activeConnection(page, 'Practice').click()
  await page.getByRole('menuitem', { name: 'Practice conditions…' }).click()
  await expect(page.getByRole('heading', { name: 'Practice conditions' })).toBeVisible()
}
