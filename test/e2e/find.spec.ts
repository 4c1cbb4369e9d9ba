import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { URBAN_RUN, WITH_URBAN_RUN } from './pages/beginnings.ts'
import { openSurvey } from './pages/draft.ts'
import { goTo, openAddress } from './pages/navigate.ts'

test.use({ beginning: WITH_URBAN_RUN })

async function search(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('textbox').fill(words)
  return dialog
}

/** The first words of the third answer to the item in view. */
async function wordsOfAnAnswer(page: Page): Promise<string> {
  const said = await page.locator('li .said').nth(2).innerText()
  return said.split(/\s+/).slice(0, 6).join(' ')
}

test(
  'an answer is found on its screen with Ctrl+F, and from anywhere with the palette',
  PAGE_ONLY,
  async ({ app: { page, host, saveDownload } }) => {
    await openAddress(page, URBAN_RUN)
    const item = (number: number) => page.getByRole('article', { name: `Item ${number}` })
    await page.getByRole('button', { name: 'Next item' }).click()
    const words = await wordsOfAnAnswer(page)
    await page.getByRole('button', { name: 'Previous item' }).click()
    await expect(item(1)).toBeVisible()

    await test.step('from within a text field', async () => {
      const bar = page.getByRole('search', { name: 'Find in these results' })
      const filter = page.getByRole('searchbox', { name: 'Search the answers' })
      await filter.click()
      await page.keyboard.press('ControlOrMeta+f')
      await expect(bar.getByRole('textbox')).toBeFocused()
      await page.keyboard.insertText(words)
      await expect(item(2)).toBeVisible()
      await expect(bar.getByRole('status')).toHaveText(/^1 of \d+$/)
      await expect(page.locator('mark[data-current]')).toBeInViewport()
      expect(await violationsInSchemes(page, host, { all: true })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(bar).toHaveCount(0)
      await expect(filter).toBeFocused()
    })

    await test.step('from another screen', async () => {
      await goTo(page, 'Surveys')
      const dialog = await search(page, words)
      await dialog.getByRole('button', { name: /Persona \d+, item 2 · Urban mobility, v1/ }).click()
      await expect(item(2)).toBeVisible()
      await expect(page.locator('li[aria-current]')).toBeInViewport()
      await expect(page.locator('li[aria-current]')).toContainText(words.split(' ')[0] ?? '')
    })

    await test.step('what is in view is exported from the palette', async () => {
      const file = await saveDownload(async () => {
        const palette = await search(page, 'one row per answer')
        // Chosen by name: until this search is answered, the results of an earlier one come first.
        await palette.getByRole('button', { name: /One row per answer/ }).click()
      })
      expect(readFileSync(file, 'utf8')).toContain(words)
    })
  },
)

test(
  'the find that the palette opened gives the cursor back to where it was before the palette',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openSurvey(page, 'urban')
    const stem = page.getByRole('textbox', { name: 'Stem of item 2' })
    await stem.click()
    await (await search(page, 'find in')).getByRole('button', { name: 'Find in this survey' }).click()
    const bar = page.getByRole('search', { name: 'Find in this survey' })
    await expect(bar.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('bike')
    await expect(bar.getByRole('status')).toHaveText('1 of 1')
    await page.keyboard.press('Escape')
    await expect(stem).toBeFocused()
  },
)

test(
  'imports and focus groups are begun from any screen with the palette',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await goTo(page, 'Runs')
    await (await search(page, 'import')).getByRole('button', { name: 'Import a survey…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a survey' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await (await search(page, 'new focus')).getByRole('button', { name: 'New focus group' }).click()
    await expect(page.getByRole('textbox', { name: 'Moderator guide' })).toBeVisible()
  },
)
