import type { Locator, Page } from '@playwright/test'
import { expect, FIRST_START, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { box, newSurvey, optionOf, stemOf } from './pages/draft.ts'
import { launch } from './pages/launch.ts'
import { practise } from './pages/practise.ts'
import { openAnswers } from './pages/read.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const choiceOf = (page: Page, item: number) => page.getByRole('region', { name: `Item ${item}`, exact: true })

/** Enters text at the click without any key press, as dictation does. */
async function write(page: Page, target: Locator, text: string): Promise<void> {
  await target.click()
  await expect(target).toBeFocused()
  await page.keyboard.insertText(text)
  await expect(target).toHaveValue(text)
}

/** Counts key presses from now on. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.keys = '0'
    const count = () => {
      document.documentElement.dataset.keys = String(Number(document.documentElement.dataset.keys) + 1)
    }
    document.addEventListener('keydown', count, { capture: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-keys'))
}

test.describe('from nothing', () => {
  test.use({ beginning: FIRST_START })

  test(
    'a questionnaire goes from nothing to its answers with the pointer alone',
    PAGE_ONLY,
    async ({ app: { page } }) => {
      const pressedKeys = await countKeys(page)
      await practise(page)
      await newSurvey(page)
      await write(page, box(page, 'Title'), 'Urban mobility')

      await test.step('items, ready-made options, one inserted, one open-ended', async () => {
        await button(page, 'Add a single-choice item').click()
        await write(page, stemOf(page, 1), 'How satisfied are you with the buses?')
        await choiceOf(page, 1).getByRole('button', { name: 'Ready-made options' }).click()
        await page.getByRole('menuitem', { name: 'Satisfaction (5)' }).first().click()
        await expect(optionOf(page, 5, 1)).toHaveValue('Very satisfied')
        await choiceOf(page, 1).getByRole('button', { name: 'Add an option' }).click()
        await write(page, optionOf(page, 6, 1), 'I never take the bus')
        await button(page, 'Add an open-ended item').click()
        await write(page, stemOf(page, 2), 'What would make you take the bus?')
        await button(page, 'Insert an item after item 1').click()
        await write(page, stemOf(page, 2), 'Don’t you agree that the buses are late?')
        await write(page, optionOf(page, 1, 2), 'Yes')
        await write(page, optionOf(page, 2, 2), 'No')
      })

      await test.step('a weak wording is mended, taken back and mended again', async () => {
        const companion = page.getByRole('region', { name: 'Checks and preview' })
        await companion.getByRole('button', { name: 'Use this wording' }).first().click()
        await expect(stemOf(page, 2)).not.toHaveValue(/^Don’t/)
        await button(page, 'Undo').click()
        await expect(stemOf(page, 2)).toHaveValue('Don’t you agree that the buses are late?')
        await button(page, 'Redo').click()
        await expect(stemOf(page, 2)).not.toHaveValue(/^Don’t/)
      })

      await test.step('a version is saved and looked at', async () => {
        await button(page, 'Save a version').click()
        const dialog = page.getByRole('dialog', { name: 'Save a version' })
        await write(page, dialog.getByRole('textbox', { name: 'Name', exact: true }), 'Before the pilot')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByRole('link', { name: 'Versions: v1' }).click()
        await expect(page.getByRole('heading', { level: 2, name: 'v1 · Before the pilot' })).toBeVisible()
        await page.getByRole('link', { name: 'Urban mobility' }).first().click()
      })

      await test.step('launched, and answered', async () => {
        await launch(page)
        await openAnswers(page, 'Urban mobility')
      })
      expect(await pressedKeys()).toBe(0)
    },
  )
})
