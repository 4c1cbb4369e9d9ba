import { aChoice, anOpenEnded, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { box, openSurvey, saved } from './pages/draft.ts'
import { goTo, screenTitle } from './pages/navigate.ts'

const TRAMS = aSurvey('Trams', [
  aChoice('lines', 'Should the city build more tram lines?', ['Yes', 'No', 'Don’t know']),
  anOpenEnded('why', 'What would make you take the tram?'),
])

// Fast, because the test waits for the answers of eight runs.
test.use({ beginning: withSurveys({ trams: TRAMS }), practiceSpeed: 200 })

test(
  'a rewording is tested: from an item to the first sentence of the verdict',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    await openSurvey(page, 'trams')
    await page.getByRole('button', { name: 'More for item 1' }).click()
    await page.getByRole('menuitem', { name: 'Test a rewording…' }).click()

    await test.step('the plan is written and launched once', async () => {
      await expect(page.getByRole('article', { name: 'A reversed', exact: true })).toBeVisible()
      // As many as the plan needs to see what a leading wording moves.
      await box(page, 'Personas in each run').fill('100')
      await box(page, 'Stem: B').fill('Don’t you agree that the city should build more tram lines?')
      await expect(page.getByText('This plan is ready to launch.')).toBeVisible()
      await saved(page)
      await page.getByRole('button', { name: 'Launch…' }).click()
      await page.getByRole('button', { name: 'Freeze and launch 8 runs' }).click()
      await expect(page.getByText(/^Plan frozen on /)).toBeVisible()
    })

    await test.step('its runs are followed, and are no survey of the library', async () => {
      // It opens at the verdict where the first answers came before the page did.
      await page.getByRole('tab', { name: 'Runs' }).click()
      const runs = page.getByRole('table', { name: 'Runs by arm' })
      await expect(runs.getByRole('link', { name: /^B, run 2: / })).toBeVisible()
      await goTo(page, 'Surveys')
      await expect(page.getByRole('main').getByRole('link', { name: 'Trams' })).toHaveCount(1)
      await goTo(page, 'Experiments')
      const list = page.getByRole('table', { name: 'Experiments' })
      await list.getByRole('link', { name: /^Trams · / }).click()
      await expect(page.getByText('8 of 8 runs have answers.')).toBeVisible({ timeout: 60_000 })
      expect(await violations(page)).toEqual([])
    })

    await test.step('the verdict says what moved, and that it is no evidence about people', async () => {
      await page.getByRole('tab', { name: 'Verdict' }).click()
      await expect(page.getByRole('main')).toContainText('not evidence about people')
    })

    await test.step('the wording that was tried goes into the draft, where one undo reverts it', async () => {
      const stem = box(page, 'Stem of item 1')
      await page.getByRole('button', { name: 'Use B in the draft' }).click()
      await expect(stem).toHaveValue('Don’t you agree that the city should build more tram lines?')
      await expect(stem).toBeFocused()
      await saved(page)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(stem).toHaveValue('Should the city build more tram lines?')
      await page.goBack()
    })

    await test.step('a frozen plan is changed in a new experiment that names it', async () => {
      await page.getByRole('tab', { name: 'Plan' }).click()
      await page.getByRole('button', { name: 'Change the plan' }).click()
      await expect(screenTitle(page, /^Trams · .+ \(continued\)$/)).toBeVisible()
      await expect(box(page, 'Stem: B')).toHaveValue(
        'Don’t you agree that the city should build more tram lines?',
      )
    })
  },
)
