import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/hosts/app-fixture.ts'
import { addOpenEnded, newSurvey, saved } from './pages/draft.ts'
import { holdReplies } from './pages/hold-replies.ts'
import { goTo, screenTitle } from './pages/navigate.ts'

/*
 * A person who leaves a screen or a dialog before its work is done is neither led back nor away by its end.
 */

const connections = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Connect a service' }).click()
  const form = page.getByRole('dialog', { name: 'Connect a service' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9')
  await form.getByLabel('API key').fill('sk-e2e-0123456789abcdef')
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  return form
}

test('what ends after the person has gone elsewhere leads them nowhere', async ({ app: { page } }) => {
  test.setTimeout(120_000)
  const replies = await holdReplies(page)
  /** Goes to another screen while replies are held, and is still there once they have come and another one too. */
  const goesElsewhere = async (theme: 'Dark' | 'Light') => {
    await goTo(page, 'Settings')
    await expect(page).toHaveURL(/#\/settings/)
    replies.letGo()
    await expect(screenTitle(page, 'Settings')).toBeVisible()
    // The reply to a call that is made now comes after those that were held.
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption(theme)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme.toLowerCase())
    await expect(page).toHaveURL(/#\/settings/)
  }

  await test.step('a connection that is saved meanwhile', async () => {
    await goTo(page, 'Connections')
    await expect(page.getByRole('row', { name: /Practice/ }).first()).toBeVisible()
    replies.hold()
    const form = await connections(page, 'Team')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await goesElsewhere('Dark')
  })

  await test.step('a form that was opened anew stays open with its text', async () => {
    await goTo(page, 'Connections')
    await expect(page.getByRole('row', { name: /Team/ }).first()).toBeVisible()
    replies.hold()
    const form = await connections(page, 'Second')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Connect a service' }).click()
    await form.getByRole('textbox', { name: 'Name' }).fill('Third')
    replies.letGo()
    await expect(page.getByRole('row', { name: /Second/, includeHidden: true }).first()).toBeAttached()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Third')
    await page.keyboard.press('Escape')
  })

  await test.step('a survey that is created meanwhile', async () => {
    await goTo(page, 'Surveys')
    await expect(page.getByRole('button', { name: 'New survey' }).first()).toBeEnabled()
    replies.hold()
    await page.getByRole('button', { name: 'New survey' }).first().click()
    await goesElsewhere('Light')
  })

  await test.step('a version that is kept meanwhile closes no form that was opened anew', async () => {
    await goTo(page, 'Surveys')
    await newSurvey(page, 'Urban mobility')
    await addOpenEnded(page, 1, 'How do you travel?')
    await saved(page)
    const save = page.getByRole('button', { name: 'Save a version' })
    const dialog = page.getByRole('dialog', { name: 'Save a version' })
    await save.click()
    await expect(dialog).toBeVisible()
    replies.hold()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await save.click()
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Typed meanwhile')
    replies.letGo()
    await expect(page.getByText(/^Saved: v/).first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Typed meanwhile')
  })
})
