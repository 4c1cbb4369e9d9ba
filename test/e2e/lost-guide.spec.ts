import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { box, saved } from './pages/draft.ts'
import { newGroup } from './pages/focus.ts'
import { goTo } from './pages/navigate.ts'

/*
 * Undo in a focus guide, and its text after the guide is opened again. What is left after a crash is tested in
 * lost-work-desktop.spec.ts and lost-work-browser.spec.ts.
 */

const guide = (page: Page) => box(page, 'Moderator guide')

/** A new focus group with a title, and the focus in its guide. */
async function openGuide(page: Page): Promise<void> {
  await newGroup(page, 'Bikes in town')
  await guide(page).focus()
}

test(
  'what was typed in a guide is undone and done again with the keys, also after a reload',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openGuide(page)
    await guide(page).fill('1. Your trips')
    await box(page, 'Rounds').fill('3')
    await page.getByRole('button', { name: 'Add an age range' }).click()
    await box(page, 'Age range 1').fill('18-34')
    await saved(page)
    await page.reload()
    await expect(box(page, 'Age range 1')).toHaveValue('18-34')
    await guide(page).focus()
    const undo = () => page.keyboard.press('ControlOrMeta+z')
    await undo()
    await expect(box(page, 'Age range 1')).toHaveValue('')
    await undo()
    await expect(box(page, 'Age range 1')).toHaveCount(0)
    await undo()
    await expect(box(page, 'Rounds')).toHaveValue('6')
    await undo()
    await expect(guide(page)).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(guide(page)).toHaveValue('1. Your trips')
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(box(page, 'Rounds')).toHaveValue('3')
    await saved(page)
  },
)

test('what is typed and left at once is there when one comes back', PAGE_ONLY, async ({ app: { page } }) => {
  await openGuide(page)
  await saved(page)
  await guide(page).fill('1. Your trips')
  await goTo(page, 'Surveys')
  await goTo(page, 'Focus groups')
  await page.getByRole('link', { name: /Bikes in town/ }).click()
  await expect(guide(page)).toHaveValue('1. Your trips')
  await guide(page).fill('1. Your trips\n2. What holds you back')
  await saved(page)
  await expect(page.getByText('was changed elsewhere')).toHaveCount(0)
})
