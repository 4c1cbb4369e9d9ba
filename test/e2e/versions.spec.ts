import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violations } from '../support/violations.ts'
import { URBAN_RUN, WITH_URBAN_MOBILITY, WITH_URBAN_RUN } from './pages/beginnings.ts'
import { box, openSurvey, saved } from './pages/draft.ts'
import { launch, pastRuns } from './pages/launch.ts'
import { openAddress, screenTitle } from './pages/navigate.ts'

const difference = (page: Page) => page.getByRole('region', { name: /^From / })
const list = (page: Page) => page.getByRole('list', { name: 'Versions of the survey' })

const expectNothingGrave = async (page: Page) => expect(await violations(page)).toEqual([])

test.use({ beginning: WITH_URBAN_MOBILITY })

/** Saves a version by keyboard alone, from inside a field. */
async function saveVersion(page: Page, name: string, number: number): Promise<void> {
  await box(page, 'Stem of item 1').focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Saved: v${number} · ${name}.`)).toBeVisible()
  await expect(box(page, 'Stem of item 1')).toBeFocused()
}

test(
  'versions are named, compared, gone back to, and the going back undone',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openSurvey(page, 'urban')
    await saveVersion(page, 'First', 1)

    await test.step('the same draft makes no second version, and can name the one there is', async () => {
      await page.keyboard.press('ControlOrMeta+s')
      const dialog = page.getByRole('dialog', { name: 'Save a version' })
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Before the pilot')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog.getByRole('status')).toContainText('Nothing has changed since v1 · First')
      await expectNothingGrave(page)
      await dialog.getByRole('button', { name: 'Name v1' }).click()
      await expect(page.getByText('Named: v1 · Before the pilot.')).toBeVisible()
    })

    await test.step('a second version', async () => {
      await box(page, 'Stem of item 1').fill('How did you mostly get to work last week?')
      await box(page, 'Option 2 of item 1').fill('By bicycle')
      await page.getByRole('button', { name: 'Delete item 2' }).click()
      await saveVersion(page, 'Second', 2)
      await box(page, 'Context').fill('Daily trips')
    })

    await test.step('the difference of any two, by the keyboard', async () => {
      await page.keyboard.press('ControlOrMeta+Shift+s')
      await expect(screenTitle(page, 'Versions')).toBeVisible()
      await expect(list(page).getByRole('link')).toHaveCount(2)
      await expect(difference(page)).toContainText('context changed')
      await list(page).getByRole('link', { name: /v2/ }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(list(page).getByRole('link', { name: /v1/ })).toBeFocused()
      await expect(page.getByRole('heading', { level: 2, name: 'v1 · Before the pilot' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Compare with' }).click()
      await page.getByRole('option', { name: 'v2 · Second' }).click()
      await expect(difference(page)).toContainText(
        '1 item reworded, 1 item removed, options changed in 1 item',
      )
      await expect(difference(page).locator('del').filter({ hasText: 'usually' })).toBeVisible()
      await expect(difference(page).locator('ins').filter({ hasText: 'mostly' })).toBeVisible()
      await expectNothingGrave(page)
    })

    await test.step('go back, with what there was kept', async () => {
      await page.getByRole('button', { name: 'Restore v1' }).click()
      // The message is shown for a moment only.
      await expect(
        page.getByText('The draft is now the same as v1. The previous draft was saved as v3.'),
      ).toBeVisible()
      await expect(box(page, 'Stem of item 1')).toHaveValue('How do you usually get to work?')
      await expect(box(page, 'Stem of item 2')).toHaveValue('What would make you change?')
      await expect(box(page, 'Context')).toHaveValue('')
    })

    await test.step('one undo takes it back, one redo does it again', async () => {
      await box(page, 'Title').focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(box(page, 'Stem of item 1')).toHaveValue('How did you mostly get to work last week?')
      await expect(box(page, 'Context')).toHaveValue('Daily trips')
      await expect(box(page, 'Stem of item 2')).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect(box(page, 'Stem of item 2')).toHaveValue('What would make you change?')
      await saved(page)
    })

    await test.step('all is there when the page is opened anew', async () => {
      await page.reload()
      await expect(box(page, 'Stem of item 2')).toHaveValue('What would make you change?')
      await page.getByRole('link', { name: /latest: v3/ }).click()
      await expect(list(page).getByRole('link', { name: /saved before restoring v1/ })).toBeVisible()
      await expect(list(page).getByRole('link', { name: /Before the pilot/ })).toBeVisible()
    })
  },
)

test.describe('of a survey that was run', () => {
  test.use({ beginning: WITH_URBAN_RUN })

  test('a run leads to the next version, which remembers it', PAGE_ONLY, async ({ app: { page } }) => {
    await openAddress(page, URBAN_RUN)

    await test.step('where the draft is what was asked, the builder opens at once', async () => {
      await page.getByRole('link', { name: 'Start from this version' }).click()
      await expect(page.getByText('You are starting from v1, the version that was run')).toBeVisible()
      await expect(box(page, 'Stem of item 1')).toHaveValue('How do you usually get to work?')
      await box(page, 'Stem of item 1').fill('How did you get to work today?')
      await saveVersion(page, 'After the first run', 2)
      await page.getByRole('link', { name: 'Versions: v2' }).click()
      await expect(page.getByRole('link', { name: 'revised after a run of v1', exact: true })).toBeVisible()
      await expect(list(page).getByRole('list', { name: 'Runs of v1' }).getByRole('link')).toHaveCount(1)
      await page.getByRole('link', { name: /^Practice, / }).click()
    })

    await test.step('where it went on, the person chooses with the difference in view', async () => {
      await page.getByRole('link', { name: 'Start from this version' }).click()
      await expect(screenTitle(page, 'Revise after a run')).toBeVisible()
      await expect(difference(page)).toContainText('1 item reworded')
      await expectNothingGrave(page)
      await page.getByRole('button', { name: 'Start from the version that was run' }).click()
      await expect(box(page, 'Stem of item 1')).toHaveValue('How do you usually get to work?')
      await box(page, 'Title').focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(box(page, 'Stem of item 1')).toHaveValue('How did you get to work today?')
      await saved(page)
    })

    await test.step('its answers stand beside those of the run before, item by item', async () => {
      await launch(page)
      const runs = pastRuns(page).getByRole('link', { name: /Urban mobility/ })
      await expect(runs).toHaveCount(2, { timeout: 60_000 })
      await runs.first().click()
      await page.getByRole('link', { name: 'Compare with another run' }).click()
      const item = page.getByRole('row', { name: /How did you get to work today/ })
      await expect(item).toContainText('reworded')
      await expect(item).toContainText('base under 30')
      await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue(
        /^Version 1, .* Practice$/,
      )
      await expectNothingGrave(page)
    })
  })
})
