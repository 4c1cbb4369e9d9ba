import { expect, type Page } from '@playwright/test'
import { box } from './draft.ts'
import { goTo } from './navigate.ts'

/** Starts the draft of a focus group. */
export async function newGroup(page: Page, title = ''): Promise<void> {
  await goTo(page, 'Focus groups')
  await page
    .getByRole('button', { name: /New group|Prepare a group/ })
    .first()
    .click()
  // Another group that is open has a title too, which is not empty.
  await expect(box(page, 'Title')).toHaveValue('')
  if (title) await box(page, 'Title').fill(title)
}

/** Creates the group at the service. */
export async function createGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Create on/ }).click()
}

/** Sets a new code on a turn with the keyboard alone, and lets go of the turn. */
export async function codeTurn(page: Page, number: number, code: string): Promise<void> {
  const turn = page.getByRole('article', { name: new RegExp(`^\\S+ ${number},`) })
  await turn.focus()
  await page.keyboard.press('n')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(turn).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(turn.getByRole('button', { name: new RegExp(`^${code}`) })).toBeVisible()
}

/** Runs one round and waits for the first utterance. */
export async function runFirstRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'First round' }).click()
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
}
