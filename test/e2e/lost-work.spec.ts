import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { addOpenEnded, box, newSurvey, saved, stemOf } from './pages/draft.ts'
import { goTo } from './pages/navigate.ts'

const stem = (page: Page) => stemOf(page, 1)

/** A new survey with one open-ended item, and the cursor in it. */
async function openItem(page: Page): Promise<void> {
  await newSurvey(page, 'Urban mobility')
  await addOpenEnded(page, 1, '')
  await stem(page).focus()
}

/** Types until something must have been saved on the way: more than three seconds' worth of keys. */
async function typeForAWhile(page: Page): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT)
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(150)
  return typist
}

async function reopen(page: Page): Promise<string> {
  await goTo(page, 'Surveys')
  await page.getByRole('link', { name: 'Urban mobility' }).click()
  await expect(stem(page)).toBeVisible()
  const found = await stem(page).inputValue()
  // What the page kept may be older than what was saved: that is no conflict, in which nothing would be saved.
  await box(page, 'Context').fill('Daily trips')
  await saved(page)
  await expect(page.getByText('This survey was changed elsewhere')).toHaveCount(0)
  return found
}

test('quitting in the middle of typing loses nothing of what was typed before', async ({ ownApp: app }) => {
  await openItem(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.restart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length)
})

test('killing Sonde in the middle of typing loses at most the last second', async ({ ownApp: app }) => {
  await openItem(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.killAndRestart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
})
