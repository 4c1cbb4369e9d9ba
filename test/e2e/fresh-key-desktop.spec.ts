import { type App, expect, test } from '../support/hosts/app-fixture.ts'
import { goTo } from './pages/navigate.ts'

test.beforeEach(async ({ ownApp: app }) => {
  const { page } = app
  await goTo(page, 'Account')
  await page.getByRole('textbox', { name: 'Key name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
})

/** Sends a signal to the app's main process and waits until the process is gone. */
async function endBySignal(app: App, signal: NodeJS.Signals): Promise<void> {
  const pid = await app.electron?.evaluate(() => process.pid)
  const closed = app.electron?.waitForEvent('close')
  process.kill(pid ?? Number.NaN, signal)
  await closed
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  test(`${signal} ends Sonde unasked, whatever key is not taken`, async ({ ownApp: app }) => {
    await endBySignal(app, signal)
  })

test('the question holds nothing up, and falls with a signal', async ({ ownApp: app }) => {
  const { page } = app
  await app.electron?.evaluate(({ BrowserWindow }) => {
    setTimeout(() => BrowserWindow.getAllWindows()[0]?.close())
  })
  // The page still gets answers from the main process while the dialog is open.
  await page.getByRole('tab', { name: 'Members' }).click()
  await expect(page.getByRole('table', { name: 'Members of the organisation' })).toBeVisible()
  expect(await app.electron?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  await endBySignal(app, 'SIGTERM')
})

test('who answers that they leave is let go, and is asked once', async ({ ownApp: app }) => {
  const closed = app.electron?.waitForEvent('close')
  await app.electron?.evaluate(({ app: electron, dialog }) => {
    let asked = 0
    dialog.showMessageBox = async () => {
      asked += 1
      return { response: asked === 1 ? 1 : 0, checkboxChecked: false }
    }
    setTimeout(() => electron.quit())
  })
  await closed
})
