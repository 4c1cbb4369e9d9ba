import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCode, aPassage } from '../../support/transcript-parts.ts'
import { anas, bar, keys, label, openTranscript, selectWords, turn } from '../support/open-transcript.tsx'

const PRICE = aCode('price', { name: 'Price' })
const CHEAP = aPassage(anas, 'is cheap', { codes: ['price'], memo: 'Why?', important: true })
const card = () => page.getByRole('region', { name: 'Passage', exact: true })
const step = (name: string) => card().getByRole('button', { name, exact: true })

test('buttons of the card move the limits of a passage, which keeps all else; undo brings it back with its card', async () => {
  const notes = await openTranscript({ codes: [PRICE], passages: [CHEAP] })
  await label(/^Price: “is cheap”/).click()
  await step('Beginning: one word earlier').click()
  expect(notes().passages).toEqual([{ ...CHEAP, words: 'Cycling is cheap', start: 0 }])
  await expect.element(step('Beginning: one word earlier')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(step('Beginning: one word earlier')).toHaveFocus()
  await step('End: to the end of the sentence').click()
  expect(notes().passages[0]?.words).toBe('Cycling is cheap.')
  await step('End: to the end of the sentence').click()
  expect(notes().passages[0]?.words).toBe(anas.text)
  // All of it was quick.
  await keys('{Control>}z{/Control}')
  expect(notes().passages).toEqual([CHEAP])
  await expect.element(card().getByText('is cheap', { exact: true })).toBeVisible()
  await expect.element(card().getByRole('textbox', { name: 'Memo' })).toHaveValue('Why?')
  await keys('{Escape}')
  await expect.element(label(/^Price: “is cheap”/)).toHaveFocus()
})

test('the keyboard moves the limits of the passage whose label has the focus, and of an open card', async () => {
  const notes = await openTranscript({ codes: [PRICE], passages: [CHEAP] })
  const words = () => notes().passages[0]?.words
  await expect.element(label(/^Price:/)).toBeVisible()
  label(/^Price:/)
    .element()
    .focus()
  await keys('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(words()).toBe('is cheap. It is')
  await keys('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}')
  expect(words()).toBe('cheap. It is')
  await keys('{Shift>}{ArrowUp}{/Shift}')
  expect(words()).toBe('cheap.')
  await keys('{Shift>}{Alt>}{ArrowUp}{/Alt}{/Shift}')
  expect(words()).toBe('Cycling is cheap.')
  await expect.element(label(/^Price:/)).toHaveFocus()
  expect(notes().passages).toHaveLength(1)

  await keys('{Enter}')
  await expect.element(card()).toBeVisible()
  // In the memo the keys select its letters.
  await keys('{Shift>}{ArrowLeft}{/Shift}')
  expect(words()).toBe('Cycling is cheap.')
  step('End: one word earlier').element().focus()
  await keys('{Shift>}{ArrowLeft}{/Shift}')
  expect(words()).toBe('Cycling is')
})

test('a passage that is moved over another one leaves it where it is', async () => {
  const other = aPassage(anas, 'is cheap. It', { codes: ['price'] })
  const notes = await openTranscript({ codes: [PRICE], passages: [CHEAP, other] })
  await expect.element(label(/“is cheap”/)).toBeVisible()
  label(/“is cheap”/)
    .element()
    .focus()
  await keys('{Shift>}{ArrowRight}{/Shift}')
  expect(notes().passages.map(({ words }) => words)).toEqual(['is cheap. It', 'is cheap. It'])
  await keys('{Shift>}{ArrowRight}{/Shift}')
  expect(notes().passages.map(({ words }) => words)).toEqual(['is cheap. It is', 'is cheap. It'])
})

test('a selection grows by sentences; in its card the limits move before anything is noted', async () => {
  const notes = await openTranscript()
  selectWords(2, 'cheap')
  await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(bar().getByText('“cheap. It is not safe, though!”')).toBeVisible()
  await keys('m')
  await step('End: to the end of the previous sentence').click()
  expect(notes().passages).toEqual([])
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), 'Really?')
  expect(notes().passages).toMatchObject([{ words: 'cheap.', memo: 'Really?' }])
  await keys('{Escape}')
  await expect.element(turn(2)).toHaveFocus()
  await expect.element(bar().getByText('“cheap.”', { exact: true })).toBeVisible()
  await keys('q')
  expect(notes().passages).toMatchObject([{ words: 'cheap.', memo: 'Really?', important: true }])
})

