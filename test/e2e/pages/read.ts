import { expect, type Page } from '@playwright/test'
import { pastRuns, runIsDone } from './launch.ts'
import { screenTitle } from './navigate.ts'

/** Opens the answers of a survey's run that is done or about to be, from the screen of the runs. */
export async function openAnswers(page: Page, title: string): Promise<void> {
  await runIsDone(page, title)
  await pastRuns(page)
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(screenTitle(page, new RegExp(title))).toBeVisible()
}

/** Takes an export of what is on the screen by its name in the menu, which is gone afterwards. */
export async function chooseExport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
