import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { NO_FILTER } from '../../../shared/transcripts/filter-turns.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import { press } from '../support/items.ts'
import {
  button,
  CODED,
  codeNames,
  dialog,
  openCompanion,
  PRICE,
  turn,
  undo,
} from '../support/open-companion.tsx'

test('codes are made, renamed, placed and deleted, each as one step of the undo', async () => {
  const { notes, session } = await openCompanion('Codes')
  await expect.element(page.getByText('Select words in the transcript, or press N on a turn.')).toBeVisible()
  await page.getByRole('textbox', { name: 'New code' }).fill('Price')
  await press('Enter')
  await page.getByRole('textbox', { name: 'New code' }).fill('PRICE')
  await expect.element(page.getByText('This code already exists.')).toBeVisible()
  await page.getByRole('textbox', { name: 'New code' }).fill('Fares')
  await button('Create').click()
  expect(codeNames(notes)).toEqual(['Price', 'Fares'])

  await button('Edit codes…').click()
  await dialog().getByRole('textbox', { name: 'Name of the code “Price”' }).fill('Cost')
  await dialog().getByRole('combobox', { name: 'Code that “Fares” is under' }).selectOptions('Cost')
  expect(notes().codes[1]?.parent).toBe(notes().codes[0]?.id)
  // A code can stand under none of its own.
  const possible = dialog().getByRole('combobox', { name: 'Code that “Cost” is under' })
  expect(possible.element().textContent).toBe('Under no code')
  await dialog().getByRole('textbox', { name: 'Key of the code “Fares”' }).click()
  await press('n')
  await expect.element(page.getByText('1 to 9, or a letter other than J, K, M, N and Q')).toBeVisible()
  await press('f')
  expect(notes().codes[1]?.key).toBe('f')
  await dialog().getByRole('textbox', { name: 'Definition of the code “Cost”' }).fill('All that is paid')
  await dialog()
    .getByRole('button', { name: /^Colour of the code “Cost”/ })
    .click()
  await page.getByRole('menuitem', { name: 'Rust' }).click()
  expect(notes().codes[0]).toMatchObject({ name: 'Cost', colour: 'rust', definition: 'All that is paid' })
  await dialog().getByRole('textbox', { name: 'New code' }).fill('Tickets')
  await dialog().getByRole('combobox', { name: 'Under', exact: true }).selectOptions('Cost')
  await dialog().getByRole('button', { name: 'Create' }).click()
  expect(notes().codes[2]).toMatchObject({ name: 'Tickets', parent: notes().codes[0]?.id })
  await button('Delete the code “Tickets”').click()
  await button('Delete the code “Cost”').click()
  expect(notes().codes.map(({ name, parent }) => [name, parent])).toEqual([['Fares', null]])
  await undo(dialog())
  await undo(dialog())
  expect(codeNames(notes)).toEqual(['Cost', 'Fares', 'Tickets'])
  while (session.getState().history.past.length > 0) session.undo()
  expect(codeNames(notes)).toEqual([])
})

test('a code is merged with another one, by the menu or by its name, and that is undone', async () => {
  const { notes } = await openCompanion('Codes', CODED)
  await button('Edit codes…').click()
  await button('Merge the code “speed” with…').click()
  await page.getByRole('menuitem', { name: 'fares' }).click()
  expect(codeNames(notes)).toEqual(['price', 'fares'])
  expect(notes().passages[2]?.codes).toEqual(['fares'])
  await undo(dialog())
  expect(notes().passages[2]?.codes).toEqual(['speed'])
  await dialog().getByRole('textbox', { name: 'Name of the code “fares”' }).fill('Speed')
  await button('Merge with “speed”').click()
  expect(codeNames(notes)).toEqual(['price', 'speed'])
  // A code is not merged with one under it.
  await undo(dialog())
  await button('Merge the code “price” with…').click()
  await expect.element(page.getByRole('menuitem', { name: 'speed' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'fares' })).not.toBeInTheDocument()
})

