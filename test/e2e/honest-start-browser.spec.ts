import type { Page } from '@playwright/test'
import { expect, FIRST_START } from '../support/hosts/app-fixture.ts'
import { test } from '../support/hosts/terminal-fixture.ts'
import { goTo } from './pages/navigate.ts'

const ASKED = 'SONDE_SECRETS=memory'

function notices(page: Page) {
  return page.getByRole('region', { name: 'Notices' })
}

test.describe('a first start whose keys are to stay in memory', () => {
  test.use({ beginning: FIRST_START })

  test('speaks of it where keys are typed and listed, and says nothing of a keychain', async ({
    terminal: { context, start },
  }) => {
    const page = await context.newPage()
    await page.goto(await start({ env: { SONDE_SECRETS: 'memory' } }))
    await expect(page.getByRole('button', { name: 'Practise now' })).toBeVisible()
    await expect(page.getByText(ASKED)).toHaveCount(0)
    await expect(page.getByText(/keychain/)).toHaveCount(0)

    await page.getByRole('button', { name: 'Connect a service' }).click()
    const form = page.getByRole('dialog', { name: 'Connect a service' })
    await expect(form.getByText(ASKED)).toBeVisible()
    await expect(form.getByText(/in memory/)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByText(ASKED)).toBeVisible()
    await expect(page.getByText(/no keychain/i)).toHaveCount(0)
    await goTo(page, 'Settings')
    await expect(page.getByText(ASKED)).toBeVisible()
    await expect(page.getByText(/keychain/)).toHaveCount(0)
  })

  test('says that there is no keychain where there is none', async ({ terminal: { context, start } }) => {
    const page = await context.newPage()
    await page.goto(await start({ env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' } }))
    await page.getByRole('button', { name: 'Connect a service' }).click()
    const form = page.getByRole('dialog', { name: 'Connect a service' })
    await expect(form.getByText(/no keychain/i)).toBeVisible()
  })
})

test('settings say when backups are made, and a host on a port of the moment does not promise that the text comes back', async ({
  terminal: { context, start, kill },
}) => {
  const page = await context.newPage()
  await page.goto(await start({ args: ['--port', '0'] }))
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  await goTo(page, 'Settings')
  await expect(
    page.getByText('on each day it is used, and one before an update that changes the format of the data'),
  ).toBeVisible()
  await kill()
  await expect(notices(page)).toContainText('is on this page only', { timeout: 30_000 })
  await expect(notices(page)).not.toContainText('kept in this browser')
})
