import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { show } from '../support/show.tsx'
import { type RawLine, ReadDesk } from './desk-reader.tsx'

const list = () => page.getByRole('listbox', { name: 'Lines of the source' })
const line = (text: string) => page.getByRole('option', { name: text })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heard = () => page.getByRole('status').first()

async function showDesk(...raw: RawLine[]) {
  await show({ path: '/surveys', address: '/surveys', content: () => <ReadDesk raw={raw} /> })
  window.focus()
  await expect.element(list()).toHaveFocus()
}

/** Three questions, each with a sole option that is right, and one that asks. */
const SOLE: RawLine[] = ['One', 'Two', 'Three'].flatMap((name): RawLine[] => [
  [`${name} is how far?`, 'stem'],
  [`- Answer ${name}`, 'option', '-'],
])

test('one key keeps a line as it is, and another all that are odd for the same reason', async () => {
  await showDesk(...SOLE, ['Four is how near?', 'stem'], ['- Near?', 'option', '-'], ['- Far', 'option', '-'])
  await expect.element(page.getByText('4 lines to check')).toBeVisible()
  await commands.press('k')
  await expect.element(page.getByText('2 other lines are marked for the same reason.')).toBeVisible()
  // The next one to check is the current line at once.
  await expect.element(line('- Answer Two')).toHaveAttribute('aria-selected', 'true')
  await commands.press('l')
  await expect.element(page.getByText('1 line to check')).toBeVisible()
  await expect.element(line('- Answer Three')).toHaveAccessibleName(/^Response option, item 3, set by you/)
  await expect.element(heard()).toMatchTextContent(/4 items\./)
  await commands.press('ControlOrMeta+z')
  await expect.element(page.getByText('3 lines to check')).toBeVisible()
})

test('a line that is odd for a reason of its own offers nothing when it is kept', async () => {
  await showDesk(...SOLE.slice(0, 2), ['Why?', 'stem'], ['- Near?', 'option', '-'], ['- Far', 'option', '-'])
  await button(/^Keep as it is/).click()
  await expect.element(page.getByText('1 line to check')).toBeVisible()
  await expect.element(button(/^Keep (?:it|them) too/)).not.toBeInTheDocument()
})

test('a remark behind a question is divided off in two presses, and is no response option', async () => {
  await showDesk(['What do you call it? - Ask for the name', 'stem'], ['Why? - Ask for reasons', 'stem'])
  await expect.element(page.getByText('2 lines to check')).toBeVisible()
  await commands.press('d')
  await commands.press('Enter')
  await expect
    .element(line('- Ask for the name'))
    .toHaveAccessibleName('Instruction, set by you. - Ask for the name')
  await commands.press('l')
  await expect.element(line('- Ask for reasons')).toHaveAccessibleName(/^Instruction/)
  await expect.element(page.getByText('No lines to check')).toBeVisible()
})
