import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LARGEST_NOTES } from '../../../shared/transcripts/notes-size.ts'
import { aTurn } from '../../support/transcript-parts.ts'
import { press } from '../support/items.ts'
import { button, CODED, dialog, openCompanion } from '../support/open-companion.tsx'

test('what contains certain words is coded in one step, except where it already is', async () => {
  const { notes, session } = await openCompanion('Codes', CODED)
  await button('Code what contains…').click()
  await dialog().getByRole('textbox', { name: 'Words to look for' }).fill('PRICE')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('3 passages to code')
  await dialog().getByRole('checkbox', { name: 'Also look' }).click()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('4 passages to code')
  await dialog().getByRole('checkbox', { name: 'Also look' }).click()
  const code = dialog().getByRole('combobox', { name: 'Code' })
  await code.fill('price')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('2 passages to code')
  await expect.element(page.getByText('1 passage already carries this code.')).toBeVisible()
  await code.fill('Money')
  await expect.element(page.getByText('This code will be created.')).toBeVisible()
  await press('Escape')
  await dialog().getByText('The words', { exact: true }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Paul, no. 3' })).toBeVisible()
  await button('Code 3 passages').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const money = notes().codes.at(-1)
  expect(money?.name).toBe('Money')
  expect(notes().passages.filter(({ codes }) => codes.includes(money?.id ?? ''))).toMatchObject([
    { turn: 2, words: 'price', start: 4 },
    { turn: 2, words: 'price', start: 39 },
    { turn: 3, words: 'price' },
  ])
  session.undo()
  expect(notes()).toMatchObject(CODED)
})

test('a sentence of which some words carry the code already is not coded again', async () => {
  const { session } = await openCompanion('Codes', CODED)
  const words = session.getState().history.present.passages.find(({ codes }) => codes.length > 0)?.words ?? ''
  await button('Code what contains…').click()
  await dialog().getByRole('textbox', { name: 'Words to look for' }).fill(words)
  await dialog().getByText('The turn', { exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Code' }).fill('price')
  await expect.element(page.getByText(/already carries this code/)).toBeVisible()
})

test('Enter codes what was typed last, also while it is still being counted', async () => {
  const { notes } = await openCompanion('Codes', CODED)
  await button('Code what contains…').click()
  await dialog().getByRole('combobox', { name: 'Code' }).fill('Money')
  const words = dialog().getByRole('textbox', { name: 'Words to look for' })
  await words.fill('slow')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('1 passage to code')
  const field = words.element() as HTMLInputElement
  // In one go, so that the page cannot count in between.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'walk')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.form?.requestSubmit()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(notes().passages.at(-1)).toMatchObject({ turn: 2, words: 'I walk.' })
})

test('a passage in which the words mean something else is unticked, and not coded', async () => {
  const { notes } = await openCompanion('Codes')
  await button('Code what contains…').click()
  await dialog().getByRole('textbox', { name: 'Words to look for' }).fill('price')
  await dialog().getByText('The words', { exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Code' }).fill('Money')
  await press('Escape')
  await dialog().getByRole('checkbox', { name: 'And the price of the bus too!' }).click()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('2 passages to code')
  await expect.element(dialog().getByText('1 unticked passage will not be coded.')).toBeVisible()
  // Other passages, of which none was unticked yet.
  await dialog().getByText('The sentence', { exact: true }).click()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('3 passages to code')
  await dialog().getByText('The words', { exact: true }).click()
  await dialog().getByRole('checkbox', { name: 'And the price of the bus too!' }).click()
  await button('Code 2 passages').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(notes().passages).toMatchObject([
    { turn: 2, words: 'price', start: 4 },
    { turn: 3, words: 'price' },
  ])
})

test('all passages found can be looked at, some more at each press', async () => {
  const turns = Array.from({ length: 60 }, (_, at) => aTurn(at + 1, `Price number ${at + 1}.`))
  await openCompanion('Codes', {}, turns)
  await button('Code what contains…').click()
  await dialog().getByRole('textbox', { name: 'Words to look for' }).fill('price')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('60 passages to code')
  await button('Show 50 more').click()
  await expect.element(dialog().getByRole('checkbox', { name: 'Price number 7.' })).toHaveFocus()
  await button('Show 4 more').click()
  await expect.element(dialog().getByRole('checkbox', { name: 'Price number 60.' })).toBeInTheDocument()
})

test('more passages than can be saved are not coded, and the dialog says why', async () => {
  const full = { ...CODED, speakers: { Nobody: 'x'.repeat(LARGEST_NOTES - 1200) } }
  const { notes } = await openCompanion('Codes', full)
  await button('Code what contains…').click()
  await dialog().getByRole('combobox', { name: 'Code' }).fill('Money')
  const words = dialog().getByRole('textbox', { name: 'Words to look for' })
  await words.fill('i')
  await expect.element(dialog().getByText(/Look for rarer words/)).toBeVisible()
  ;(words.element() as HTMLInputElement).form?.requestSubmit()
  expect(notes().passages).toHaveLength(3)
  await words.fill('slow')
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  await button('Code 1 passage').click()
  expect(notes().passages).toHaveLength(4)
})
