import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { openSurvey } from './pages/draft.ts'
import { createGroup, newGroup, runFirstRound } from './pages/focus.ts'
import { launch } from './pages/launch.ts'
import { openAnswers } from './pages/read.ts'

test.use({ beginning: WITH_URBAN_MOBILITY })

test(
  'a transcript on paper has a title, every turn, and no buttons',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await newGroup(page, 'Bikes in town')
    await createGroup(page)
    await runFirstRound(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('main').getByRole('heading', { name: 'Bikes in town' })).toBeVisible()
    const turns = page.getByRole('article')
    const all = Number(await turns.first().getAttribute('aria-setsize'))
    await expect(turns).toHaveCount(all)
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible()
  },
)

test('ready-made options show what they are before they are chosen', PAGE_ONLY, async ({ app: { page } }) => {
  await openSurvey(page, 'urban')
  await page.getByRole('button', { name: 'Ready-made options' }).click()
  await expect(page.getByRole('menuitem').first()).toContainText(' · ')
})

test(
  'each persona is one line below an answer, and told in full on demand',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await openSurvey(page, 'urban')
    await launch(page)
    await openAnswers(page, 'Urban mobility')
    const persona = page.getByText(/^Persona 1 · /).first()
    const height = async () => (await persona.boundingBox())?.height ?? 0
    await expect(persona).toBeVisible()
    const short = await height()
    await page.getByRole('button', { name: 'Show each persona in full' }).click()
    await expect.poll(height).toBeGreaterThan(short)
  },
)