test('a code of the tree filters the transcript and the passages; a passage is visited', async () => {
  const { view } = await openCompanion('Codes', CODED)
  await expect.element(page.getByText('What a ticket costs')).toBeVisible()
  await button('price (key 1) 2 passages').click()
  expect(view().getState().filter).toEqual({ ...NO_FILTER, codes: ['price'] })
  await button('price (key 1) 2 passages').click()
  expect(view().getState().filter).toEqual(NO_FILTER)
  await button('fares (under “price”) 1 passage').click()
  await page.getByRole('tab', { name: 'Passages' }).click()
  await expect.element(page.getByRole('heading', { name: '1 passage of 3' })).toBeVisible()
  await expect.element(page.getByText('it is slow')).not.toBeInTheDocument()
  await button('Paul, no. 3').click()
  expect(view().getState().visited).toBe('3:the price is right')
  await button('Clear the filter').click()
  await expect.element(page.getByRole('heading', { name: '3 passages' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('By code')
  const headings = () => page.getByRole('heading', { level: 3 }).elements()
  await expect.poll(() => headings().map((each) => each.textContent)).toEqual(['price1', 'fares1', 'speed1'])
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('By speaker')
  await expect.poll(() => headings().map((each) => each.textContent)).toEqual(['Ana2', 'Paul1'])
})

test('codes of another group are taken in one step, without those that are already there', async () => {
  const codes = [PRICE, aCode('tickets', { parent: 'price', key: '1' }), aCode('comfort')]
  const books = [
    { id: 'two', title: 'Buses', practice: true, codes },
    { id: 'three', title: 'Feet', practice: false, codes: [PRICE] },
  ]
  queryClient.setQueryData(api.transcriptNotes.codebooks.queryKey({ input: { id: 'one' } }), books)
  onTestFinished(() => queryClient.clear())
  const { notes } = await openCompanion('Codes', CODED)
  await button('Take codes from another group…').click()
  await expect.element(page.getByText('All of these codes are already in this codebook.')).toBeVisible()
  await button('Add 2 codes from “Buses”').click()
  expect(codeNames(notes)).toEqual(['price', 'fares', 'speed', 'tickets', 'comfort'])
  expect(notes().codes[3]).toMatchObject({ parent: 'price', key: null })
  await undo()
  expect(codeNames(notes)).toEqual(['price', 'fares', 'speed'])
})

test('the codes by speaker leave out a moderator who is not coded; a number filters', async () => {
  const { view } = await openCompanion('Codes', CODED)
  await button('Codes by speaker…').click()
  await expect.element(dialog().getByText(/Counts of passages, not of people/)).toBeVisible()
  await expect.element(dialog().getByRole('note')).toBeVisible()
  const heads = dialog().getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual(['Code', 'Ana', 'Paul', 'Total'])
  await button('1: show the passages “price” of Paul').click()
  expect(view().getState().filter).toEqual({
    ...{ codes: ['price'], speaker: 'participant:Paul', important: false },
  })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the codes by speaker are copied as cells, with what they are', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => written.mockRestore())
  await openCompanion('Codes', CODED)
  await button('Codes by speaker…').click()
  await dialog().getByRole('button', { name: 'Copy the table' }).click()
  expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
    'Code\tAna\tPaul\tTotal',
    'price\t1\t1\t2',
    'price / fares\t0\t1\t1',
    'speed\t1\t0\t1',
    '',
    expect.stringMatching(/not of people/),
    '“Trams”: focus group, Practice',
    expect.stringMatching(/^Synthetic answers/),
    '',
  ])
})

test('the row of a passage changes its codes, its mark and its memo; it is deleted and brought back', async () => {
  const { notes, session } = await openCompanion('Passages', CODED)
  await button('Code “price” of the passage “The price is too high.”').click()
  await page.getByRole('menuitem', { name: 'speed' }).click()
  expect(notes().passages[0]?.codes).toEqual(['speed'])
  await button('Add a code to the passage “it is slow”').click()
  await page.getByRole('menuitem', { name: 'price' }).click()
  expect(notes().passages[2]?.codes).toEqual(['speed', 'price'])
  await button('Code “speed” of the passage “it is slow”').click()
  await page.getByRole('menuitem', { name: 'Remove the code' }).click()
  expect(notes().passages[2]?.codes).toEqual(['price'])
  await button('Important quote: “it is slow”').click()
  expect(notes().passages[2]?.important).toBe(true)
  await button('Memo on “The price is too high.”').click()
  await commands.type('Often')
  expect(notes().passages[0]?.memo).toBe('Often')
  session.undo()
  expect(notes().passages[0]?.memo).toBe('')
  await button('Delete the passage “it is slow”').click()
  expect(notes().passages).toHaveLength(2)
  await undo()
  expect(notes().passages).toHaveLength(3)
})

test('a passage that has only its memo stays while its text is replaced, and goes when the field is left', async () => {
  const passages = [aPassage(turn(4), 'it is slow', { memo: 'Is it?' })]
  const { notes } = await openCompanion('Passages', { passages })
  await button(/^Edit the memo on “it is slow”/).click()
  const field = page.getByRole('textbox', { name: 'Memo on “it is slow”' })
  await field.fill('')
  expect(notes().passages[0]?.memo).toBe('Is it?')
  await field.fill('No')
  expect(notes().passages[0]?.memo).toBe('No')
  await field.fill('')
  await page.getByRole('textbox', { name: 'Memo on the discussion' }).click()
  await expect.poll(() => notes().passages).toEqual([])
  await commands.type('They agree.')
  expect(notes().memo).toBe('They agree.')
  await undo()
  expect(notes()).toMatchObject({ memo: '', passages: [] })
})

test('passages whose words are gone stand apart, and the others are copied with their source', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => written.mockRestore())
  const gone = aPassage(aTurn(3, 'It was cheap once.', { speaker: 'Paul' }), 'cheap once', {
    codes: ['price'],
  })
  await openCompanion('Passages', { ...CODED, passages: [...CODED.passages, gone] })
  const lost = page.getByRole('region', { name: '1 passage not found' })
  await expect.element(lost.getByText('cheap once', { exact: true })).toBeVisible()
  await expect.element(lost.getByText(/This speaker’s turns no longer contain these words/)).toBeVisible()
  await button('Copy').click()
  await expect.poll(() => written.mock.calls.length).toBe(1)
  const text = written.mock.calls[0]?.[0] ?? ''
  expect(text).toMatch(/^Trams\nFocus group · Practice · .*\nSynthetic personas \(practice\)\n/)
  expect(text).toContain('\n\n“the price is right”\n— Paul, no. 3\nCodes: fares\nImportant quote\n\n')
  expect(text).not.toContain('cheap')
})

