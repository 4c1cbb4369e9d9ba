import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { optionOf, stemOf } from './pages/draft.ts'
import { LETTERED, openItems, row } from './pages/items.ts'
import { openAddress } from './pages/navigate.ts'

test.use({ beginning: LETTERED })

test(
  'a click in the outline brings the item up, with its options and the end of the one before',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openItems(page, 60)
    for (const item of [12, 4]) {
      await row(page, item).click()
      await expect(stemOf(page, item)).toBeFocused()
      for (const option of [1, 2]) await expect(optionOf(page, option, item)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('region', { name: `Item ${item - 1}`, exact: true })).toBeInViewport()
      await expect(page.getByRole('region', { name: `Item ${item - 2}`, exact: true })).not.toBeInViewport()
    }
  },
)

test(
  'the outline shows stems, and no number beside them that could be a score',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openItems(page, 5)
    await expect(row(page, 2)).toHaveText('2B')
    await expect(row(page, 2).getByTitle('B (1 word)')).toBeVisible()
  },
)

test(
  'End and Enter in the outline of a survey that was only just opened lead to its last item',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openAddress(page, '#/settings')
    await page.evaluate(() => {
      const drawn = new MutationObserver(async () => {
        const first = document.querySelector<HTMLElement>('[role=listbox] [role=option][tabindex="0"]')
        if (!first) return
        drawn.disconnect()
        first.focus()
        for (const key of ['End', 'Enter']) {
          const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
          document.activeElement?.dispatchEvent(pressed)
          // React draws what a key did in a microtask.
          await Promise.resolve()
        }
      })
      drawn.observe(document.body, { childList: true, subtree: true })
    })
    await openAddress(page, '#/surveys/items-60')
    await expect(stemOf(page, 60)).toBeFocused()
  },
)

test(
  'Enter in a stem goes on to the first option, Shift+Enter breaks the line',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openItems(page, 5)
    await stemOf(page, 2).fill('How do you')
    await stemOf(page, 2).press('Shift+Enter')
    await page.keyboard.type('travel?')
    await page.keyboard.press('Enter')
    await expect(optionOf(page, 1, 2)).toBeFocused()
    await expect(stemOf(page, 2)).toHaveValue('How do you\ntravel?')

    await page.getByRole('button', { name: 'Add an open-ended item' }).click()
    await stemOf(page, 6).fill('Why?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Add a single-choice item' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(stemOf(page, 7)).toBeFocused()
    await expect(stemOf(page, 6)).toHaveValue('Why?')
  },
)
