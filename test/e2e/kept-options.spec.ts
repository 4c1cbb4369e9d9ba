import type { Page } from '@playwright/test'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { withSurveys } from './pages/beginnings.ts'
import { openSurvey, saved } from './pages/draft.ts'

const options = (page: Page) => page.getByRole('textbox', { name: /^Option \d+ of item 1$/ })

const BUS_LINES = aSurvey('Bus lines', [aChoice('lines', '', ['Good', 'Bad'])])

test.use({ beginning: withSurveys({ lines: BUS_LINES }) })
test.beforeEach(({ app: { page } }) => openSurvey(page, 'lines'))

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
