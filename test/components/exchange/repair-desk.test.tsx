import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { show } from '../support/show.tsx'
import { type RawLine, ReadDesk } from './desk-reader.tsx'

/** Two items of which the second became an option of the first, and its options too. */
const TWO_IN_ONE: RawLine[] = [
  ['Mobility', 'title'],
  ['1. How do you get to work?', 'stem'],
  ['- On foot', 'option', '-'],
  ['- By bike', 'option', '-'],
  ['2. Why do you travel so?', 'option', 'n?'],
  ['- Price', 'option', '-'],
  ['- Time', 'option', '-'],
]

async function showDesk(raw: readonly RawLine[], more: Omit<ComponentProps<typeof ReadDesk>, 'raw'> = {}) {
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => <ReadDesk raw={raw} {...more} />,
  })
  window.focus()
  await expect.element(list()).toHaveFocus()
}

const list = () => page.getByRole('listbox', { name: 'Lines of the source' })
const line = (text: string) => page.getByRole('option', { name: text })
const made = () => page.getByRole('region', { name: 'Survey to be created' })
const button = (name: string, exact = false) => page.getByRole('button', { name, exact })
/** What screen readers heard last. */
const heard = () => page.getByRole('status').first()

test('the first line to check is the current one, and one letter repairs it', async () => {
  await showDesk(TWO_IN_ONE)
  const asked = line('2. Why do you travel so?')
  await expect.element(asked).toHaveAttribute('aria-selected', 'true')
  await expect.element(asked).toHaveAccessibleName(/^Response option, item 1\. .*Is it a question\?$/)
  await expect.element(page.getByText('1 line to check')).toBeVisible()
  await expect.element(made()).not.toMatchTextContent(/changed/)
  await commands.press('q')
  await expect.element(asked).toHaveAccessibleName('Question, item 2, set by you. 2. Why do you travel so?')
  await expect.element(page.getByText('No lines to check')).toBeVisible()
  await expect
    .element(made().getByRole('listitem').filter({ hasText: 'Why do you travel so?' }))
    .toBeVisible()
  await expect.element(made()).toMatchTextContent(/changed/)
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await expect.element(list()).toHaveFocus()
})

test('what was told is undone and redone, each leading to its line, and all of it can be forgotten', async () => {
  await showDesk(TWO_IN_ONE)
  await commands.press('q')
  await commands.press('End')
  await commands.press('x')
  await expect.element(line('- Time')).toHaveAccessibleName(/^Left out, set by you/)
  await commands.press('Home')
  await commands.press('ControlOrMeta+z')
  await expect.element(line('- Time')).toHaveAccessibleName(/^Response option/)
  await expect.element(line('- Time')).toHaveAttribute('aria-selected', 'true')
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await commands.press('ControlOrMeta+Shift+z')
  await expect.element(line('- Time')).toHaveAccessibleName(/^Left out/)
  await button('Start over').click()
  await expect.element(line('2. Why do you travel so?')).toHaveAccessibleName(/^Response option, item 1/)
  await expect.element(button('Start over')).toBeDisabled()
  // The button is disabled now, so that the focus went on to the lines.
  await expect.element(list()).toHaveFocus()
  await button('Undo').click()
  await expect.element(line('- Time')).toHaveAccessibleName(/^Left out/)
})

test('lines written alike are marked, and told too when the person wants', async () => {
  await showDesk([
    ['1. One?', 'stem'],
    ['a) Yes', 'stem_more', 'a)'],
    ['b) No', 'stem_more', 'a)'],
    ['2. Two?', 'stem'],
    ['a) Never', 'stem_more', 'a)'],
    ['b) Often', 'stem_more', 'a)'],
  ])
  await commands.press('ArrowDown')
  await commands.press('r')
  await expect.element(page.getByText('3 other lines are written the same way.')).toBeVisible()
  await expect.element(button('Also mark as “Response option”')).toBeVisible()
  await commands.press('l')
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await expect.element(line('b) Often')).toHaveAccessibleName('Response option, item 2, set by you. b) Often')
  await expect.element(page.getByText('written the same way')).not.toBeInTheDocument()
  await commands.press('ControlOrMeta+z')
  await expect.element(line('b) Often')).toHaveAccessibleName(/^More of the question/)
  await expect.element(line('a) Yes')).toHaveAccessibleName(/^Response option/)
})

