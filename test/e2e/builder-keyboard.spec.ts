import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { tabTo } from '../support/keyboard.ts'
import { saved } from './pages/draft.ts'

async function startSurvey(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'New survey' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.keyboard.type('Urban mobility')
}

/** Writes a text where lines may be broken, cuts it, and pastes it into a new item. */
async function pasteIntoNewItem(page: Page, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Context' }))
  await page.keyboard.insertText(text)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await tabTo(page, page.getByRole('button', { name: 'Add a single-choice item' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Stem of item 1', exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+v')
}

test('a questionnaire is written with the keyboard alone', PAGE_ONLY, async ({ app: { page } }) => {
  const stem = (item: number) => page.getByRole('textbox', { name: `Stem of item ${item}`, exact: true })
  const option = (at: number, item: number) =>
    page.getByRole('textbox', { name: `Option ${at} of item ${item}`, exact: true })
  await startSurvey(page)

  await test.step('numbered text becomes items', async () => {
    await pasteIntoNewItem(page, '1. How do you travel?\na) On foot\nb) By bike\n2. What would help?')
    await expect(stem(1)).toHaveValue('How do you travel?')
    await expect(option(2, 1)).toHaveValue('By bike')
    await expect(stem(2)).toHaveValue('What would help?')
    await expect(stem(2)).toBeFocused()
  })

  await test.step('moved, and moved back', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(stem(1)).toHaveValue('What would help?')
    await expect(stem(1)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(stem(2)).toHaveValue('What would help?')
  })

  await test.step('options are added, removed and moved', async () => {
    await tabTo(page, option(2, 1), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(option(3, 1)).toBeFocused()
    await page.keyboard.type('By car')
    await page.keyboard.press('Enter')
    await expect(option(4, 1)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(option(4, 1)).toHaveCount(0)
    await expect(option(3, 1)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(option(2, 1)).toHaveValue('By car')
    await expect(option(2, 1)).toBeFocused()
  })

  await test.step('an item is duplicated, another put below it', async () => {
    await page.keyboard.press('ControlOrMeta+d')
    await expect(stem(2)).toBeFocused()
    await expect(stem(2)).toHaveValue('How do you travel?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(stem(3)).toBeFocused()
    await page.keyboard.type('How satisfied are you with the buses?')
  })

  await test.step('ready-made options', async () => {
    const choose = page
      .getByRole('region', { name: 'Item 3' })
      .getByRole('button', { name: 'Ready-made options' })
    await tabTo(page, choose)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    const wanted = page.getByRole('menuitem', { name: 'Satisfaction (5)' }).first()
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await page.keyboard.press('ArrowDown')
      if (await wanted.evaluate((element) => element === document.activeElement)) break
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(option(1, 3)).toHaveValue('Very dissatisfied')
    await expect(option(5, 3)).toHaveValue('Very satisfied')
    await expect(option(6, 3)).toHaveCount(0)
    await expect(option(1, 3)).toBeFocused()
  })

  await test.step('deleted, undone, and all there after a reload', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Delete item 2' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(stem(2)).toHaveValue('How satisfied are you with the buses?')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(stem(3)).toHaveValue('How satisfied are you with the buses?')
    await saved(page)
    await page.reload()
    await expect(stem(3)).toHaveValue('How satisfied are you with the buses?')
    await expect(stem(4)).toHaveValue('What would help?')
  })
})
