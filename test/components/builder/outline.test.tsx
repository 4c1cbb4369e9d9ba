import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { item, openItems, optionOf, press, row, stemOf } from '../support/items.ts'

test('a click in the outline brings the item up, with its options and the end of the one before', async () => {
  await openItems(60)
  for (const number of [12, 4]) {
    await row(number).click()
    await expect.element(stemOf(number)).toHaveFocus()
    for (const option of [1, 2]) await expect.element(optionOf(option, number)).toBeInViewport({ ratio: 1 })
    await expect.element(item(number - 1)).toBeInViewport()
    await expect.element(item(number - 2)).not.toBeInViewport()
  }
})

test('the outline shows stems, and no number beside them that could be a score', async () => {
  await openItems(5)
  await expect.element(row(2)).toMatchTextContent(/^2B$/)
  await expect.element(row(2).getByTitle('B (1 word)')).toBeVisible()
})

test('End and Enter in the outline of a survey that was only just opened lead to its last item', async () => {
  const drawn = new MutationObserver(async () => {
    const first = document.querySelector<HTMLElement>('[role=listbox] [role=option][tabindex="0"]')
    if (!first) return
    drawn.disconnect()
    first.focus()
    for (const key of ['End', 'Enter']) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(pressed)
      // React renders the effect of a key in a microtask.
      await Promise.resolve()
    }
  })
  drawn.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => drawn.disconnect())
  await openItems(60)
  await expect.element(stemOf(60)).toHaveFocus()
})

test('Enter in a stem goes on to the first option, Shift+Enter breaks the line', async () => {
  await openItems(5)
  await stemOf(2).fill('How do you')
  await stemOf(2).click()
  await press('ControlOrMeta+End', 'Shift+Enter')
  await commands.type('travel?')
  await press('Enter')
  await expect.element(optionOf(1, 2)).toHaveFocus()
  await expect.element(stemOf(2)).toHaveValue('How do you\ntravel?')

  await page.getByRole('button', { name: 'Add an open-ended item' }).click()
  await expect.element(stemOf(6)).toHaveFocus()
  await commands.type('Why?')
  // After the last item, typing makes a new item; an empty item is not followed by another.
  await press('Enter')
  await commands.type('And when?')
  await expect.element(stemOf(7)).toHaveValue('And when?')
  await press('Enter', 'Enter')
  await expect.element(stemOf(8)).toHaveFocus()
  expect(stemOf(9).query()).toBeNull()
  await expect.element(stemOf(6)).toHaveValue('Why?')
})
