import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { show } from '../support/show.tsx'
import { type RawLine, ReadDesk, type ReadDeskProps } from './desk-reader.tsx'

async function showDesk(...raw: RawLine[]) {
  await showWith({}, ...raw)
}

async function showWith(desk: Pick<ReadDeskProps, 'onImport' | 'onBack'>, ...raw: RawLine[]) {
  await show({ path: '/surveys', address: '/surveys', content: () => <ReadDesk raw={raw} {...desk} /> })
  window.focus()
  await expect.element(list()).toHaveFocus()
}

const list = () => page.getByRole('listbox', { name: 'Lines of the source' })
const line = (text: string) => page.getByRole('option', { name: text })
const made = () => page.getByRole('region', { name: 'Survey to be created' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
/** What screen readers heard last. */
const heard = () => page.getByRole('status').first()

test('by keys: a line is written anew with an option below it, undone, redone and as in the source again', async () => {
  await showDesk(['1. Do you ride?', 'stem'], ['- Yes', 'option'], ['2. Why?', 'stem'])
  await commands.press('End')
  await commands.press('F2')
  await expect.element(field('Text of line 3')).toHaveFocus()
  // What is in it is what the question is, without what was taken off it.
  await expect.element(field('Text of line 3')).toHaveValue('Why?')
  await commands.press('ControlOrMeta+a')
  await commands.type('Rate it (1 / 5)')
  await commands.press('Shift+Enter')
  await commands.type('1')
  await commands.press('Enter')
  await expect.element(list()).toHaveFocus()
  await expect.element(line('1').last()).toHaveAttribute('aria-selected', 'true')
  await expect.element(line('Rate it')).toHaveAccessibleName('Question, item 2, set by you. Rate it (1 / 5)')
  await expect.element(made()).toMatchTextContent(/Rate it \(1 \/ 5\)/)
  await commands.press('ControlOrMeta+z')
  await expect.element(line('2. Why?')).toHaveAttribute('aria-selected', 'true')
  await commands.press('ControlOrMeta+Shift+z')
  await expect.element(line('Rate it')).toBeVisible()
  await line('Rate it').click()
  await button(/^Edit…/).click()
  await expect.element(page.getByText('In the source: 2. Why?')).toBeVisible()
  await button('Restore the source text').click()
  await expect.element(line('2. Why?')).toBeVisible()
  await expect.element(heard()).toMatchTextContent(/2 items\./)
})

test('by pointer: a line is added below the selected one, and Escape leaves everything as it was', async () => {
  await showDesk(['1. Do you ride?', 'stem'], ['- Yes', 'option'], ['2. Why?', 'stem'])
  await line('- Yes').click()
  await button('Add a line below').click()
  await expect.element(field('New line below line 2')).toHaveFocus()
  await expect.element(button(/^Use this text/)).toBeDisabled()
  await commands.press('Escape')
  await expect.element(list()).toHaveFocus()
  await commands.press('ControlOrMeta+Enter')
  await commands.type('Every day')
  await button(/^Use this text/).click()
  await expect
    .element(line('Every day'))
    .toHaveAccessibleName('Response option, item 1, set by you. Every day')
  await expect.element(line('Every day')).toHaveAttribute('aria-posinset', '3')
  await expect.element(line('Every day')).toHaveAttribute('aria-selected', 'true')
  await expect.element(made().getByText('Every day')).toBeVisible()
  await commands.press('ControlOrMeta+z')
  await expect.element(line('Every day')).not.toBeInTheDocument()
  // The line to which it was added.
  await expect.element(line('- Yes')).toHaveAttribute('aria-selected', 'true')
})

test('several lines have no text to be edited together, and are told what they are as before', async () => {
  await showDesk(['1. Do you ride?', 'stem'], ['- Yes', 'option'], ['- No', 'option'])
  await commands.press('Shift+ArrowDown')
  await expect.element(button(/^Edit…/)).toBeDisabled()
  await commands.press('F2')
  await expect.element(list()).toHaveFocus()
})

test('who goes on to another line, or back to the summary, loses nothing that was written', async () => {
  const onBack = vi.fn()
  await showWith({ onBack }, ['1. Do you ride?', 'stem'], ['- Yes', 'option'], ['2. Why?', 'stem'])
  await commands.press('Home')
  await commands.press('F2')
  await commands.type(' How')
  await commands.press('Shift+Enter')
  await commands.type('Well')
  await line('2. Why?').click()
  await expect.element(line('Do you ride? How')).toBeVisible()
  // The line that was clicked on is selected, although another one is above it now.
  await expect.element(line('2. Why?')).toHaveAttribute('aria-selected', 'true')
  await expect.element(line('2. Why?')).toHaveAttribute('aria-posinset', '4')
  // Who comes back to the line is not asked again.
  await commands.press('Home')
  await expect.element(list()).toHaveFocus()
  await commands.press('ControlOrMeta+Enter')
  await commands.type('Maybe')
  await button('Back to the summary').click()
  expect(onBack).toHaveBeenCalledOnce()
  await expect.element(line('Maybe')).toBeVisible()
})

test('what is in the field is imported', async () => {
  const onImport = vi.fn<(result: ImportResult) => void>()
  await showWith({ onImport }, ['1. Do you ride?', 'stem'], ['2. Why?', 'stem'])
  await commands.press('End')
  await commands.press('F2')
  await commands.press('ControlOrMeta+a')
  await commands.type('Where?')
  await button('Import').click()
  await expect.poll(() => onImport.mock.lastCall?.[0].draft.questions[1]?.stem).toBe('Where?')
  expect(onImport).toHaveBeenCalledOnce()
})

test('undo and redo show the line with which an added one was joined', async () => {
  await showDesk(['1. Do you ride?', 'stem'], ['- Yes', 'option'], ['2. Why?', 'stem'])
  await commands.press('End')
  await commands.press('ControlOrMeta+Enter')
  await commands.type('now')
  await commands.press('Enter')
  await commands.press('j')
  await expect.element(line('Why? now')).toHaveAttribute('aria-selected', 'true')
  await commands.press('ControlOrMeta+z')
  await expect.element(line('now')).toHaveAttribute('aria-selected', 'true')
  await commands.press('ControlOrMeta+Shift+z')
  await expect.element(line('Why? now')).toHaveAttribute('aria-selected', 'true')
})

test('a very long line leaves room for the list while it is edited again', async () => {
  await showDesk(['1. Why?', 'stem'], [`2. ${'How far is it, and why? '.repeat(300)}`, 'stem'])
  await commands.press('End')
  await commands.press('F2')
  await commands.press('ControlOrMeta+a')
  await commands.type('How?')
  await commands.press('Enter')
  await commands.press('F2')
  const source = page.getByText(/^In the source: 2\. How far/)
  await expect.poll(() => source.element().getBoundingClientRect().height).toBeLessThan(200)
})
