import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { enterAt, rewrite, tabTo } from '../support/keyboard.ts'
import { withSurveys } from './pages/beginnings.ts'
import { box, openSurvey, saved } from './pages/draft.ts'
import { screenTitle } from './pages/navigate.ts'

const TRAMS = aSurvey('Trams', [
  aChoice('lines', 'Should the city build more tram lines?', ['Yes', 'No', 'Don’t know']),
])

test.use({ beginning: withSurveys({ trams: TRAMS }) })

test(
  'an experiment is planned, launched and read with the keyboard alone',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openSurvey(page, 'trams')
    await page.evaluate(() => {
      document.addEventListener(
        'pointerdown',
        () => document.documentElement.setAttribute('data-pressed', ''),
        {
          capture: true,
        },
      )
    })
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

    await test.step('planned', async () => {
      await enterAt(page, page.getByRole('button', { name: 'More for item 1' }))
      await tabTo(page, page.getByRole('menuitem', { name: 'Test a rewording…' }), 'ArrowDown')
      await page.keyboard.press('Enter')
      await rewrite(page, box(page, 'Personas in each run'), '40', 'Shift+Tab')
      const runs = page.getByRole('radiogroup', { name: 'Runs of each arm' })
      // The radio buttons themselves are hidden under their labels.
      const isAt = () => runs.evaluate((group) => group.contains(document.activeElement))
      for (let presses = 0; presses < 60 && !(await isAt()); presses += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(runs.getByRole('radio', { name: '3', exact: true })).toBeChecked()
      await rewrite(page, box(page, 'Stem: B'), 'Don’t you agree that the city should build more tram lines?')
      await expect(page.getByText('This plan is ready to launch.')).toBeVisible()
      await saved(page)
    })

    await test.step('launched', async () => {
      await enterAt(page, button('Launch…'), 'Shift+Tab')
      await enterAt(page, page.getByRole('button', { name: 'Freeze and launch 12 runs' }))
      await expect(page.getByText(/^Plan frozen on /)).toBeVisible()
    })

    await test.step('its verdict, its plan and the revision log are read', async () => {
      const tab = (name: string) => page.getByRole('tab', { name, exact: true })
      await tabTo(page, page.getByRole('tab', { selected: true }))
      await page.keyboard.press('Home')
      await expect(tab('Verdict')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByText('SHA-256')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('Trams')
      await expect(
        page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Trams Survey' }),
      ).toBeVisible()
      await page.keyboard.press('Enter')
      await enterAt(page, page.getByRole('link', { name: 'Revision log' }), 'Shift+Tab')
      await expect(screenTitle(page, /Revision log/)).toBeVisible()
    })
    await expect(page.locator('html[data-pressed]')).toHaveCount(0)
  },
)
