import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'

function stem(page: Page) {
  return page.getByRole('textbox', { name: 'Stem of item 1', exact: true })
}

/** A new survey with one open-ended item, and the cursor in it. */
async function openItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await stem(page).focus()
}

/** Types until something must have been saved on the way: more than three seconds' worth of keys. */
async function typeForAWhile(page: Page): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT)
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(150)
  return typist
}

async function reopen(page: Page): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Surveys' })
    .click()
  await page.getByRole('link', { name: 'Urban mobility' }).click()
  await expect(stem(page)).toBeVisible()
  const found = await stem(page).inputValue()
  // What the page kept may be older than what was saved: that is no conflict, in which nothing would be saved.
  await page.getByRole('textbox', { name: 'Context' }).fill('Daily trips')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByText('This survey was changed elsewhere')).toHaveCount(0)
  return found
}

test('quitting in the middle of typing loses nothing of what was typed before', async ({ app }) => {
  await openItem(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.restart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length)
})

test('killing Sonde in the middle of typing loses at most the last second', async ({ app }) => {
  await openItem(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.killAndRestart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
})