test('what is noted while the limits of bare words are moved goes on with them', async () => {
  const notes = await openTranscript({ codes: [PRICE] })
  selectWords(2, 'cheap')
  await keys('m')
  await step('Beginning: one word earlier').click()
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), 'First')
  await step('Beginning: one word earlier').click()
  expect(notes().passages).toMatchObject([{ words: 'Cycling is cheap', memo: 'First' }])
  // Its memo taken away, it is gone; another one takes its place.
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), '')
  expect(notes().passages).toEqual([])
  await card().getByRole('button', { name: 'Important quote' }).click()
  await step('Beginning: one word later').click()
  expect(notes().passages).toMatchObject([{ words: 'is cheap', important: true }])
})

const OVER = aPassage(anas, 'is cheap. It', { codes: ['safe'], memo: 'Sure?' })
const CODES = [PRICE, aCode('safe', { name: 'Safe' })]
const JOINED = { ...CHEAP, words: 'is cheap. It', codes: ['price', 'safe'], memo: 'Why?\n\nSure?' }

test('moved onto the words of another passage, both become one when the label is left; one undo parts them', async () => {
  const notes = await openTranscript({ codes: CODES, passages: [CHEAP, OVER] })
  await expect.element(label(/^Price: “is cheap”/)).toBeVisible()
  label(/^Price: “is cheap”/)
    .element()
    .focus()
  await keys('{Shift>}{ArrowRight}{/Shift}')
  expect(notes().passages).toHaveLength(2)
  await keys('{Tab}')
  expect(notes().passages).toEqual([JOINED])
  await keys('{Control>}z{/Control}')
  expect(notes().passages).toEqual([CHEAP, OVER])
})

test('moved in its card, both become one when the card is closed', async () => {
  const notes = await openTranscript({ codes: CODES, passages: [CHEAP, OVER] })
  await label(/^Price: “is cheap”/).click()
  await step('End: one word later').click()
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), 'Why not?')
  expect(notes().passages).toHaveLength(2)
  await keys('{Escape}')
  expect(notes().passages).toEqual([{ ...JOINED, memo: 'Why not?\n\nSure?' }])
  await expect.element(label(/^Price, Safe: “is cheap. It”/)).toHaveFocus()
  await keys('{Control>}z{/Control}')
  expect(notes().passages.map(({ memo }) => memo)).toEqual(['Why not?', 'Sure?'])
})

test('a join that was undone is not made again by itself', async () => {
  const notes = await openTranscript({ codes: CODES, passages: [CHEAP, OVER] })
  await label(/^Price: “is cheap”/).click()
  await step('End: one word later').click()
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), 'Why not?')
  await keys('{Escape}')
  expect(notes().passages).toHaveLength(1)
  await keys('{Control>}z{/Control}')
  expect(notes().passages).toHaveLength(2)
  // Another change, after which there is nothing to redo.
  page.getByRole('article').first().element().focus()
  await keys('q')
  expect(notes().passages).toHaveLength(3)
  label(/^Price: /)
    .element()
    .focus()
  await keys('{Tab}')
  expect(notes().passages).toHaveLength(3)
})

test('a passage that is deleted on the words of another leaves that one', async () => {
  const notes = await openTranscript({ codes: CODES, passages: [CHEAP, OVER] })
  await label(/^Price: “is cheap”/).click()
  await step('End: one word later').click()
  await card().getByRole('button', { name: 'Delete the passage' }).click()
  expect(notes().passages).toEqual([OVER])
})

test('words in hand that are moved onto a passage become one with it when their card is closed', async () => {
  const notes = await openTranscript({ codes: CODES, passages: [OVER] })
  selectWords(2, 'is cheap')
  await keys('m')
  await userEvent.fill(card().getByRole('textbox', { name: 'Memo' }), 'Why?')
  await step('End: one word later').click()
  expect(notes().passages).toHaveLength(2)
  await keys('{Escape}')
  expect(notes().passages).toMatchObject([{ words: 'is cheap. It', codes: ['safe'], memo: 'Sure?\n\nWhy?' }])
})
