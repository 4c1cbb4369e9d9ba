import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { URBAN_RUN, WITH_URBAN_RUN } from './pages/beginnings.ts'
import { openSurvey, stemOf } from './pages/draft.ts'
import { createGroup, newGroup, runFirstRound } from './pages/focus.ts'
import { preflight } from './pages/launch.ts'
import { goTo, openAddress } from './pages/navigate.ts'

test.use({ beginning: WITH_URBAN_RUN })

async function search(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('textbox').fill(words)
  return dialog
}

test(
  'a run is read, found by the palette, and told apart from the draft that goes on',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openAddress(page, URBAN_RUN)

    await test.step('each persona is one line below an answer, and told in full on demand', async () => {
      await page.setViewportSize({ width: 1024, height: 700 })
      const persona = page.getByText(/^Persona 1 · /).first()
      const height = async () => (await persona.boundingBox())?.height ?? 0
      await expect(persona).toBeVisible()
      const short = await height()
      await page.getByRole('button', { name: 'Show each persona in full' }).click()
      await expect.poll(height).toBeGreaterThan(short)
    })

    await test.step('the palette tells runs apart', async () => {
      const dialog = await search(page, 'urban')
      await expect(dialog.getByText(/^Run of v1, .*\d/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('a draft that has moved on from its newest version says so', async () => {
      await openSurvey(page, 'urban')
      const version = page.getByRole('link', { name: 'Versions: v1', exact: true })
      await expect(version).toHaveText('Versions: v1')
      await stemOf(page, 1).fill('How do you get about?')
      const changed = page.getByRole('link', { name: 'Versions: v1, changed since' })
      await expect(changed).toHaveText('Versions: v1, changed since')
      await stemOf(page, 1).fill('How do you usually get to work?')
      await expect(version).toHaveText('Versions: v1')
    })

    await test.step('the palette does what the screen in view can do', async () => {
      const dialog = await search(page, 'launch')
      await dialog.getByRole('button', { name: 'Launch…' }).click()
      await expect(preflight(page)).toBeVisible()
    })
  },
)

test(
  'a discussion is printed, found by what was said, and its texts are told apart',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await newGroup(page, 'Bikes in town')
    await createGroup(page)
    await runFirstRound(page)

    await test.step('on paper it has a title, every turn, and no buttons', async () => {
      const turns = page.getByRole('article')
      const all = Number(await turns.first().getAttribute('aria-setsize'))
      expect(all).toBeGreaterThan(2)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect(page.getByRole('main').getByRole('heading', { name: 'Bikes in town' })).toBeVisible()
      await expect(turns).toHaveCount(all)
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await page.emulateMedia({ media: 'screen' })
      await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible()
    })

    await test.step('a word that was said leads to the turn in which it was', async () => {
      const said = await page.getByRole('article').nth(2).locator('.said').innerText()
      await goTo(page, 'Surveys')
      const dialog = await search(page, said.split(/\s+/).slice(0, 8).join(' '))
      await dialog.getByText('Bikes in town').click()
      await expect(page.locator('article[aria-current]')).toBeInViewport()
      await expect(page.locator('article[aria-current]')).toContainText(said)
    })

    await test.step('two texts of it have names of their own, however soon they came', async () => {
      const compare = page.getByRole('button', {
        name: /^Compare with the previous one: transcript no\. 2, /,
      })
      await page.getByRole('button', { name: 'Next round' }).click()
      await page.getByRole('tab', { name: 'Session' }).click()
      await compare.click()
      await expect(page.getByRole('dialog', { name: /no\. 1, .* no\. 2, / })).toBeVisible()
    })
  },
)
