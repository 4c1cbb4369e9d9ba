import { readFileSync } from 'node:fs'
import { expect, test } from '../support/hosts/app-fixture.ts'

test('a file that the page hands over is saved where the person says', async ({ app }) => {
  const file = await app.saveDownload(() =>
    app.page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['a;b\nété;1\n'], { type: 'text/csv' }))
      link.download = 'answers.csv'
      link.click()
    }),
  )
  expect(readFileSync(file, 'utf8')).toBe('a;b\nété;1\n')
})

test('Sonde starts again after a quit and after a crash', async ({ ownApp: app }) => {
  await app.restart()
  await expect(app.page).toHaveTitle(/Sonde/)
  await app.killAndRestart()
  await expect(app.page).toHaveTitle(/Sonde/)
})

test('a reload gets a new line to the core', async ({ app }) => {
  await app.page.reload()
  await expect(app.page.getByRole('navigation').first()).toBeVisible()
  await app.page.reload()
  await expect(app.page.getByRole('navigation').first()).toBeVisible()
})
