import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { newSurvey, saved } from './pages/draft.ts'
import { holdFile } from './pages/hold-file.ts'
import { screenTitle } from './pages/navigate.ts'

/** Reloads the page and holds back the palette's code; returns a function that lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  const letCome = await holdFile(page, 'command-palette*.js')
  // The page must have loaded before it can receive keys.
  await expect(page.getByRole('heading', { name: 'No surveys yet' })).toBeVisible()
  return letCome
}

const searchField = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')

test(
  'what is typed right after Ctrl+K is searched for, even before the palette’s code is there',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const letCome = await holdCode(page)
    await newSurvey(page)
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('Sherto')
    await page.keyboard.press('Backspace')
    letCome()
    const search = searchField(page)
    await expect(search).toHaveValue('Shert')
    await expect(search).toBeFocused()
    await page.keyboard.type('z')
    await expect(search).toHaveValue('Shertz')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()

    await test.step('nothing of it landed in the field behind, and nothing is left of it', async () => {
      await expect(title).toHaveValue('')
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('sett')
      await expect(search).toHaveValue('sett')
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
      await title.press('a')
      await expect(title).toHaveValue('a')
    })
  },
)

test(
  'Enter pressed before the palette is there leads where it would have led',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const letCome = await holdCode(page)
    await newSurvey(page, 'Urban mobility')
    await saved(page)
    await page.getByRole('link', { name: 'Runs' }).click()

    await test.step('before its code is there', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('settings')
      await page.keyboard.press('Enter')
      letCome()
      await expect(screenTitle(page, 'Settings')).toBeVisible()
      await expect(searchField(page)).toHaveCount(0)
    })

    await test.step('to what is only found by a search', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('mobility')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Urban mobility')
      await expect(searchField(page)).toHaveCount(0)
    })
  },
)
