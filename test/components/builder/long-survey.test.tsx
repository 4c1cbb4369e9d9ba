import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { focus, item, openItems, press, row, stemOf } from '../support/items.ts'

test('items far from the screen are there for the keyboard', async () => {
  await openItems(60)
  // Items below the first screen are drawn shortly after it.
  await expect.element(item(60)).toBeInTheDocument()
  const jumpTo = async (key: 'Home' | 'End', number: number) => {
    await focus(page.getByRole('listbox').getBySelector('[tabindex="0"]'))
    await press(key)
    await expect.element(row(number)).toHaveFocus()
    await press('Enter')
    await expect.element(stemOf(number)).toHaveFocus()
  }
  await jumpTo('End', 60)
  await press('End')
  await commands.type(' at last')
  await expect.element(stemOf(60)).toHaveValue('H at last')
  await expect.element(stemOf(1)).not.toBeInTheDocument()
  await jumpTo('Home', 1)
  await expect.element(stemOf(60)).not.toBeInTheDocument()
  await expect.element(item(60)).toBeInTheDocument()
})
