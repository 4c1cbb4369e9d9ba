import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { codesInOrder } from '../../../shared/transcripts/change-codes.ts'
import { button, CODED, dialog, openCompanion, undo } from '../support/open-companion.tsx'

const paths = (notes: Awaited<ReturnType<typeof openCompanion>>['notes']) =>
  codesInOrder(notes().codes).map(({ path }) => path.join(' / '))

async function openTaking(patch: Parameters<typeof openCompanion>[1] = CODED) {
  const opened = await openCompanion('Codes', patch)
  await button('Take codes from a file or a text…').click()
  return opened
}

async function choose(name: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nowhere to choose a file.')
  await userEvent.upload(input, new File([text], name))
}

test('codes of a pasted text are shown before they are added, in one step that can be undone', async () => {
  const { notes } = await openTaking()
  const before = notes()
  await page
    .getByRole('textbox', { name: 'Or paste your codes' })
    .fill('PRICE: dear\n  Fares: other\n  Passes: by month\nComfort')
  await button('Preview').click()
  await expect
    .element(dialog().getByText('4 codes · 2 to add · 2 are already in this codebook'))
    .toBeVisible()
  await expect.element(dialog().getByText('by month')).toBeVisible()
  expect(notes()).toBe(before)
  await button('Add 2 codes').click()
  expect(paths(notes)).toEqual(['price', 'price / fares', 'price / Passes', 'speed', 'Comfort'])
  expect(notes().codes.slice(0, 3)).toEqual(CODED.codes)
  await undo()
  expect(notes()).toEqual(before)
})

test('a codebook of another program is read, and what could not be taken is told', async () => {
  const { notes } = await openTaking({})
  await choose(
    'atlas.qdc',
    '<CodeBook xmlns="urn:QDA-XML:codebook:1.0"><Codes><Code guid="a" name="Tickets" isCodable="false"><Code name="Night" color="#FF0000"/></Code></Codes><Sets><Set name="Money"><MemberCode guid="a"/></Set></Sets></CodeBook>',
  )
  await expect.element(page.getByRole('heading', { name: 'atlas.qdc' })).toBeVisible()
  await expect.element(dialog().getByText(/^1 category that the other program/)).toBeVisible()
  await expect.element(dialog().getByText('Money')).toBeVisible()
  await button('Add 2 codes').click()
  expect(paths(notes)).toEqual(['Tickets', 'Tickets / Night'])
})

test('a file that cannot be read says why, and where it breaks', async () => {
  const { notes } = await openTaking({})
  await choose('broken.qdc', '<CodeBook>\n<Codes>\n<Code name="a"</Codes>')
  await expect.element(page.getByRole('alert').getByText(/at line 3/)).toBeVisible()
  await choose('bomb.qdc', '<!DOCTYPE a [<!ENTITY b "b">]><CodeBook/>')
  await expect.element(page.getByRole('alert').getByText(/declares XML entities/)).toBeVisible()
  await choose('empty.csv', 'name,definition\n')
  await expect.element(page.getByRole('alert').getByText(/No codes were found/)).toBeVisible()
  expect(notes().codes).toEqual([])
})

test('where all codes are there already, nothing is added', async () => {
  const { notes } = await openTaking()
  const before = notes()
  await page.getByRole('textbox', { name: 'Or paste your codes' }).fill('price\nspeed')
  await button('Preview').click()
  await button('Nothing to add: close').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(notes()).toBe(before)
})
