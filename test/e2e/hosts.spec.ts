import { readFileSync } from 'node:fs'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { box, newSurvey, saved } from './pages/draft.ts'
import { goTo } from './pages/navigate.ts'

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

test('a reload gets a new line to the core', async ({ app: { page } }) => {
  await newSurvey(page, 'Asked for again')
  await saved(page)
  await goTo(page, 'Surveys')
  for (const name of ['Once', 'Twice'])
    await test.step(name, async () => {
      await page.reload()
      // The library is loaded from the core; the page keeps none of it.
      await page.getByRole('link', { name: 'Asked for again' }).click()
      await box(page, 'Context').fill(name)
      await saved(page)
      await goTo(page, 'Surveys')
    })
})

// The tests of a worker share one host, in this order: nothing that the first test leaves may reach the second.
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
  await expect(page.getByRole('heading', { name: 'No surveys yet' })).toBeVisible()
  const found = await page.evaluate(() => [
    localStorage.getItem('left'),
    sessionStorage.getItem('left'),
    matchMedia('(prefers-color-scheme: dark)').matches,
    document.body.innerText.includes('Left behind'),
  ])
  expect(found).toEqual([null, null, false, false])
})
