import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { addOpenEnded, box, newSurvey, saved } from './pages/draft.ts'

/*
 * One survey open in two browser windows: no text is lost, and the person who saves second is warned and decides.
 */

const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'was changed elsewhere' })

/** A survey with one item, open in two windows. */
async function openTwice(first: Page): Promise<Page> {
  await newSurvey(first, 'Urban mobility')
  await addOpenEnded(first, 1, 'How do you travel?')
  await saved(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await expect(box(second, 'Stem of item 1')).toHaveValue('How do you travel?')
  return second
}

test('two windows have one item bank, and type into one survey: each is told, decides, and can go back on it', async ({
  app: { page: first },
}) => {
  test.setTimeout(120_000)
  const second = await openTwice(first)
  await test.step('the item bank that is open in one window shows what another one keeps', async () => {
    await second.getByRole('button', { name: 'Add from the item bank…' }).click()
    const bank = second.getByRole('dialog', { name: 'Item bank' })
    await expect(bank).toContainText('items that you want to use in other surveys')
    await first.getByRole('button', { name: 'More for item 1' }).click()
    await first.getByRole('menuitem', { name: 'Keep in the item bank' }).click()
    await expect(bank.getByRole('checkbox', { name: 'How do you travel?' })).toBeVisible()
    await bank.getByRole('button', { name: 'Close' }).click()
    await expect(bank).toBeHidden()
  })

  await box(first, 'Stem of item 1').fill('Written in the first window')
  await saved(first)
  await box(second, 'Stem of item 1').fill('Written in the second window')

  await test.step('who saves second is told, and nothing is written over', async () => {
    await expect(conflict(second)).toBeVisible()
    await expect(box(second, 'Stem of item 1')).toHaveValue('Written in the second window')
    await expect(conflict(first)).toHaveCount(0)
  })

  await test.step('typing goes on while the decision waits, and outlives a reload', async () => {
    await box(second, 'Context').fill('Typed meanwhile')
    await second.reload()
    await expect(conflict(second)).toBeVisible()
    await expect(box(second, 'Stem of item 1')).toHaveValue('Written in the second window')
    await expect(box(second, 'Context')).toHaveValue('Typed meanwhile')
  })

  await test.step('theirs is taken; one undo brings the own text back', async () => {
    await conflict(second).getByRole('button', { name: 'Use the other text' }).click()
    await expect(conflict(second)).toHaveCount(0)
    await expect(box(second, 'Stem of item 1')).toHaveValue('Written in the first window')
    await box(second, 'Title').focus()
    await second.keyboard.press('ControlOrMeta+z')
    await expect(box(second, 'Stem of item 1')).toHaveValue('Written in the second window')
    await expect(box(second, 'Context')).toHaveValue('Typed meanwhile')
    await saved(second)
  })

  await test.step('now the first is the second; keeping its text leaves the other an undo away', async () => {
    await box(first, 'Title').fill('Urban mobility 2')
    await expect(conflict(first)).toBeVisible()
    await conflict(first).getByRole('button', { name: 'Keep my text' }).click()
    await expect(conflict(first)).toHaveCount(0)
    await saved(first)
    await expect(box(first, 'Stem of item 1')).toHaveValue('Written in the first window')
    await box(first, 'Title').focus()
    await first.keyboard.press('ControlOrMeta+z')
    await expect(box(first, 'Stem of item 1')).toHaveValue('Written in the second window')
    await expect(box(first, 'Context')).toHaveValue('Typed meanwhile')
    await first.keyboard.press('ControlOrMeta+Shift+z')
    await expect(box(first, 'Title')).toHaveValue('Urban mobility 2')
    await saved(first)
  })

  await test.step('what is on the disk is what was decided last', async () => {
    const third = await first.context().newPage()
    await third.goto(first.url())
    await expect(box(third, 'Title')).toHaveValue('Urban mobility 2')
    await expect(box(third, 'Stem of item 1')).toHaveValue('Written in the first window')
  })
})

test('who goes back to a version while another window writes is told, and what was written there is kept', async ({
  app: { page: first },
}) => {
  test.setTimeout(120_000)
  const second = await openTwice(first)
  await box(first, 'Stem of item 1').focus()
  await first.keyboard.press('ControlOrMeta+s')
  const name = first.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await name.fill('First')
  await name.press('Enter')
  await expect(first.getByText('Saved: v1 · First.')).toBeVisible()
  await box(first, 'Context').fill('Daily trips')
  await saved(first)
  await first.keyboard.press('ControlOrMeta+Shift+s')
  const goBack = first.getByRole('button', { name: 'Restore v1' })
  await expect(goBack).toBeEnabled()

  await second.reload()
  await box(second, 'Stem of item 1').fill('Written in the second window')
  await saved(second)

  await test.step('nothing is gone back to; what the other window wrote shows', async () => {
    await goBack.click()
    const told = first.getByRole('alert').filter({ hasText: 'changed elsewhere in the meantime' })
    await expect(told).toContainText('Choose “Restore v1” again')
    await expect(first.getByRole('region', { name: /^From / })).toContainText('1 item reworded')
  })

  await test.step('going back again keeps that as a version', async () => {
    await goBack.click()
    // The message is shown for a moment only.
    await expect(
      first.getByText('The draft is now the same as v1. The previous draft was saved as v2.'),
    ).toBeVisible()
    await expect(box(first, 'Stem of item 1')).toHaveValue('How do you travel?')
    await box(first, 'Title').focus()
    await first.keyboard.press('ControlOrMeta+z')
    await expect(box(first, 'Stem of item 1')).toHaveValue('Written in the second window')
  })

  await test.step('the other window is told at its next word, and can take it', async () => {
    await saved(first)
    await box(second, 'Context').fill('Weekly trips')
    await expect(conflict(second)).toBeVisible()
    await conflict(second).getByRole('button', { name: 'Use the other text' }).click()
    await expect(box(second, 'Stem of item 1')).toHaveValue('Written in the second window')
    await expect(box(second, 'Context')).toHaveValue('Daily trips')
  })
})
