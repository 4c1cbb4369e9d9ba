import type { Locator, Page } from '@playwright/test'
import type { Storage } from '../../electron/storage/storage.ts'
import { anOpenEnded, aSurvey } from '../support/drafts.ts'
import { fillStore } from '../support/fill-store.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import { tabTo } from '../support/keyboard.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { countCursorLosses } from './pages/cursor-losses.ts'
import { box, saved, stemOf } from './pages/draft.ts'
import { launch } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'

const TITLES = ['Zebra crossings', 'école du soir', 'Ecluse', 'Wave 10', 'Wave 9']

const table = (page: Page) => page.getByRole('table', { name: 'Surveys' })
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title })
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` })
const heading = (page: Page, name: string) => table(page).getByRole('columnheader', { name })

/** Surveys with these titles, one sound item each; the last one was changed most recently. */
const FIVE = withSurveys(
  Object.fromEntries(
    TITLES.map((title) => [
      title,
      aSurvey(title, [anOpenEnded('meal', 'What did you eat yesterday evening?')], { personas: 3 }),
    ]),
  ),
)

const shownTitles = (page: Page): Locator => table(page).locator('tbody a')

test.describe('of five surveys', () => {
  test.use({ beginning: FIVE })

  test('a double click in a menu does what it says once', PAGE_ONLY, async ({ app: { page } }) => {
    await menuOf(page, 'Ecluse').click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).dblclick()
    await expect(page.getByText('“Ecluse” was duplicated')).toBeVisible()
    await goTo(page, 'Runs')
    await goTo(page, 'Surveys')
    await expect(shownTitles(page)).toHaveCount(6)
  })

  test(
    'by pointer: sorts, tags, archives, deletes and restores surveys',
    PAGE_ONLY,
    async ({ app: { page, host } }) => {
      await heading(page, 'Title').getByRole('button').click()
      await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'ascending')
      await expect(shownTitles(page)).toHaveText([
        'Ecluse',
        'école du soir',
        'Wave 9',
        'Wave 10',
        'Zebra crossings',
      ])
      await heading(page, 'Title').getByRole('button').click()
      await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'descending')
      await expect(shownTitles(page).first()).toHaveText('Zebra crossings')
      await page.getByRole('searchbox').fill('wave')
      await expect(shownTitles(page)).toHaveText(['Wave 10', 'Wave 9'])
      await page.getByRole('searchbox').fill('')
      await expect(shownTitles(page)).toHaveCount(5)

      await menuOf(page, 'Ecluse').click()
      await page.getByRole('menuitem', { name: 'Tag…' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').fill('Été 2026')
      await dialog.getByRole('combobox').press('Enter')
      expect(await violationsInSchemes(page, host)).toEqual([])
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row(page, 'Ecluse')).toContainText('Été 2026')
      // A tag that differs only in case and accents is the same tag.
      await page.getByRole('checkbox', { name: 'Select Wave 9' }).check()
      await page.getByRole('checkbox', { name: 'Select Wave 10' }).check()
      await page.getByRole('toolbar').getByRole('button', { name: 'Tag…' }).click()
      await dialog.getByRole('combobox').fill('ete 2026')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row(page, 'Wave 9')).toContainText('Été 2026')
      await page.getByRole('toolbar').getByRole('button', { name: 'Clear the selection' }).click()

      await page.getByRole('combobox', { name: 'Filter by tags' }).click()
      await page.getByRole('option', { name: 'Été 2026 (3)' }).click()
      await expect(shownTitles(page)).toHaveText(['Wave 10', 'Wave 9', 'Ecluse'])
      await expect(page.getByText('3 surveys shown')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Manage tags' }).click()
      await dialog.getByRole('button', { name: 'Rename Été 2026' }).click()
      await dialog.getByRole('textbox', { name: 'New name for Été 2026' }).fill('Panel')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Panel')).toBeVisible()
      expect(await violationsInSchemes(page, host)).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(row(page, 'Wave 9')).toContainText('Panel')
      await page.getByRole('searchbox').fill('no such survey')
      await expect(shownTitles(page)).toHaveCount(0)
      await page.getByRole('searchbox').fill('pan')
      await expect(shownTitles(page)).toHaveCount(3)
      await page.getByRole('searchbox').fill('')

      await menuOf(page, 'Ecluse').click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      const told = page.getByRole('alert').filter({ hasText: '“Ecluse” was archived.' })
      // The notification does not close while the pointer is over it.
      await told.hover()
      await expect(shownTitles(page)).toHaveText(['Wave 10', 'Wave 9'])
      await told.getByRole('button', { name: 'Undo' }).click()
      await expect(shownTitles(page)).toHaveCount(3)
      await menuOf(page, 'Ecluse').click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      await page.getByText('Archive 1', { exact: true }).click()
      await expect(shownTitles(page)).toHaveText(['Ecluse'])
      await menuOf(page, 'Ecluse').click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByText('The archive is empty')).toBeVisible()
      await page.getByText('Bin 1', { exact: true }).click()
      await menuOf(page, 'Ecluse').click()
      await page.getByRole('menuitem', { name: 'Restore' }).click()
      await expect(page.getByText('The bin is empty')).toBeVisible()
      // A restored survey returns to the archive, where it was deleted.
      await page.getByText('Archive 1', { exact: true }).click()
      await expect(shownTitles(page)).toHaveText(['Ecluse'])

      await page.reload()
      await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'descending')
      await expect(row(page, 'Wave 9')).toContainText('Panel')
    },
  )

  test(
    'by keyboard: goes through the list, picks several, deletes and restores them',
    PAGE_ONLY,
    async ({ app: { page, host } }) => {
      expect(await violationsInSchemes(page, host)).toEqual([])

      // Sorts by the box, without a column heading.
      await page.getByRole('combobox', { name: 'Sort by' }).focus()
      await page.keyboard.type('Title')
      await expect(shownTitles(page).first()).toHaveText('Ecluse')
      await shownTitles(page).first().focus()
      await page.keyboard.press('End')
      await expect(page.getByRole('link', { name: 'Zebra crossings' })).toBeFocused()
      await page.keyboard.press('Shift+ArrowUp')
      await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
      expect(await violationsInSchemes(page, host)).toEqual([])
      await page.keyboard.press('Delete')
      await expect(shownTitles(page)).toHaveText(['Ecluse', 'école du soir', 'Wave 9'])
      // After the deletion the focus is on a row that is left.
      await expect(page.getByRole('link', { name: 'Wave 9' })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('toolbar')).toBeHidden()

      // The list's shortcuts also work while a checkbox has the focus.
      await page.getByRole('checkbox', { name: 'Select Wave 9' }).click()
      await page.keyboard.press('ControlOrMeta+a')
      await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('toolbar')).toBeHidden()

      await page.getByRole('radio', { name: /Library/ }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: 'Bin 2' })).toBeChecked()
      await expect(shownTitles(page)).toHaveText(['Wave 10', 'Zebra crossings'])
      await shownTitles(page).first().focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Restore' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('The bin is empty')).toBeVisible()
      await page.getByRole('radio', { name: /Bin/ }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(shownTitles(page)).toHaveCount(5)
    },
  )

  test('shows where each survey stands, in words', PAGE_ONLY, async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Wave 9' }).click()
    await stemOf(page, 1).fill('What did you have for breakfast this morning?')
    // The row shows the finding only if the checker finished before the survey was left.
    await expect(page.getByText('No wording issues found.')).toBeVisible()
    await saved(page)
    await goTo(page, 'Surveys')
    await expect(row(page, 'Wave 9')).toContainText('no wording issues')
    await page.getByRole('link', { name: 'Wave 9' }).click()
    await page
      .getByRole('textbox', { name: 'Stem of item 1' })
      .fill('Don’t you agree that all taxes are always unfair?')
    await saved(page)
    await goTo(page, 'Surveys')
    await expect(row(page, 'Wave 9')).toContainText('draft')
    await page.getByRole('link', { name: 'Ecluse' }).click()
    await launch(page)
    await goTo(page, 'Surveys')
    await expect(row(page, 'Ecluse')).toContainText(/done\s*Practice/, { timeout: 60_000 })
  })
})

test(
  'a library that holds nothing shows its beginning alone, and the bin where that holds something',
  PAGE_ONLY,
  async ({ app: { page, host } }) => {
    await expect(page.getByRole('heading', { name: 'No surveys yet' })).toBeVisible()
    for (const name of ['New survey', 'Open an example', 'New from a template', 'Import…'])
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('radiogroup')).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()

    await tabTo(page, page.getByRole('button', { name: 'New survey' }))
    await page.keyboard.press('Enter')
    await expect(box(page, 'Title')).toBeFocused()
    await page.keyboard.type('Ecluse')
    await saved(page)
    await goTo(page, 'Surveys')
    await menuOf(page, 'Ecluse').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No surveys yet' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText('Bin 1', { exact: true }).click()
    await menuOf(page, 'Ecluse').click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    expect(await violationsInSchemes(page, host)).toEqual([])
  },
)

/** The start of somebody who has made so many surveys. */
const withMany = (surveys: number) => ({
  ...PRACTISING,
  fill: (store: Storage) => fillStore(store, surveys, 0),
})

test.describe('of three surveys', () => {
  test.use({ beginning: withMany(3) })

  test(
    'the cursor is not lost with the last survey, nor with the bar of the selection',
    PAGE_ONLY,
    async ({ app: { page } }) => {
      const links = shownTitles(page)
      const bar = page.getByRole('toolbar')
      const empty = page.getByRole('heading', { name: 'No surveys yet' })
      await links.first().focus()
      await page.keyboard.press('ControlOrMeta+a')
      await bar.getByRole('button', { name: 'Duplicate' }).press('Enter')
      const told = page.getByRole('alert').filter({ hasText: '3 surveys were duplicated.' })
      // The notification does not close while the pointer is over it.
      await told.hover()
      await expect(links).toHaveCount(6)
      await expect(links.first()).toBeFocused()
      await told.getByRole('button', { name: 'Undo' }).click()
      await expect(links).toHaveCount(3)

      await links.first().focus()
      await page.keyboard.press('Space')
      await bar.getByRole('button', { name: 'Clear the selection' }).press('Enter')
      await expect(bar).toBeHidden()
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(links).toHaveCount(2)
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Space')
      await bar.getByRole('button', { name: 'Archive' }).press('Enter')
      await expect(links).toHaveCount(1)
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(empty).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'New survey' })).toBeFocused()

      // Deletes by the menu this time.
      await page.getByText('Archive 1', { exact: true }).click()
      await page.getByRole('button', { name: /^Actions for/ }).press('Enter')
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'The archive is empty' })).toBeFocused()
    },
  )
})

test.describe('of 400 surveys', () => {
  test.use({ beginning: withMany(400) })

  test('a range over rows that were never in view is picked whole', PAGE_ONLY, async ({ app: { page } }) => {
    await expect(table(page)).toHaveAttribute('aria-rowcount', '401')
    await shownTitles(page).first().focus()
    const cursorLosses = await countCursorLosses(table(page))
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+End')
    await expect(page.getByRole('toolbar', { name: '400 selected' })).toBeVisible()
    // The range shrinks again; what was selected before it stays selected.
    await page.keyboard.press('Shift+Home')
    await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
    expect(await cursorLosses()).toBe(0)
  })
})
