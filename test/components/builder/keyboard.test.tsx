import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { expectOrder, focus, openItems, optionOf, press, row, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('an undo leaves the cursor at the item that it changed', async () => {
  await openItems(4)
  await focus(stemOf(3))
  await commands.type('!')
  await focus(stemOf(1))
  await press('ControlOrMeta+z')
  await expectOrder('A B C D')
  await expect.element(stemOf(3)).toHaveFocus()
  await press('ControlOrMeta+d')
  await expect.element(stemOf(4)).toHaveFocus()
  // Undo removes the copy, and the focus goes to the item that takes its place.
  await press('ControlOrMeta+z')
  await expectOrder('A B C D')
  await expect.element(stemOf(4)).toHaveFocus()
  await press('ControlOrMeta+Shift+z')
  await expectOrder('A B C C D')
  await expect.element(stemOf(4)).toHaveFocus()
})

test('an undo from the outline stays there, on the row of the item', async () => {
  await openItems(4)
  await focus(row(2))
  await press('Delete', 'End')
  await expect.element(row(3)).toHaveFocus()
  await press('ControlOrMeta+z')
  await expectOrder('A B C D')
  await expect.element(row(2)).toHaveFocus()
})

test('Tab goes from option to option, and an option is removed by keys', async () => {
  await openDesk(aSurvey('Travel', [aChoice('one', 'How?', ['On foot', 'By bike', 'By car', ''])]))
  await expect.element(page.getByRole('listbox', { name: '1 item' })).toBeVisible()
  await focus(optionOf(1, 1))
  await press('Tab')
  await expect.element(optionOf(2, 1)).toHaveFocus()
  await press('ControlOrMeta+Shift+Backspace')
  await expect.element(optionOf(1, 1)).toHaveFocus()
  await expect.element(optionOf(2, 1)).toHaveValue('By car')
  await focus(optionOf(3, 1))
  await press('Delete')
  await expect.element(optionOf(3, 1)).not.toBeInTheDocument()
  await expect.element(optionOf(2, 1)).toHaveFocus()
})

test('Delete after duplicating an item takes no text away', async () => {
  await openItems(2)
  await focus(page.getByRole('combobox', { name: 'Type of item 1' }))
  await press('ControlOrMeta+d')
  await expect.element(stemOf(2)).toHaveFocus()
  await press('Delete')
  await expect.element(stemOf(2)).toHaveValue('A')
})
