import { expect, type Locator, type Page } from '@playwright/test'
import { screenTitle } from './navigate.ts'

export function preflight(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Before you launch' })
}

/** Opens the preflight of the open survey, which shows what the launch takes. */
export async function openPreflight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Launch…' }).click()
  await expect(preflight(page)).toBeVisible()
}

/** The preflight's button that launches. */
export function launchButton(page: Page): Locator {
  return preflight(page).getByRole('button', { name: 'Launch', exact: true })
}

/** Launches the open survey; the screen of the runs is open afterwards. */
export async function launch(page: Page): Promise<void> {
  await openPreflight(page)
  await launchButton(page).click()
  await expect(screenTitle(page, 'Runs')).toBeVisible()
}

/** The table of the runs that have ended. */
export function pastRuns(page: Page): Locator {
  return page.getByRole('table', { name: 'Past' })
}

/** On the screen of the runs, waits until a run of the survey is done. */
export async function runIsDone(page: Page, title: string): Promise<void> {
  // Not the whole row: what a failed run says contains “abandoned”.
  const done = page.getByRole('cell', { name: /^done/ })
  const row = pastRuns(page)
    .getByRole('row', { name: new RegExp(title) })
    .filter({ has: done })
  await expect(row.first()).toBeVisible({ timeout: 60_000 })
}
