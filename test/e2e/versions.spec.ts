import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const difference = (page: Page) => page.getByRole('region', { name: /^From / })
const list = (page: Page) => page.getByRole('list', { name: 'Versions of the survey' })

async function expectNothingGrave(page: Page): Promise<void> {
  // Electron opens no second page, which axe would otherwise finish in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
}

async function draftSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await box(page, 'Title').fill('Urban mobility')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await box(page, 'Stem of item 1').fill('How do you usually get to work?')
  await box(page, 'Option 1 of item 1').fill('On foot')
  await box(page, 'Option 2 of item 1').fill('By bike')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await box(page, 'Stem of item 2').fill('What would make you change?')
}

/** Saves a version by the keyboard alone, from within a field. */
async function saveVersion(page: Page, name: string, number: number): Promise<void> {
  await box(page, 'Stem of item 1').focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Saved: v${number} · ${name}.`)).toBeVisible()
  await expect(box(page, 'Stem of item 1')).toBeFocused()
}

test('versions are named, compared, gone back to, and the going back undone', async ({ app }) => {
  const { page } = app
  await draftSurvey(page)
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
    await expect(title(page, 'Versions')).toBeVisible()
    await expect(list(page).getByRole('link')).toHaveCount(2)
    await expect(difference(page)).toContainText('context changed')
    await list(page).getByRole('link', { name: /v2/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(list(page).getByRole('link', { name: /v1/ })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'v1 · Before the pilot' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Compare with' }).click()
    await page.getByRole('option', { name: 'v2 · Second' }).click()
    await expect(difference(page)).toContainText('1 item reworded, 1 item removed, options changed in 1 item')
    await expect(difference(page).locator('del').filter({ hasText: 'usually' })).toBeVisible()
    await expect(difference(page).locator('ins').filter({ hasText: 'mostly' })).toBeVisible()
    await expectNothingGrave(page)
  })

  await test.step('go back, with what there was kept', async () => {
    await page.getByRole('button', { name: 'Go back to v1' }).click()
    // Told for a moment only.
    await expect(page.getByText('The draft is v1 again. The one before stays in v3.')).toBeVisible()
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
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
  })

  await test.step('all is there after a restart', async () => {
    await app.restart()
    const { page: again } = app
    await again
      .getByRole('link', { name: /Urban mobility/ })
      .first()
      .click()
    await expect(box(again, 'Stem of item 2')).toHaveValue('What would make you change?')
    await again.getByRole('link', { name: 'Versions, the newest: v3' }).click()
    await expect(list(again).getByRole('link', { name: /kept before going back to v1/ })).toBeVisible()
    await expect(list(again).getByRole('link', { name: /Before the pilot/ })).toBeVisible()
  })
})

test('a run leads to the next version, which remembers it', async ({ app }) => {
  const { page } = app
  await draftSurvey(page)
  await box(page, 'Number of personas').fill('8')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Launch…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  const past = page.getByRole('table', { name: 'Past' })
  await expect(past.getByRole('row', { name: /Urban mobility/ })).toContainText('done', { timeout: 60_000 })
  await past.getByRole('link', { name: /Urban mobility/ }).click()

  await test.step('where the draft is what was asked, the builder opens at once', async () => {
    await page.getByRole('link', { name: 'Revise this survey' }).click()
    await expect(box(page, 'Stem of item 1')).toHaveValue('How do you usually get to work?')
    await box(page, 'Stem of item 1').fill('How did you get to work today?')
    await saveVersion(page, 'After the first run', 2)
    await page.getByRole('link', { name: 'Versions, the newest: v2' }).click()
    await expect(page.getByRole('link', { name: 'revised after a run of v1', exact: true })).toBeVisible()
    await expect(list(page).getByRole('list', { name: 'Runs of v1' }).getByRole('link')).toHaveCount(1)
    await page.getByRole('link', { name: /^Practice, / }).click()
  })

  await test.step('where it went on, the person chooses with the difference in view', async () => {
    await page.getByRole('link', { name: 'Revise this survey' }).click()
    await expect(title(page, 'Revise after a run')).toBeVisible()
    await expect(difference(page)).toContainText('1 item reworded')
    await expectNothingGrave(page)
    await page.getByRole('button', { name: 'Start from what was asked' }).click()
    await expect(box(page, 'Stem of item 1')).toHaveValue('How do you usually get to work?')
    await box(page, 'Title').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(box(page, 'Stem of item 1')).toHaveValue('How did you get to work today?')
  })
})
