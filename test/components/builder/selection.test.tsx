import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  box,
  expectChosen,
  expectOrder,
  focus,
  hasFocus,
  openItems,
  press,
  row,
  stemOf,
  tabTo,
} from '../support/items.ts'

const bar = () => page.getByRole('toolbar', { name: 'Selected items' })
const offer = () => page.getByRole('alert').getByRole('button', { name: 'Undo' })
const typeOf = (item: number) => page.getByRole('combobox', { name: `Type of item ${item}` })

describe('several items, with the keyboard alone', () => {
  beforeEach(() => openItems(6))

  test('are chosen one at a time, in a range, all, none', async () => {
    const list = page.getByRole('listbox', { name: '6 items' })
    await expect.element(list).toHaveAttribute('aria-multiselectable', 'true')
    await focus(row(2))
    await press('Space', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown')
    await expectChosen(2, 4, 5)
    await press('Shift+ArrowUp')
    await expectChosen(2, 4)
    await expect.element(bar()).toMatchTextContent('2 items selected')
    await press('ControlOrMeta+a')
    await expectChosen(1, 2, 3, 4, 5, 6)
    await press('Escape')
    await expectChosen()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('are moved as one block, each press one step of the undo', async () => {
    await focus(row(3))
    await press('Space', 'End', 'ArrowUp', 'Space')
    await expectChosen(3, 5)
    await press('Alt+ArrowUp')
    await expectOrder('A C E B D F')
    await expect
      .element(page.getByText('2 items moved to positions 2–3', { exact: true }))
      .toBeInTheDocument()
    await expect.element(row(3)).toHaveFocus()
    await press('Alt+ArrowUp')
    await expectOrder('C E A B D F')
    await press('ControlOrMeta+z')
    await expectOrder('A C E B D F')
    await press('ControlOrMeta+z')
    await expectOrder('A B C D E F')
    await expectChosen(3, 5)
  })

  test('are duplicated: the copies are chosen', async () => {
    await focus(row(3))
    await press('Space', 'End', 'ArrowUp', 'Space', 'ControlOrMeta+d')
    await expectOrder('A B C D E C E F')
    await expectChosen(6, 7)
    await press('ControlOrMeta+z')
    await expectOrder('A B C D E F')
    await expectChosen()
  })

  test('are deleted, and back at once by undo, chosen as before', async () => {
    await focus(row(2))
    await press('Shift+ArrowDown', 'Delete')
    // The notification does not close while the pointer is over it.
    await page.getByText('2 items deleted.').hover()
    await expectOrder('A D E F')
    await expect.element(row(2)).toHaveFocus()
    await press('ControlOrMeta+z')
    await expectOrder('A B C D E F')
    await expectChosen(2, 3)
    await expect.element(page.getByText('2 items deleted.')).not.toBeInTheDocument()
  })

  test('are retyped with the bar, options kept', async () => {
    await focus(row(2))
    await press('Shift+ArrowDown')
    await expectChosen(2, 3)
    const change = bar().getByRole('button', { name: 'Change type' })
    await tabTo(change, 'Tab', 8)
    await press('Enter')
    const openEnded = page.getByRole('menuitem', { name: 'Open-ended' })
    await openEnded.findElement()
    for (let pressed = 0; pressed < 3 && !hasFocus(openEnded); pressed += 1) await press('ArrowDown')
    await expect.element(openEnded).toHaveFocus()
    await press('Enter')
    for (const item of [2, 3]) await expect.element(typeOf(item)).toHaveValue('open_ended')
    await press('ControlOrMeta+z')
    for (const item of [2, 3]) await expect.element(typeOf(item)).toHaveValue('single_choice')
    await expect.element(box('Option 2 of item 3')).toHaveValue('C no')
  })

  test('are moved by the keys from the text of a chosen one', async () => {
    await focus(row(2))
    await press('Shift+ArrowDown', 'ArrowUp', 'Enter')
    await expect.element(stemOf(2)).toHaveFocus()
    await press('Alt+ArrowDown')
    await expectOrder('A D B C E F')
    await expect.element(stemOf(3)).toHaveFocus()
  })
})

test('the box of a row chooses it with the pointer, and leaves the others chosen', async () => {
  await openItems(3)
  await row(1).getBySelector('[data-toggle]').click()
  await row(3).getBySelector('[data-toggle]').click()
  await expectChosen(1, 3)
  await page.getByRole('button', { name: 'Move the selected items up' }).click()
  await expectOrder('A C B')
  await row(1).getBySelector('[data-toggle]').click()
  await expectChosen(2)
  await expect.element(page.getByText('1 item selected')).toBeVisible()
})

test('an item deleted by its button leaves the cursor in the next, and the undo offered is the undo', async () => {
  await openItems(3)
  await page.getByRole('button', { name: 'Delete item 2' }).click()
  // The notification does not close while the pointer is over it.
  await offer().hover()
  await expectOrder('A C')
  await expect.element(stemOf(2)).toHaveFocus()
  await offer().click()
  await expectOrder('A B C')
  await expect.element(stemOf(2)).toHaveFocus()
  // Redo works, because undo added no step of its own.
  await press('ControlOrMeta+Shift+z')
  await expectOrder('A C')
  await press('ControlOrMeta+z')
  await expectOrder('A B C')
})

test('an undo that is offered goes once the same was undone by the keys, and not by what is typed', async () => {
  await openItems(3)
  await page.getByRole('button', { name: 'Delete item 2' }).click()
  await offer().hover()
  await press('ControlOrMeta+z')
  await expectOrder('A B C')
  await expect.element(offer()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Delete item 1' }).click()
  await offer().hover()
  await commands.type('!')
  await expectOrder('B! C')
  await expect.element(offer()).toBeVisible()
})
