import { expect, type Page } from '@playwright/test'
import { pastRuns, runIsDone } from './launch.ts'
import { screenTitle } from './navigate.ts'

/** On the screen of the runs, waits until a survey's run is done, and opens its answers. */
export async function openAnswers(page: Page, title: string): Promise<void> {
  await runIsDone(page, title)
  await pastRuns(page)
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(screenTitle(page, new RegExp(title))).toBeVisible()
}

/** Chooses an export in the menu by its name, and waits until the menu is gone. */
export async function chooseExport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
