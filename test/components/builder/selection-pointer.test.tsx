import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectChosen, expectOrder, item, openItems, row, stemOf } from '../support/items.ts'

const bar = () => page.getByRole('toolbar', { name: 'Selected items' })
const inBar = (name: string) => bar().getByRole('button', { name })

test('several items are chosen with the pointer, in the outline and on the sheet', async () => {
  await openItems(5)
  await row(4).click()
  await expect.element(stemOf(4)).toHaveFocus()
  await expectChosen()
  await row(2).click({ modifiers: ['Shift'] })
  await expectChosen(2, 3, 4)
  await row(3).click({ modifiers: ['ControlOrMeta'] })
  await expectChosen(2, 4)

  const grip = (number: number) => item(number).getBySelector('[data-grip=item]')
  await grip(4).click({ modifiers: ['ControlOrMeta'] })
  await expectChosen(2)
  await grip(1).click({ modifiers: ['Shift'] })
  await expectChosen(1, 2, 3, 4)
  await grip(4).click()
  await expect.element(stemOf(4)).toHaveFocus()
  await expectChosen()
})

test('several items are moved, duplicated, deleted, brought back and retyped with the pointer', async () => {
  await openItems(5)
  await row(1).click({ modifiers: ['ControlOrMeta'] })
  await row(3).click({ modifiers: ['ControlOrMeta'] })
  await inBar('Move the selected items down').click()
  await expectOrder('B D A C E')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectOrder('A B C D E')
  await inBar('Duplicate the selected items').click()
  await expectOrder('A B C A C D E')
  await inBar('Delete the selected items').click()
  const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' })
  // The notification does not close while the pointer is over it.
  await offer.hover()
  await expectOrder('A B C D E')
  await offer.click()
  await expectOrder('A B C A C D E')
  await expectChosen(4, 5)
  await inBar('Change type').click()
  await page.getByRole('menuitem', { name: 'Open-ended' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Type of item 5' })).toHaveValue('open_ended')
  await inBar('Clear the selection').click()
  await expectChosen()
})