test('a line told right after an undo, before the source is read again, is compared with lines as they were', async () => {
  // Only the first reading comes to an end.
  const reads = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockReturnValue(new Promise(() => undefined))
  await showDesk(
    [
      ['1. One?', 'stem'],
      ['a) Yes', 'stem_more', 'a)'],
      ['b) No', 'stem_more', 'a)'],
    ],
    { reads },
  )
  await commands.press('ArrowDown')
  await commands.press('x')
  await expect.element(made().getByText('One? b) No')).toBeVisible()
  await commands.press('ControlOrMeta+z')
  await expect.element(line('a) Yes')).toHaveAccessibleName('More of the question, item 1. a) Yes')
  await commands.press('r')
  await expect.element(page.getByText('1 other line is written the same way.')).toBeVisible()
})

test('keys pressed faster than the source is read lose nothing after an undo', async () => {
  // What was told first is never read: the next was told before. What was told next is read, and then undone.
  const reads = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValueOnce(undefined)
    .mockReturnValue(new Promise(() => undefined))
  await showDesk(
    [
      ['1. One?', 'stem'],
      ['- Two?', 'option', '-'],
      ['3. Town', 'stem'],
      ['a) Yes', 'stem_more', 'a)'],
      ['b) No', 'stem_more', 'a)'],
    ],
    { reads },
  )
  await line('- Two?').click()
  await commands.press('q')
  await line('a) Yes').click()
  await commands.press('x')
  await expect.element(heard()).toMatchTextContent(/Line 4/)
  await expect.element(made().getByText('Town b) No')).toBeVisible()
  await commands.press('ControlOrMeta+z')
  await commands.press('r')
  await commands.press('l')
  await expect.element(line('b) No')).toHaveAccessibleName(/^Response option, .*set by you/)
})

test('by pointer: a range of lines is selected and a button says what they are', async () => {
  await showDesk(TWO_IN_ONE)
  await line('- On foot').click()
  await line('- By bike').click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('What are these 2 lines?')).toBeVisible()
  await expect.element(button('Response option')).toHaveAttribute('aria-pressed', 'true')
  await button('Left out').click()
  await expect.element(heard()).toMatchTextContent(/1 item\./)
  await expect.element(line('- On foot')).toHaveAccessibleName(/^Left out, set by you/)
  await expect.element(line('- By bike')).toHaveAccessibleName(/^Left out, set by you/)
  await expect.element(list()).toHaveFocus()
})

test('by pointer: one line after the other is repaired, and the survey imported', async () => {
  const onImport = vi.fn()
  await showDesk([...TWO_IN_ONE, ['3. Three?', 'stem'], ['- Only one', 'option', '-']], { onImport })
  await button('Question', true).click()
  await expect.element(heard()).toMatchTextContent(/3 items\./)
  await button('Next').click()
  await expect.element(line('- Only one')).toHaveAttribute('aria-selected', 'true')
  await button('Left out').click()
  await expect.element(line('- Only one')).toHaveAccessibleName(/^Left out, set by you/)
  await button('Undo').click()
  await expect.element(line('- Only one')).toHaveAccessibleName(/^Response option, item 3/)
  await line('3. Three?').click({ modifiers: ['Shift'] })
  await button('Response option').click()
  await expect.element(line('3. Three?')).toHaveAccessibleName(/^Response option, item 2, set by you/)
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await button('Import').click()
  await expect.poll(() => onImport).toHaveBeenCalledOnce()
  const [, second] = onImport.mock.calls[0]?.[0].draft.questions ?? []
  expect(second.options.map(({ text }: { text: string }) => text)).toEqual([
    'Price',
    'Time',
    'Three?',
    'Only one',
  ])
})

