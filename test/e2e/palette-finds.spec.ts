import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { openSurvey } from './pages/draft.ts'
import { createGroup, newGroup, runFirstRound } from './pages/focus.ts'
import { launch, preflight, runIsDone } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'

test.use({ beginning: WITH_URBAN_MOBILITY })

async function search(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('textbox').fill(words)
  return dialog
}

test(
  'the palette tells runs apart, and does what the screen in view can do',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openSurvey(page, 'urban')
    await launch(page)
    await runIsDone(page, 'Urban mobility')
    await expect((await search(page, 'urban')).getByText(/^Run of v1, .*\d/)).toBeVisible()
    await page.keyboard.press('Escape')

    await openSurvey(page, 'urban')
    const dialog = await search(page, 'launch')
    await dialog.getByRole('button', { name: 'Launch…' }).click()
    await expect(preflight(page)).toBeVisible()
  },
)

test('a word that was said leads to the turn in which it was', PAGE_ONLY, async ({ app: { page } }) => {
  await newGroup(page, 'Bikes in town')
  await createGroup(page)
  await runFirstRound(page)
  const turn = page.getByRole('article').nth(2)
  const said = await turn.locator('.said').innerText()
  await goTo(page, 'Surveys')
  const dialog = await search(page, said.split(/\s+/).slice(0, 8).join(' '))
  await dialog.getByText('Bikes in town').click()
  await expect(page.locator('article[aria-current]')).toBeInViewport()
  await expect(page.locator('article[aria-current]')).toContainText(said)
})
