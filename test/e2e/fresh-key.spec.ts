import type { Dialog, Page } from '@playwright/test'
import { type App, expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { connect } from './pages/connect.ts'
import { goTo } from './pages/navigate.ts'

const KEPT = 'what was done with a new key is known when its screen is drawn again'

async function createKey(page: Page): Promise<void> {
  await goTo(page, 'Account')
  await page.getByRole('textbox', { name: 'Key name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
}

/** Tries to leave Sonde; returns whether it asked for confirmation, which is declined. */
async function isAskedOnLeaving({ host, page, electron }: App): Promise<boolean> {
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
    (await electron?.evaluate(async ({ BrowserWindow, dialog }) => {
      const asked = new Promise<boolean>((resolve) => {
        dialog.showMessageBox = async () => {
          resolve(true)
          return { response: 0, checkboxChecked: false }
        }
      })
      BrowserWindow.getAllWindows()[0]?.close()
      return (await asked) && BrowserWindow.getAllWindows().length === 1
    })) ?? false
  )
}

/** Reloads the page and accepts any confirmation that the browser asks for. */
async function reload(page: Page): Promise<void> {
  const accept = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', accept)
  await page.reload()
  page.off('dialog', accept)
}

/** Retrieves the secret of the new key and waits until Sonde says where it is. */
async function retrieve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retrieve the secret' }).click()
  await expect(page.getByRole('status').filter({ hasText: /clipboard|new tab/ })).toBeVisible()
}

test.beforeEach(async ({ app, service }, { title }) => {
  // A key of the practice service cannot become a connection, so this test needs another service.
  if (title === KEPT)
    await connect(app.page, { name: 'Team', address: service.baseUrl, key: service.adminKey })
  await createKey(app.page)
})

test('the secret of a new key survives a reload, and is not left behind unasked', async ({ app }) => {
  const { page } = app
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
  // A browser asks for confirmation only if somebody has interacted with the page.
  await expect(page.getByRole('button', { name: 'Save as a connection' })).toBeHidden()
  await page.getByRole('heading', { name: 'Key created: Laptop' }).click()
  expect(await isAskedOnLeaving(app)).toBe(true)
  await retrieve(page)
  await page.getByRole('button', { name: 'I have the secret' }).click()
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible()
})

test('leaving asks from another screen too', PAGE_ONLY, async ({ app }) => {
  const { page } = app
  await page.getByRole('tab', { name: 'Members' }).click()
  expect(await isAskedOnLeaving(app)).toBe(true)
  await goTo(page, 'Surveys')
  await expect(page.getByRole('heading', { name: 'Surveys', level: 1 })).toBeVisible()
  expect(await isAskedOnLeaving(app)).toBe(true)
  await goTo(page, 'Account')
  await retrieve(page)
})

test(KEPT, async ({ app }) => {
  const { page } = app
  await page.getByRole('button', { name: 'Save as a connection' }).click()
  await expect(page.getByText('Saved as the connection “Laptop”')).toBeVisible()
  await retrieve(page)
  // Like a new tab or a reopened window, whose session storage is empty.
  await page.evaluate(() => sessionStorage.clear())
  await reload(page)
  await expect(page.getByText('The secret has been retrieved.')).toBeVisible()
  await expect(page.getByText('Saved as the connection “Laptop”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save as a connection' })).toBeDisabled()
  await page.getByRole('button', { name: 'I have the secret' }).click()
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible()
})

test('two presses that the page hears at once make one key', PAGE_ONLY, async ({ app: { page } }) => {
  await retrieve(page)
  await page.getByRole('button', { name: 'I have the secret' }).click()
  await page.getByRole('textbox', { name: 'Key name' }).fill('Office')
  await page.getByRole('button', { name: 'Create a key' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('heading', { name: 'Key created: Office' })).toBeVisible()
  await retrieve(page)
  await page.getByRole('button', { name: 'I have the secret' }).click()
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Revoke the key Office' })).toHaveCount(1)
})

test('a new key that is revoked is offered no more', PAGE_ONLY, async ({ app }) => {
  const { page } = app
  await page.getByRole('button', { name: 'Revoke the key Laptop' }).click()
  await page.getByRole('button', { name: 'Revoke permanently' }).click()
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeHidden()
})