test('a speaker gets another name, beside the one received', async () => {
  const { notes } = await openCompanion('Participants')
  await page.getByText('Other names for the speakers').click()
  const ana = page.getByRole('textbox', { name: 'Name shown for “Ana”' })
  await ana.fill('Paul')
  await expect.element(page.getByText('Two speakers have this name.')).toBeVisible()
  await ana.fill('Anna ')
  await expect.element(page.getByText('Two speakers have this name.')).not.toBeInTheDocument()
  await press('Tab')
  expect(notes().speakers).toEqual({ Ana: 'Anna' })
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  await ana.fill('')
  expect(notes().speakers).toEqual({})
})

test('a speaker may be called as a member of every object', async () => {
  const turns = [aTurn(1, 'I walk.', { speaker: 'constructor' }), aTurn(2, 'So do I.', { speaker: 'Ana' })]
  const { notes } = await openCompanion('Participants', {}, turns, [
    { id: null, name: 'constructor', attributes: [] },
  ])
  await page.getByText('Other names for the speakers').click()
  const field = page.getByRole('textbox', { name: 'Name shown for “constructor”' })
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByRole('strong').filter({ hasText: 'constructor' })).toBeVisible()
  await field.fill('Ana')
  await expect.element(page.getByText('Two speakers have this name.')).toBeVisible()
  await field.fill('Builder')
  expect(notes().speakers).toEqual({ constructor: 'Builder' })
  await expect.element(page.getByRole('strong').filter({ hasText: 'Builder' })).toBeVisible()
})

test('a code that is undone no longer filters what is shown', async () => {
  const { session, view } = await openCompanion('Codes', CODED)
  await page.getByRole('textbox', { name: 'New code' }).fill('Comfort')
  await press('Enter')
  await button(/^Comfort/).click()
  expect(view().getState().filter.codes).toHaveLength(1)
  session.undo()
  await page.getByRole('tab', { name: 'Passages' }).click()
  await expect.element(page.getByText('the price is right')).toBeVisible()
})

test('thousands of passages are listed at once, those near the view only', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => aTurn(at + 1, `Number ${at + 1} is what I say.`))
  const passages = many.map((each) => aPassage(each, `Number ${each.number}`, { codes: ['price'] }))
  await openCompanion('Passages', { codes: [PRICE], passages }, many)
  await expect.element(page.getByRole('heading', { name: '5,000 passages' })).toBeVisible()
  await expect.element(page.getByText('Number 1', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('blockquote').length).toBeLessThan(200)
})
