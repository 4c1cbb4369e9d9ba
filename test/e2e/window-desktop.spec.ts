import { spawn } from 'node:child_process'
import { presentRuntime } from '../../electron/cli/electron-runtime.ts'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { projectFolder } from '../support/hosts/dist-folder.ts'

test('the window opens where it was', async ({ ownApp: app }) => {
  const place = { x: 40, y: 50, width: 900, height: 600 }
  await app.electron?.evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(bounds)
  }, place)
  await app.restart()
  const bounds = await app.electron?.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBounds(),
  )
  expect(bounds).toEqual(place)
})

test.describe('on a machine in French', () => {
  test.use({ language: 'fr' })

  test('the menu speaks French', async ({ ownApp: app }) => {
    const labels = await app.electron?.evaluate(
      ({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [],
    )
    expect(labels).toContain('Édition')
  })
})

test('a second start ends at once and shows the first', async ({ ownApp: app }) => {
  // Listens before the second one starts: an event that came earlier would be missed.
  const shown = await app.electron?.evaluateHandle(({ app: electron }) => ({
    once: new Promise<boolean>((resolve) => electron.once('second-instance', () => resolve(true))),
  }))
  const second = spawn(presentRuntime() ?? '', [projectFolder, `--data=${app.dataDir}`], {
    env: { ...process.env, SONDE_TEST_HOME: app.folder },
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => second.once('exit', resolve))
  expect(code).toBe(0)
  expect(await shown?.evaluate(({ once }) => once)).toBe(true)
})
