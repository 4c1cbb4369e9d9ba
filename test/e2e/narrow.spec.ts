import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { box, newSurvey } from './pages/draft.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Checks and preview' })

/** How far the window itself can be scrolled: only what is in it may. Pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

test('in a narrow window the cursor goes where a remark leads, and the frame stays put', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await newSurvey(page, 'Urban mobility')
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add a single-choice item' }).click()
    await box(page, `Stem of item ${number}`).fill('How do you usually get to work?')
    await box(page, `Option 1 of item ${number}`).fill('On foot')
  }

  await test.step('from the list of what is missing to its field', async () => {
    await box(page, 'Title').click()
    await page.getByRole('button', { name: 'Checks and preview' }).click()
    await drawer(page).getByRole('button', { name: 'Item 2' }).first().click()
    await expect(drawer(page)).toBeHidden()
    await expect(
      page.locator('[data-field^="option:"], [data-field^="stem:"]').and(page.locator(':focus')),
    ).toBeVisible()
  })

  await test.step('closed by a key, it leaves the cursor where it was opened', async () => {
    await page.getByRole('button', { name: 'Checks and preview' }).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Checks and preview' })).toBeFocused()
  })

  await test.step('age ranges do not push the frame away', async () => {
    await page.getByRole('button', { name: 'Add an age range' }).click()
    await page.keyboard.type('18-34')
    expect(await overflow(page)).toBe(0)
    await expect(page.getByRole('button', { name: 'Launch…' })).toBeInViewport()
  })
})
