import type { Page } from '@playwright/test'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { withSurveys } from './pages/beginnings.ts'
import { box, openSurvey, saved } from './pages/draft.ts'

const options = (page: Page) => page.getByRole('textbox', { name: /^Option \d+ of item 1$/ })
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

const BUS_LINES = aSurvey('Bus lines', [aChoice('lines', '', ['Good', 'Bad'])])

test.use({ beginning: withSurveys({ lines: BUS_LINES }) })
test.beforeEach(({ app: { page } }) => openSurvey(page, 'lines'))

test(
  'ready-made options come in the questionnaire’s language first, and what they replace comes back',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await box(page, 'Stem of item 1').fill('À quel point êtes-vous satisfait des bus de votre quartier ?')
    await page.getByRole('button', { name: 'Ready-made options' }).click()
    const items = page.getByRole('menuitem')
    await expect(items).toHaveText([
      ...Array.from({ length: 2 }, () => [
        /^Agreement \(balanced\) \(5\).* · /,
        /^Degree \(for “How important is…\?”\) \(5\).* · /,
        /^Frequency \(in numbers\) \(6\).* · /,
        /^Satisfaction \(5\).* · /,
        /^Likelihood \(5\).* · /,
        /^Yes, no, don’t know \(3\).* · /,
      ]).flat(),
    ])
    await items.filter({ hasText: 'Satisfaction' }).first().click()
    await expect(options(page)).toHaveCount(5)
    await expect(options(page).first()).toHaveValue('Très insatisfait')
    await undo(page)
    await expect(options(page)).toHaveCount(2)
    await expect(options(page).first()).toHaveValue('Good')
    await expect(options(page).last()).toHaveValue('Bad')

    await box(page, 'Stem of item 1').fill('How satisfied are you with the buses of your quarter?')
    await page.getByRole('button', { name: 'Ready-made options' }).click()
    await items.filter({ hasText: 'Satisfaction' }).first().click()
    await expect(options(page).first()).toHaveValue('Very dissatisfied')
  },
)

test('another type keeps the options, over a reload too', PAGE_ONLY, async ({ app: { page } }) => {
  const type = page.getByRole('combobox', { name: 'Type of item 1' })
  await type.selectOption('open_ended')
  await expect(options(page)).toHaveCount(0)
  await type.selectOption('single_choice')
  await expect(options(page).first()).toHaveValue('Good')
  await type.selectOption('open_ended')
  await saved(page)
  await page.reload()
  await type.selectOption('single_choice')
  await expect(options(page)).toHaveCount(2)
  await expect(options(page).last()).toHaveValue('Bad')
})
