import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { aSurvey } from '../../support/drafts.ts'
import { box, focus, hasFocus, item, optionOf, press, stemOf, tabTo } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('a questionnaire is written with the keyboard alone', async () => {
  await openDesk(aSurvey('Urban mobility', []))
  await focus(box('Title'))

  // Numbered text is cut in a field that allows line breaks, and pasted as items.
  await tabTo(box('Context'))
  await box('Context').fill('1. How do you travel?\na) On foot\nb) By bike\n2. What would help?')
  await press('ControlOrMeta+a', 'ControlOrMeta+x')
  await tabTo(page.getByRole('button', { name: 'Add a single-choice item' }))
  await press('Enter')
  await expect.element(stemOf(1)).toHaveFocus()
  await press('ControlOrMeta+v')
  await expect.element(stemOf(1)).toHaveValue('How do you travel?')
  await expect.element(optionOf(2, 1)).toHaveValue('By bike')
  await expect.element(stemOf(2)).toHaveValue('What would help?')
  await expect.element(stemOf(2)).toHaveFocus()

  // Moves an item up and down again.
  await press('Alt+ArrowUp')
  await expect.element(stemOf(1)).toHaveValue('What would help?')
  await expect.element(stemOf(1)).toHaveFocus()
  await press('ControlOrMeta+z')
  await expect.element(stemOf(2)).toHaveValue('What would help?')

  // Adds, removes and moves options.
  await tabTo(optionOf(2, 1), 'Shift+Tab')
  await press('Enter')
  await expect.element(optionOf(3, 1)).toHaveFocus()
  await commands.type('By car')
  await press('Enter')
  await expect.element(optionOf(4, 1)).toHaveFocus()
  await press('Backspace')
  await expect.element(optionOf(4, 1)).not.toBeInTheDocument()
  await expect.element(optionOf(3, 1)).toHaveFocus()
  await press('Alt+ArrowUp')
  await expect.element(optionOf(2, 1)).toHaveValue('By car')
  await expect.element(optionOf(2, 1)).toHaveFocus()

  // Duplicates an item and adds another below it.
  await press('ControlOrMeta+d')
  await expect.element(stemOf(2)).toHaveFocus()
  await expect.element(stemOf(2)).toHaveValue('How do you travel?')
  await press('ControlOrMeta+Enter')
  await expect.element(stemOf(3)).toHaveFocus()
  await commands.type('How satisfied are you with the buses?')

  // Chooses ready-made options.
  const choose = item(3).getByRole('button', { name: 'Ready-made options' })
  await tabTo(choose)
  await press('Enter')
  await expect.element(page.getByRole('menu')).toBeVisible()
  const wanted = page.getByRole('menuitem', { name: 'Satisfaction (5)' }).first()
  for (let pressed = 0; pressed < 6; pressed += 1) {
    await press('ArrowDown')
    if (hasFocus(wanted)) break
  }
  await expect.element(wanted).toHaveFocus()
  await press('Enter')
  await expect.element(optionOf(1, 3)).toHaveValue('Very dissatisfied')
  await expect.element(optionOf(5, 3)).toHaveValue('Very satisfied')
  await expect.element(optionOf(6, 3)).not.toBeInTheDocument()
  await expect.element(optionOf(1, 3)).toHaveFocus()

  // Deletes an item and undoes it.
  await tabTo(page.getByRole('button', { name: 'Delete item 2' }), 'Shift+Tab')
  await press('Enter')
  await expect.element(stemOf(2)).toHaveValue('How satisfied are you with the buses?')
  await press('ControlOrMeta+z')
  await expect.element(stemOf(3)).toHaveValue('How satisfied are you with the buses?')
  await expect.element(stemOf(4)).toHaveValue('What would help?')
})

test('Enter goes on from the title, and from an empty last option to the next item', async () => {
  await openDesk(aSurvey('', []))
  await focus(box('Title'))
  await commands.type('Student life')
  await press('Enter')
  await expect.element(box('Context')).toHaveFocus()

  await page.getByRole('button', { name: 'Add a single-choice item' }).click()
  await commands.type('Where do you eat?')
  for (const option of ['At home', 'At work', 'Elsewhere']) {
    await press('Enter')
    await commands.type(option)
  }
  await press('Enter')
  await expect.element(optionOf(4, 1)).toHaveFocus()

  // A second Enter ends the list, as in a word processor, and begins a new item.
  await press('Enter')
  await expect.element(stemOf(2)).toHaveFocus()
  await expect.element(optionOf(3, 1)).toHaveValue('Elsewhere')
  await expect.element(optionOf(4, 1)).not.toBeInTheDocument()

  // Where an item follows, it leads to that one.
  await optionOf(3, 1).click()
  await press('Enter')
  await press('Enter')
  await expect.element(stemOf(2)).toHaveFocus()
  await expect.element(stemOf(3)).not.toBeInTheDocument()

  // An item needs two options: the second one stays, even if it is empty.
  await commands.type('How much do you spend?')
  await press('Enter')
  await commands.type('Less than 5 euros')
  await press('Enter')
  await expect.element(optionOf(2, 2)).toHaveFocus()
  await press('Enter')
  await expect.element(optionOf(2, 2)).toHaveFocus()
  await expect.element(optionOf(3, 2)).not.toBeInTheDocument()
})
