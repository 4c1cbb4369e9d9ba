import { readFileSync } from 'node:fs'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { newSurvey, saved } from './pages/draft.ts'

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

// The tests of a worker share one host, in this order: what the first leaves must not reach the second.
test('a test leaves a survey, an address and something in the storage of the page', async ({
  app: { page },
}) => {
  await newSurvey(page, 'Left behind')
  await saved(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
  })
})

test('the next test finds nothing of it', async ({ app: { page } }) => {
  await expect(page.getByRole('heading', { name: 'No survey yet' })).toBeVisible()
  const found = await page.evaluate(() => [
    localStorage.getItem('left'),
    sessionStorage.getItem('left'),
    matchMedia('(prefers-color-scheme: dark)').matches,
    document.body.innerText.includes('Left behind'),
  ])
  expect(found).toEqual([null, null, false, false])
})
