import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { URBAN_RUN, WITH_URBAN_MOBILITY, WITH_URBAN_RUN } from './pages/beginnings.ts'
import { box, stemOf } from './pages/draft.ts'
import { goTo, openAddress, screenTitle } from './pages/navigate.ts'

test.use({ beginning: WITH_URBAN_MOBILITY })

test.describe('of a survey that was run', () => {
  test.use({ beginning: WITH_URBAN_RUN })

  test(
    'from a survey to its last run and back to the item that was read',
    PAGE_ONLY,
    async ({ app: { page } }) => {
      await openAddress(page, URBAN_RUN)
      await page
        .getByRole('button', { name: /What would make you change/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Start from this version' }).click()
      await expect(stemOf(page, 2)).toBeFocused()

      await page.getByRole('link', { name: 'See the last run' }).click()
      await expect(page.getByRole('link', { name: 'Start from this version' })).toBeVisible()

      await goTo(page, 'Surveys')
      await page.getByRole('button', { name: 'Actions for Urban mobility' }).click()
      await page.getByRole('menuitem', { name: 'See the last run' }).click()
      await expect(page.getByRole('link', { name: 'Start from this version' })).toBeVisible()
    },
  )
})

test(
  'a row of the library opens wherever it is clicked, and has one link',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const row = page.getByRole('row', { name: /Urban mobility/ })
    await expect(row.getByRole('link')).toHaveCount(1)
    await row.getByRole('cell', { name: 'draft' }).click()
    await expect(box(page, 'Title')).toHaveValue('Urban mobility')
  },
)

test(
  'F6 goes through the parts of the library, and the arrow key from the search to its rows',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const title = page.getByRole('link', { name: 'Urban mobility' })
    await expect(title).toBeVisible()
    await page.keyboard.press('F6')
    await expect(title).toBeFocused()
    await page.keyboard.press('Shift+F6')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(title).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.getByRole('searchbox')).toBeFocused()

    await goTo(page, 'Settings')
    await expect(screenTitle(page, 'Settings')).toBeVisible()
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
    await page.keyboard.press('F6')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  },
)
