import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { show } from '../support/show.tsx'
import { type RawLine, ReadDesk } from './desk-reader.tsx'

async function showDesk(...raw: RawLine[]) {
  await show({ path: '/surveys', address: '/surveys', content: () => <ReadDesk raw={raw} /> })
  window.focus()
  await expect.element(list()).toHaveFocus()
}

const list = () => page.getByRole('listbox', { name: 'Lines of the source' })
const line = (text: string) => page.getByRole('option', { name: text })
const made = () => page.getByRole('region', { name: 'Survey to be created' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const parts = () => page.getByRole('list', { name: 'Parts of the line' })
const text = () => page.getByRole('textbox', { name: 'Text of the line' })
/** What screen readers heard last. */
const heard = () => page.getByRole('status').first()

test('by keys: a line is divided at the cursor, its part is told, and both are undone and redone', async () => {
  await showDesk(['1. Which bike is yours? Show card B', 'stem'], ['2. Why?', 'stem'])
  await commands.press('d')
  await expect.element(text()).toHaveFocus()
  // What is written in it stays out.
  await commands.press('q')
  await expect.element(text()).toHaveValue('1. Which bike is yours? Show card B')
  await commands.press('End')
  for (let word = 0; word < 3; word += 1) await commands.press('ControlOrMeta+ArrowLeft')
  await expect.element(parts()).toMatchTextContent(/Show card B$/)
  await commands.press('Enter')
  await expect.element(list()).toHaveFocus()
  const part = page.getByRole('option', { name: /\. Show card B$/ })
  await expect.element(part).toHaveAttribute('aria-selected', 'true')
  await commands.press('x')
  await expect.element(part).toHaveAccessibleName('Left out, set by you. Show card B')
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await expect.element(made().getByText('Which bike is yours?', { exact: true })).toBeVisible()
  await commands.press('ControlOrMeta+z')
  await commands.press('ControlOrMeta+z')
  await expect.element(line('1. Which bike is yours? Show card B')).toHaveAttribute('aria-selected', 'true')
  await expect.element(part).not.toBeInTheDocument()
  await commands.press('ControlOrMeta+Shift+z')
  await expect.element(part).toBeVisible()
})

test('by pointer: a line is divided at all separators, and lines like it too', async () => {
  await showDesk(
    ['1. Which bike? Race / City / Cargo', 'stem'],
    ['2. Which road? Old / New', 'stem'],
    ['3. Why?', 'stem'],
  )
  await button(/^Divide…/).click()
  await button(/^At each “\/” ?4 parts$/).hover()
  await expect.element(parts()).toMatchTextContent(/1\. Which bike\?Race \/City \/Cargo/)
  await button(/^At each “\/”/).click()
  await expect.element(line('Cargo')).toHaveAccessibleName('Response option, item 1, set by you. Cargo')
  // All that was divided off is selected, so that one letter tells it.
  await expect.element(page.getByText('What are these 3 lines?')).toBeVisible()
  await button(/^Divide it too/).click()
  await expect.element(line('New')).toHaveAccessibleName('Response option, item 2, set by you. New')
  await expect.element(heard()).toMatchTextContent(/3 items\./)
  await expect.element(line('Cargo')).toHaveAttribute('aria-selected', 'true')
  await button('Undo').click()
  await expect.element(line('2. Which road? Old / New')).toBeVisible()
  await expect.element(line('Cargo')).toBeVisible()
})

test('Escape ends the division alone, and nothing is divided before the first word', async () => {
  await showDesk(['1. Which bike is yours? Show card B', 'stem'], ['2. Why?', 'stem'])
  await commands.press('d')
  await expect.element(text()).toHaveFocus()
  await commands.press('Home')
  await expect.element(button(/^Divide here/)).toBeDisabled()
  await expect.element(page.getByText('text on both sides of the cursor')).toBeVisible()
  await commands.press('Enter')
  await commands.press('Escape')
  await expect.element(list()).toHaveFocus()
  await expect.element(line('1. Which bike is yours? Show card B')).toBeVisible()
})

test('the line that is divided stays in sight, although the list becomes smaller', async () => {
  await showDesk(
    ...Array.from(
      { length: 40 },
      (_, at): RawLine => [`${at + 1}. Which bike is yours? Bike ${at + 1}`, 'stem'],
    ),
  )
  await commands.press('End')
  await commands.press('d')
  await expect.element(text()).toHaveFocus()
  const { bottom } = list().element().getBoundingClientRect()
  const row = () => page.getByRole('option', { selected: true }).element().getBoundingClientRect()
  await expect.poll(() => row().bottom).toBeLessThanOrEqual(bottom + 1)
})

test('a double click begins a division where the pointer is', async () => {
  await showDesk(['1. Which\t\tbike is yours?', 'stem'], ['2. Why?', 'stem'])
  const shown = line('1. Which').getByText('1. Which bike is yours?', { exact: true }).last()
  const caret = () => {
    const field = text().query()
    return field instanceof HTMLTextAreaElement ? field.selectionStart : null
  }
  await shown.dblClick({ position: { x: 1, y: 8 } })
  await expect.poll(caret).toBe(0)
  await button('Cancel').click()
  // The word behind the tabs, of which one space is shown.
  const { width } = shown.element().getBoundingClientRect()
  const range = document.createRange()
  const words = [...shown.element().childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text
  range.setStart(words, 0)
  range.setEnd(words, '1. Which '.length)
  const x = range.getBoundingClientRect().width
  expect(x).toBeLessThan(width)
  await shown.dblClick({
    position: { x: x + 1 + Number.parseFloat(getComputedStyle(shown.element()).paddingInlineStart), y: 8 },
  })
  await expect.poll(caret).toBe('1. Which\t\t'.length)
})

test('a line is joined with the one above, and the same is offered for lines like both', async () => {
  await showDesk(
    ['1. How often', 'stem'],
    ['do you ride?', 'stem_more'],
    ['2. How far', 'stem'],
    ['do you ride?', 'stem_more'],
    ['3. Why?', 'stem'],
  )
  await commands.press('j')
  await expect.element(heard()).toMatchTextContent('There is no line above this one.')
  await commands.press('ArrowDown')
  await commands.press('j')
  await expect
    .element(line('1. How often do you ride?'))
    .toHaveAccessibleName('Question, item 1, set by you. 1. How often do you ride?')
  await expect.element(line('1. How often do you ride?')).toHaveAttribute('aria-selected', 'true')
  await commands.press('l')
  await expect.element(line('2. How far do you ride?')).toBeVisible()
  await expect.element(heard()).toMatchTextContent(/3 items\./)
  await commands.press('ControlOrMeta+z')
  await expect.element(line('2. How far do you ride?')).not.toBeInTheDocument()
  await commands.press('Home')
  await commands.press('d')
  await expect.element(text()).toHaveValue('1. How often do you ride?')
})

test('by pointer: several lines are joined into one', async () => {
  await showDesk(['1. How often', 'stem'], ['do you', 'option'], ['ride?', 'option'], ['2. Why?', 'stem'])
  await line('1. How often').click()
  await line('ride?').click({ modifiers: ['Shift'] })
  await expect.element(button(/^Divide…/)).toBeDisabled()
  await button(/^Join these 3 lines/).click()
  await expect
    .element(line('1. How often do you ride?'))
    .toHaveAccessibleName(/^Question, item 1, set by you/)
  await expect.element(made().getByText('How often do you ride?')).toBeVisible()
})

test('by keys: a line is moved, said to be, undone and redone', async () => {
  await showDesk(
    ['1. Do you ride?', 'stem'],
    ['- Yes', 'option'],
    ['2. How often?', 'stem'],
    ['- No', 'option'],
  )
  await commands.press('End')
  await commands.press('Alt+ArrowUp')
  await expect.element(line('- No')).toHaveAccessibleName('Response option, item 1, set by you. - No')
  await expect.element(line('- No')).toHaveAttribute('aria-posinset', '3')
  await expect.element(line('- No')).toHaveAttribute('aria-selected', 'true')
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await commands.press('Home')
  await commands.press('Alt+ArrowUp')
  await expect.element(heard()).toMatchTextContent('There is no line above this one.')
  await commands.press('ControlOrMeta+z')
  await expect.element(line('- No')).toHaveAttribute('aria-posinset', '4')
  await expect.element(line('- No')).toHaveAttribute('aria-selected', 'true')
  await commands.press('ControlOrMeta+Shift+z')
  await expect.element(line('- No')).toHaveAttribute('aria-posinset', '3')
})

test('by pointer: several lines are moved', async () => {
  await showDesk(['- Yes', 'option'], ['- No', 'option'], ['1. Do you ride?', 'stem'], ['2. Why?', 'stem'])
  await line('- Yes').click()
  await expect.element(button('Move the line up')).toBeDisabled()
  await line('- No').click({ modifiers: ['Shift'] })
  await button('Move these 2 lines down').click()
  await expect.element(line('- Yes')).toHaveAccessibleName('Response option, item 1, set by you. - Yes')
  await expect.element(line('- No')).toHaveAttribute('aria-posinset', '3')
  await expect.element(page.getByText('What are these 2 lines?')).toBeVisible()
  await expect.element(list()).toHaveFocus()
})
