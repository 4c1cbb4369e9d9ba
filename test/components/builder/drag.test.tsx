import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { box, drag, dropLine, expectOrder, item, openItems, press, row, stemOf } from '../support/items.ts'

const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('the Escape key gives a drag up, and where it came from nothing moves', async () => {
  await openItems(3)
  await commands.carry(row(1).selector, row(3).selector, 'lower')
  await expect.poll(dropLine).not.toBeNull()
  await press('Escape')
  await expect.poll(dropLine).toBeNull()
  await commands.mouse('up')
  await expectOrder('A B C')
  await commands.carry(row(1).selector, row(2).selector, 'upper')
  await expect.poll(dropLine).toBeNull()
  await commands.mouse('up')
  await expectOrder('A B C')
  await drag(row(3), row(1), 'upper')
  await expectOrder('C A B')
})

test('items are dragged on the sheet', async () => {
  await openItems(4)
  await stemOf(1).click()
  await drag(item(2).getBySelector('[data-grip=item]'), item(1), 'upper')
  await expectOrder('B A C D')
  await expect.element(stemOf(1)).toHaveValue('B')
  await undo()
  await expect.element(stemOf(1)).toHaveValue('A')
})

test('options are dragged within their item and to another', async () => {
  await openItems(2)
  const text = (number: number, at: number) => box(`Option ${at} of item ${number}`)
  const optionRow = (number: number, at: number) =>
    item(number)
      .getBySelector('[data-option]')
      .nth(at - 1)
  const handle = (number: number, at: number) => optionRow(number, at).getBySelector('[data-grip=option]')
  await stemOf(1).click()
  await drag(handle(1, 2), optionRow(1, 1), 'upper')
  await expect.element(text(1, 1)).toHaveValue('A no')
  await expect.element(text(1, 2)).toHaveValue('A yes')
  await undo()
  await expect.element(text(1, 1)).toHaveValue('A yes')
  await drag(handle(1, 1), optionRow(2, 1), 'lower')
  await expect.element(text(2, 2)).toHaveValue('A yes')
  await expect.element(text(1, 2)).not.toBeInTheDocument()
  await undo()
  await expect.element(text(1, 1)).toHaveValue('A yes')
  await expect.element(text(2, 3)).not.toBeInTheDocument()
})

test('rows of the outline are dragged, alone and with the other chosen ones', async () => {
  await openItems(5)
  await drag(row(1), row(4), 'lower')
  await expectOrder('B C D A E')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Item 1 moved to position 4' }))
    .toBeInTheDocument()
  await undo()
  await expectOrder('A B C D E')

  await row(1).click({ modifiers: ['ControlOrMeta'] })
  await row(3).click({ modifiers: ['ControlOrMeta'] })
  await drag(row(3), row(5), 'lower')
  await expectOrder('B D E A C')
  await drag(row(2), row(1), 'upper')
  await expectOrder('D B E A C')
  await undo()
  await undo()
  await expectOrder('A B C D E')
})

test('near its edge the outline scrolls while something is dragged', async () => {
  await openItems(60)
  const scroller = page.getByRole('listbox').element().parentElement
  if (!scroller) throw new Error('There is no outline.')
  const { x, y, height } = scroller.getBoundingClientRect()
  // The foot of the window lies over the last lines of the outline.
  const foot = page.getByRole('main').element().getBoundingClientRect().bottom
  await commands.carry(row(1).selector, row(5).selector, 'upper')
  await expect.poll(dropLine).not.toBeNull()
  await commands.mouse([x + 60, foot - 40], [x + 60, foot - 8], [x + 60, foot - 6])
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(600)
  // The upper half of a row in the middle.
  const tops = [...document.querySelectorAll('[data-row]')].map((each) => each.getBoundingClientRect().top)
  const middle = (tops.find((top) => top > y + height / 2) ?? 0) + 8
  await commands.mouse([x + 60, middle], [x + 61, middle])
  await expect.poll(dropLine).not.toBeNull()
  await commands.mouse('up')
  await expect
    .element(page.getByRole('status').filter({ hasText: /^Item 1 moved to position [2-6]\d$/ }))
    .toBeInTheDocument()
  scroller.scrollTo(0, 0)
  await expect.element(row(1)).toMatchTextContent(/^1B/)
})
