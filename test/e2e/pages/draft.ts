import { expect, type Locator, type Page } from '@playwright/test'
import { openAddress } from './navigate.ts'

/** The text field with exactly this name. */
export function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export function stemOf(page: Page, item: number): Locator {
  return box(page, `Stem of item ${item}`)
}

/** Field of an option; options and items count from 1. */
export function optionOf(page: Page, at: number, item: number): Locator {
  return box(page, `Option ${at} of item ${item}`)
}

/** Starts a survey from the library. */
export async function newSurvey(page: Page, title = ''): Promise<void> {
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await expect(box(page, 'Title')).toBeFocused()
  if (title) await box(page, 'Title').fill(title)
}

/** Opens a survey that was in the store from the start: see beginnings.ts. */
export async function openSurvey(page: Page, id: string): Promise<void> {
  await openAddress(page, `#/surveys/${id}`)
  // Another survey that is open has a title too; this one's link to its versions tells them apart.
  await expect(page.locator(`a[href$="/surveys/${id}/versions"]`).first()).toBeVisible()
  await expect(box(page, 'Title')).toBeVisible()
}

/** Adds a single choice at the end of the survey, where it becomes item number `item`. */
export async function addChoice(
  page: Page,
  item: number,
  stem: string,
  options: [string, string, ...string[]],
): Promise<void> {
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await stemOf(page, item).fill(stem)
  for (const [index, text] of options.entries()) {
    if (index > 1) await optionOf(page, index, item).press('Enter')
    await optionOf(page, index + 1, item).fill(text)
  }
}

/** Adds an open-ended item at the end of the survey, where it becomes item number `item`. */
export async function addOpenEnded(page: Page, item: number, stem: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await stemOf(page, item).fill(stem)
}

/** Waits until everything typed is saved on the disk. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved at \d/)).toBeVisible()
}
