import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { box } from './pages/draft.ts'
import { goTo } from './pages/navigate.ts'

/**
 * As copied from Word: a question with the bullet of the options above it, and response options without bullets that
 * look like the end of their question.
 */
const PASTED = [
  ...['Urban mobility', '', '1. How do you get to work?', '- On foot', '- By bike'],
  ...['- Why do you travel so?', '- Price', '- Time', '2. Your town', 'paris', 'lyon'],
].join('\n')

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Import a survey/ })
const lines = (page: Page) => page.getByRole('listbox', { name: 'Lines of the source' })
const line = (page: Page, text: string) => page.getByRole('option', { name: text })
const made = (page: Page) => page.getByRole('region', { name: 'Survey to be created' })
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

async function showSummary(page: Page): Promise<void> {
  await goTo(page, 'Surveys')
  await page.getByRole('button', { name: 'Import…' }).click()
  await page.getByRole('textbox', { name: 'Or paste text' }).fill(PASTED)
  await button(page, 'Preview').click()
  await expect(dialogOf(page).getByText('2 lines may not have been read as you meant them.')).toBeVisible()
}

async function expectRepaired(page: Page): Promise<void> {
  await expect(box(page, 'Title')).toHaveValue('Urban mobility')
  await expect(box(page, 'Option 2 of item 1')).toHaveValue('By bike')
  await expect(box(page, 'Stem of item 2')).toHaveValue('Why do you travel so?')
  await expect(box(page, 'Option 2 of item 2')).toHaveValue('Time')
  await expect(box(page, 'Stem of item 3')).toHaveValue('Your town')
  await expect(box(page, 'Option 1 of item 3')).toHaveValue('paris')
  await expect(box(page, 'Option 2 of item 3')).toHaveValue('lyon')
}

test('a text is repaired line by line, by keys alone', PAGE_ONLY, async ({ app: { page } }) => {
  await showSummary(page)
  await button(page, 'Check line by line').press('Enter')
  await expect(lines(page)).toBeFocused()
  await expect(line(page, '- Why do you travel so?')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('q')
  await expect(made(page).getByText('Why do you travel so?')).toBeVisible()
  await page.keyboard.press('n')
  await expect(line(page, 'paris')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('x')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('r')
  await page.keyboard.press('l')
  await expect(
    made(page)
      .getByRole('listitem')
      .filter({ hasText: /^lyon$/ }),
  ).toBeVisible()
  await expect(dialogOf(page).getByText('No lines to check')).toBeVisible()

  await test.step('Escape leads to the summary of what was repaired, and back nothing is lost', async () => {
    await page.keyboard.press('Escape')
    await expect(dialogOf(page).getByText('paris / lyon')).toBeVisible()
    await button(page, 'Check line by line').press('Enter')
    await expect(line(page, 'lyon')).toHaveAccessibleName('Response option, item 3, set by you. lyon')
  })
  await button(page, 'Import').press('Enter')
  await expectRepaired(page)
})

test(
  'a question whose options were not found on its line gets them by one key',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    await goTo(page, 'Surveys')
    await page.getByRole('button', { name: 'Import…' }).click()
    const pasted = ['1. Do you ride?', '- Yes', '- No', '2. Which bike is yours? Race City Cargo']
    await page
      .getByRole('textbox', { name: 'Or paste text' })
      .fill([...pasted, '3. Why? Show card B'].join('\n'))
    await button(page, 'Preview').click()
    await button(page, 'Check line by line').press('Enter')
    await line(page, '2. Which bike is yours? Race City Cargo').click()
    await page.keyboard.press('a')
    await expect(
      made(page)
        .getByRole('listitem')
        .filter({ hasText: /^Cargo$/ }),
    ).toBeVisible()
    await test.step('words beside a question are divided off and left out', async () => {
      await line(page, '3. Why? Show card B').click()
      for (const key of ['d', 'Enter', 'x']) await page.keyboard.press(key)
      await expect(line(page, 'Show card B')).toHaveAccessibleName('Left out, set by you. Show card B')
    })
    await button(page, 'Import').click()
    await expect(box(page, 'Stem of item 2')).toHaveValue('Which bike is yours?')
    await expect(box(page, 'Option 3 of item 2')).toHaveValue('Cargo')
    await expect(box(page, 'Stem of item 3')).toHaveValue('Why?')
  },
)
