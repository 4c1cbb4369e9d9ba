import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { box, saved } from './pages/draft.ts'
import { newGroup } from './pages/focus.ts'
import { goTo } from './pages/navigate.ts'

/*
 * A focus guide is as safe as a survey: quitting, a crash, a restart and a restored backup lose nothing of it.
 */

const guide = (page: Page) => box(page, 'Moderator guide')

/** A new focus group with a title, and the cursor in its guide. */
async function openGuide(page: Page): Promise<void> {
  await newGroup(page, 'Bikes in town')
  await guide(page).focus()
}

/** Types until something must have been saved on the way: more than three seconds' worth of keys. */
async function typeForAWhile(page: Page): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT)
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(150)
  return typist
}

async function reopen(page: Page): Promise<string> {
  await goTo(page, 'Focus groups')
  await page.getByRole('link', { name: /Bikes in town/ }).click()
  await expect(guide(page)).toBeVisible()
  const found = await guide(page).inputValue()
  // What the page kept may be older than what was saved: that is no conflict, in which nothing would be saved.
  await box(page, 'Title').fill('Bikes in town, again')
  await saved(page)
  await expect(page.getByText('was changed elsewhere')).toHaveCount(0)
  return found
}

test('quitting while a guide is typed loses nothing of what was typed before', async ({ ownApp: app }) => {
  await openGuide(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.restart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length)
})

test('killing Sonde while a guide is typed loses at most the last second', async ({ ownApp: app }) => {
  await openGuide(app.page)
  const typist = await typeForAWhile(app.page)
  const before = typist.typed()
  await app.killAndRestart()
  await typist.stop()
  const found = await reopen(app.page)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
})

test('what was typed in a guide is undone and done again with the keys, also after a reload', async ({
  app: { page },
}) => {
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
})

test('what is typed and left at once is there when one comes back', async ({ app: { page } }) => {
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

test('a backup is restored: the guide from after it is offered', async ({ ownApp: app }) => {
  await openGuide(app.page)
  await guide(app.page).fill('1. Your trips')
  await saved(app.page)
  await app.restart()

  const { page } = app
  const open = async () => {
    await goTo(page, 'Focus groups')
    await page.getByRole('link', { name: /Bikes in town/ }).click()
    await expect(guide(page)).toBeVisible()
  }
  await open()
  await guide(page).fill('Written after the backup')
  await saved(page)
  await goTo(page, 'Settings')
  await page.getByRole('button', { name: /^Put back the copy/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await open()
  await expect(guide(page)).toHaveValue('1. Your trips')
  const offer = page.getByRole('alert').filter({ hasText: 'replaced by an older backup' })
  await offer.getByRole('button', { name: 'Use that text' }).click()
  await expect(guide(page)).toHaveValue('Written after the backup')
  await saved(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(guide(page)).toHaveValue('1. Your trips')
})
