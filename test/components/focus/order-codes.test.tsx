import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LONGEST_NOTE } from '../../../shared/models/transcript-notes.ts'
import { codesInOrder } from '../../../shared/transcripts/change-codes.ts'
import { press } from '../support/items.ts'
import { button, CODED, dialog, openCompanion } from '../support/open-companion.tsx'

async function openCodes() {
  const opened = await openCompanion('Codes', CODED)
  await button('Edit codes…').click()
  const paths = () => codesInOrder(opened.notes().codes).map(({ path }) => path.join(' / '))
  return { ...opened, paths }
}

const field = (name: string) => page.getByRole('textbox', { name })

test('it is said what is counted, where a code under another one makes a difference', async () => {
  await openCodes()
  await expect
    .element(page.getByText('Passages of each code, with those of the codes under it.'))
    .toBeVisible()
  const own = dialog().getByText(/those with the code itself, without those of the codes under it\.$/)
  await expect.element(own).toBeVisible()
  await button('Move the code “fares”').click()
  await page.getByRole('menuitem', { name: 'Take out of “price”' }).click()
  await expect.element(own).not.toBeInTheDocument()
})

test('a code moves up and down with the keys, and what had the focus keeps it', async () => {
  const { paths } = await openCodes()
  await field('Name of the code “speed”').click()
  await press('Alt+ArrowUp')
  expect(paths()).toEqual(['speed', 'price', 'price / fares'])
  await expect.element(field('Name of the code “speed”')).toHaveFocus()
  await press('Alt+ArrowDown')
  expect(paths()).toEqual(['price', 'price / fares', 'speed'])
  await expect.element(field('Name of the code “speed”')).toHaveFocus()
})

test('it goes under the one before and out again, by its menu and by the keys', async () => {
  const { paths } = await openCodes()
  await button('Move the code “speed”').click()
  await page.getByRole('menuitem', { name: 'Put under “price”' }).click()
  expect(paths()).toEqual(['price', 'price / fares', 'price / speed'])
  button('Move the code “speed”').element().focus()
  await press('Alt+ArrowLeft')
  expect(paths()).toEqual(['price', 'price / fares', 'speed'])
  await press('Alt+ArrowRight')
  expect(paths()).toEqual(['price', 'price / fares', 'price / speed'])
  await expect.element(button('Move the code “speed”')).toHaveFocus()
})

test('codes are sorted by name at once, and the undo keys work in the dialog', async () => {
  const { paths, notes } = await openCodes()
  await field('Name of the code “price”').fill('zones')
  const before = notes()
  await button('Sort by name').click()
  expect(paths()).toEqual(['speed', 'zones', 'zones / fares'])
  await expect.element(button('Sort by name')).toHaveAttribute('aria-disabled', 'true')
  await press('Control+z')
  expect(notes()).toEqual(before)
  await press('Control+Shift+z')
  expect(paths()).toEqual(['speed', 'zones', 'zones / fares'])
  await press('Control+z')
  await press('Control+z')
  expect(notes()).toEqual(expect.objectContaining({ codes: CODED.codes }))
})

test('a field that is no part of the codebook undoes its own letters, and the draft once it is empty', async () => {
  const { paths } = await openCodes()
  const name = dialog().getByRole('textbox', { name: 'New code' })
  await name.click()
  await userEvent.keyboard('comfort{Enter}')
  expect(paths()).toContain('comfort')
  await userEvent.keyboard('seats')
  await press('Control+z')
  expect(paths()).toContain('comfort')
  await name.fill('')
  await press('Control+z')
  expect(paths()).not.toContain('comfort')
})

test('a name that is not kept goes with the undo key, before any step', async () => {
  const { notes } = await openCodes()
  const before = notes()
  await field('Name of the code “speed”').fill('price')
  await press('Control+z')
  await expect.element(field('Name of the code “speed”')).toHaveValue('speed')
  expect(notes()).toBe(before)
})

test('a definition that is too long is refused where it is written, and what was there stays', async () => {
  const { notes } = await openCodes()
  await field('Definition of the code “fares”').fill('x'.repeat(LONGEST_NOTE + 1))
  await expect.element(dialog().getByText(/would have 20,001 characters; at most 20,000/)).toBeVisible()
  expect(notes().codes[1]?.definition).toBe('What a ticket costs')
  await expect.element(field('Definition of the code “fares”')).toHaveValue('What a ticket costs')
  await field('Definition of the code “fares”').fill('x'.repeat(LONGEST_NOTE))
  expect(notes().codes[1]?.definition).toHaveLength(LONGEST_NOTE)
})

test('a code is dragged by its handle: beside another one, and into the first place under one', async () => {
  const { paths } = await openCodes()
  const handle = (name: string) => button(`Move the code “${name}”`)
  await userEvent.dragAndDrop(handle('speed'), handle('price'), { targetPosition: { x: 12, y: 4 } })
  await expect.poll(paths).toEqual(['speed', 'price', 'price / fares'])
  const row = (name: string) => page.getByRole('listitem', { name, exact: true })
  await userEvent.dragAndDrop(handle('speed'), row('price'), { targetPosition: { x: 40, y: 80 } })
  await expect.poll(paths).toEqual(['price', 'price / speed', 'price / fares'])
})
