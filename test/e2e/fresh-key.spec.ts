import type { Page } from '@playwright/test'
import { type App, expect, test } from '../support/hosts/app-fixture.ts'

async function createKey(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Account' })
    .click()
  await page.getByRole('textbox', { name: 'Name of the key' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
}

/** What the person is asked when Sonde is left now; they stay. */
async function askedOnLeaving({ host, page, electron }: App): Promise<boolean> {
  if (host === 'browser') {
    const asked = page
      .waitForEvent('dialog')
      .then(async (dialog) => [dialog.type(), await dialog.dismiss()][0] === 'beforeunload')
    await page
      .evaluate(() => void setTimeout(() => window.location.assign('/elsewhere')))
      .catch(() => undefined)
    return asked
  }
  return (
    (await electron?.evaluate(({ BrowserWindow, dialog }) => {
      let asked = false
      dialog.showMessageBoxSync = () => {
        asked = true
        return 0
      }
      BrowserWindow.getAllWindows()[0]?.close()
      return asked && BrowserWindow.getAllWindows().length === 1
    })) ?? false
  )
}

test('the secret of a new key survives a reload, and is not left behind unasked', async ({ app }) => {
  const { page } = app
  await page.getByRole('button', { name: 'Practise now' }).click()
  await createKey(page)
  page.on('dialog', (dialog) => {
    if (!leaving) void dialog.accept()
  })
  let leaving = false
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
  // A browser asks only who has touched the page.
  await page.getByRole('textbox', { name: 'Name of the connection' }).fill('Laptop too')
  leaving = true
  expect(await askedOnLeaving(app)).toBe(true)
  leaving = false
  await page.getByRole('button', { name: 'Take the secret' }).click()
  await expect(page.getByRole('status').filter({ hasText: /clipboard|new tab/ })).toBeVisible()
  await page.getByRole('button', { name: 'I have the secret' }).click()
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible()
})