test('a click on a line that the edge cuts does not move the lines away from under the pointer', async () => {
  await showDesk(
    Array.from({ length: 100 }, (_, item): RawLine[] => [
      [`${item + 1}. Question ${item + 1}?`, 'stem'],
      ['- Yes', 'option', '-'],
    ]).flat(),
  )
  const lines = list().element()
  lines.scrollTop = 1_490
  // The lines that come into view are measured, which moves them a little.
  let before = -1
  await expect
    .poll(() => {
      const was = before
      before = lines.scrollTop
      return before === was && lines.querySelector('#repair-line-52') !== null
    })
    .toBe(true)
  const { left, top } = lines.getBoundingClientRect()
  await commands.mouse([left + 200, top + 8], 'down', 'up')
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible()
  await expect.poll(() => lines.querySelector('#repair-line-0')).toBeNull()
  expect(Math.abs(lines.scrollTop - before)).toBeLessThan(35)
})

test('a line that is odd but right is kept, and leaves the list of those to check', async () => {
  await showDesk([...TWO_IN_ONE, ['3. Three?', 'stem'], ['- Only one', 'option', '-']])
  await expect.element(page.getByText('2 lines to check')).toBeVisible()
  await commands.press('k')
  await expect.element(page.getByText('1 line to check')).toBeVisible()
  await expect.element(line('- Only one')).toHaveAttribute('aria-selected', 'true')
  await button('Keep as it is').click()
  await expect.element(page.getByText('No lines to check')).toBeVisible()
  await expect.element(list()).toHaveFocus()
})

test('nothing is imported while no line is a question, and Escape goes back', async () => {
  const onBack = vi.fn()
  await showDesk(
    [
      ['Mobility', 'title'],
      ['1. One?', 'stem'],
    ],
    { onBack },
  )
  await commands.press('End')
  await commands.press('x')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No line is a question at the moment\./)
  await expect.element(button('Import')).toBeDisabled()
  // The line is what was said of it, although the items beside it are still those of the last reading.
  await expect.element(line('1. One?')).toMatchTextContent(/^Left out, set by you\./)
  await expect.element(page.getByRole('region', { name: 'Survey before this change' })).toBeVisible()
  await commands.press('q')
  await expect.element(button('Import')).toBeEnabled()
  await commands.press('Escape')
  expect(onBack).toHaveBeenCalledOnce()
})

test('ten thousand lines: only those in view are drawn, and keys reach the last one', async () => {
  const raw = Array.from({ length: 2_000 }, (_, item): RawLine[] => [
    [`${item + 1}. Question ${item + 1}?`, 'stem'],
    ...['a', 'b', 'c', 'd'].map((name): RawLine => [`- Answer ${name} of ${item + 1}`, 'option', '-']),
  ]).flat()
  await showDesk(raw)
  expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(80)
  const before = await commands.threadTime()
  await commands.press('End')
  await expect.element(line('- Answer d of 2000')).toBeVisible()
  await expect.element(made().getByText('Question 2000?')).toBeVisible()
  await commands.press('q')
  await expect.element(heard()).toMatchTextContent(/2001 items\./)
  await expect.element(made().getByText('Answer d of 2000')).toBeVisible()
  expect((await commands.threadTime()) - before).toBeLessThan(5_000)
})

test('who imports at once after a letter imports what the letter said', async () => {
  const onImport = vi.fn()
  const read = Promise.withResolvers<void>()
  await showDesk(TWO_IN_ONE, { onImport, reads: () => read.promise })
  await commands.press('q')
  await button('Import').click()
  expect(onImport).not.toHaveBeenCalled()
  read.resolve()
  await expect.element(heard()).toMatchTextContent(/2 items\./)
  await expect.poll(() => onImport).toHaveBeenCalledOnce()
  expect(onImport.mock.calls[0]?.[0].draft.questions).toHaveLength(2)
})
