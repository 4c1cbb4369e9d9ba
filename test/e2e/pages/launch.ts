import { expect, type Locator, type Page } from '@playwright/test'
import { screenTitle } from './navigate.ts'

export function preflight(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Before you launch' })
}

/** Asks for the launch of the survey that is open: the preflight says what it takes. */
export async function openPreflight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Launch…' }).click()
  await expect(preflight(page)).toBeVisible()
}

/** The button that launches, in the preflight. */
export function launchButton(page: Page): Locator {
  return preflight(page).getByRole('button', { name: 'Launch', exact: true })
}

/** Launches the survey that is open; the runs are on the screen then. */
export async function launch(page: Page): Promise<void> {
  await openPreflight(page)
  await launchButton(page).click()
  await expect(screenTitle(page, 'Runs')).toBeVisible()
}

/** The runs that have ended. */
export function pastRuns(page: Page): Locator {
  return page.getByRole('table', { name: 'Past' })
}

/** Waits until a run of the survey is done, on the screen of the runs. */
export async function runIsDone(page: Page, title: string): Promise<void> {
  const row = pastRuns(page)
    .getByRole('row', { name: new RegExp(title) })
    .filter({ hasText: 'done' })
  await expect(row.first()).toBeVisible({ timeout: 60_000 })
}
