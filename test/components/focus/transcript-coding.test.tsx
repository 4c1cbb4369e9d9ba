import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LARGEST_NOTES } from '../../../shared/transcripts/notes-size.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import {
  anas,
  bar,
  keys,
  label,
  openTranscript,
  selectWords,
  turn,
  turns,
} from '../support/open-transcript.tsx'

test('words that are selected get a new code, and stand in the margin with it', async () => {
  const notes = await openTranscript()
  selectWords(2, 'is cheap')
  await expect.element(bar().getByText('“is cheap”', { exact: true })).toBeVisible()
  await bar().getByRole('button', { name: 'Code…' }).click()
  await keys('Price{Enter}')
  expect(notes().passages).toMatchObject([{ turn: 2, speaker: 'Ana', words: 'is cheap', start: 8 }])
  expect(notes().codes).toMatchObject([{ name: 'Price', key: '1' }])
  await keys('{Escape}')
  await expect.element(label('Price: “is cheap”')).toBeVisible()
  // The words themselves do not change, so that copying gives what was said.
  expect(document.querySelector('[data-said="1"]')?.textContent).toBe(anas.text)
  await expect.element(turn(2)).toHaveFocus()
  await keys('{Control>}z{/Control}')
  expect(notes().passages).toEqual([])
  await expect.element(label('Price: “is cheap”')).not.toBeInTheDocument()
})

test('the keyboard alone walks through turns, selects sentences and words, and codes them', async () => {
  const notes = await openTranscript({ codes: [aCode('safety', { key: '1' }), aCode('price', { key: 'p' })] })
  page.getByRole('feed').element().parentElement?.focus()
  await keys('j')
  await expect.element(turn(1)).toHaveFocus()
  await keys('j')
  await expect.element(turn(2)).toHaveFocus()
  // Without selected words, a code is set on the whole turn, and removed by the same key.
  await keys('1')
  expect(notes().passages).toMatchObject([{ words: anas.text, codes: ['safety'] }])
  await keys('1')
  expect(notes().passages).toEqual([])
  await keys('{ArrowRight}')
  await expect.element(bar().getByText('“Cycling is cheap.”', { exact: true })).toBeVisible()
  await keys('{ArrowRight}')
  await expect.element(bar().getByText('“It is not safe, though!”', { exact: true })).toBeVisible()
  await keys('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(bar().getByText('“It is not safe”', { exact: true })).toBeVisible()
  await keys('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect.element(bar().getByText('“is not safe”', { exact: true })).toBeVisible()
  await keys('1')
  await keys('p')
  await keys('q')
  expect(notes().passages).toMatchObject([
    { words: 'is not safe', codes: ['safety', 'price'], important: true },
  ])
  await keys('{Escape}')
  await expect.element(bar()).not.toBeInTheDocument()
  await keys('k')
  await expect.element(turn(1)).toHaveFocus()
})

test('a memo can be written on words, and the card of a passage changes all that it carries', async () => {
  const notes = await openTranscript({
    codes: [aCode('price')],
    passages: [aPassage(anas, 'cheap', { codes: ['price'] })],
  })
  await label('price: “cheap”').click()
  const card = page.getByRole('region', { name: 'Passage' })
  await card.getByRole('textbox', { name: 'Memo' }).fill('Compared with a car?')
  await card.getByRole('button', { name: 'Important quote' }).click()
  await card.getByRole('button', { name: 'Remove the code “price”' }).click()
  expect(notes().passages).toMatchObject([{ codes: [], memo: 'Compared with a car?', important: true }])
  await card.getByRole('button', { name: 'Add a code…' }).click()
  await keys('Cost{Enter}{Escape}')
  await expect.element(card.getByRole('button', { name: 'Add a code…' })).toHaveFocus()
  // Escape closed the menu only.
  await expect.element(label(/“cheap”/)).toHaveAttribute('aria-expanded', 'true')
  expect(notes().codes.map(({ name }) => name)).toEqual(['price', 'Cost'])
  expect(notes().passages).toMatchObject([{ codes: [notes().codes[1]?.id] }])
  await card.getByRole('button', { name: 'Delete the passage' }).click()
  expect(notes().passages).toEqual([])
})

test('keys are for the turn that has the focus, whatever was selected in another one', async () => {
  const notes = await openTranscript({ codes: [aCode('price', { key: '1' })] })
  selectWords(2, 'cheap')
  await keys('1')
  await keys('j')
  await expect.element(turn(3)).toHaveFocus()
  await expect.element(bar()).not.toBeInTheDocument()
  await keys('1')
  expect(notes().passages.map(({ words }) => words)).toEqual(['cheap', 'I agree with Ana.'])
})

test('a selection over two turns makes a passage in each; a memo is for one, so M waits for one', async () => {
  const notes = await openTranscript({ codes: [aCode('price', { key: '1' })] })
  const [from, to] = ['1', '2'].map((at) => document.querySelector(`[data-said="${at}"]`)?.firstChild)
  document.querySelector<HTMLElement>('article[data-turn="1"]')?.focus()
  document.getSelection()?.setBaseAndExtent(from as Node, 8, to as Node, 7)
  await expect.element(bar().getByText('2 passages selected')).toBeVisible()
  await keys('m')
  await keys('1')
  expect(notes().passages.map(({ words }) => words)).toEqual(['is cheap. It is not safe, though!', 'I agree'])
  selectWords(2, 'safe')
  await keys('1')
  expect(notes().passages.at(-1)).toMatchObject({ words: 'safe', codes: ['price'] })
})

test('words up to where a drag began count although that turn has left the page', async () => {
  const many = Array.from({ length: 300 }, (_, at) => aTurn(at + 1, `What I say as number ${at + 1}.`))
  const notes = await openTranscript({ codes: [aCode('price', { key: '1' })] }, many)
  selectWords(1, 'number 1')
  await expect.element(bar()).toBeVisible()
  const scroller = page.getByRole('feed').element().parentElement
  if (scroller) scroller.scrollTop = 60 * 60
  await expect.element(turn(1)).not.toBeInTheDocument()
  const last = Number(document.querySelector('article:last-of-type')?.getAttribute('data-turn'))
  document.getSelection()?.extend(document.querySelector(`[data-said="${last}"]`)?.firstChild as Node, 4)
  await expect.element(bar().getByText(`${last + 1} passages selected`)).toBeVisible()
  document.querySelector<HTMLElement>(`article[data-turn="${last}"]`)?.focus()
  await keys('1')
  const { passages } = notes()
  expect(passages).toHaveLength(last + 1)
  expect([passages[0]?.words, passages.at(-1)?.words]).toEqual(['number 1.', 'What'])
})

test('while a pointer selects words, the bar does not come or go', async () => {
  await openTranscript()
  const pointer = (type: string) =>
    turn(2)
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))
  pointer('pointerdown')
  selectWords(2, 'cheap')
  await new Promise(requestAnimationFrame)
  await expect.element(bar()).not.toBeInTheDocument()
  pointer('pointerup')
  await expect.element(bar().getByText('“cheap”')).toBeVisible()
  pointer('pointerdown')
  document.getSelection()?.collapse(document.querySelector('[data-said="1"]'), 0)
  await new Promise(requestAnimationFrame)
  await expect.element(bar().getByText('“cheap”')).toBeVisible()
  pointer('pointerup')
  await expect.element(bar()).not.toBeInTheDocument()
})

test('a card stays open while its only memo is written anew', async () => {
  const notes = await openTranscript({ passages: [aPassage(anas, 'cheap', { memo: 'Why?' })] })
  await label(/“cheap”/).click()
  const memo = page.getByRole('textbox', { name: 'Memo' })
  // What is typed at once belongs in the memo, and presses no button.
  await expect.element(memo).toHaveFocus()
  await memo.fill('')
  expect(notes().passages).toEqual([])
  await memo.fill('Compared with what?')
  expect(notes().passages).toMatchObject([{ words: 'cheap', memo: 'Compared with what?' }])
  await keys('{Escape}')
  await expect.element(memo).not.toBeInTheDocument()
})

test('a print of some turns says that they are not all', async () => {
  await openTranscript({ codes: [aCode('price')], passages: [aPassage(anas, 'cheap', { codes: ['price'] })] })
  await page.getByRole('combobox', { name: 'Code' }).click()
  await page.getByRole('option', { name: 'price' }).click()
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  await expect.element(page.getByText('Only 1 of 3 turns, filtered by: price')).toBeInTheDocument()
  await expect.element(page.getByText('price: “cheap”')).toBeInTheDocument()
})

test('what there is no room for is not coded, and the person is told; what is coded can be removed', async () => {
  const passages = [aPassage(anas, anas.text, { codes: ['price'] })]
  const speakers = { Nobody: 'x'.repeat(LARGEST_NOTES) }
  const notes = await openTranscript({ codes: [aCode('price', { key: '1' })], passages, speakers })
  selectWords(2, 'is cheap')
  await keys('1')
  await expect.element(page.getByText(/Nothing was added/)).toBeVisible()
  expect(notes().passages).toEqual(passages)
  await keys('q')
  await expect.element(page.getByText(/Nothing was added/)).toBeVisible()
  await keys('{Escape}')
  await keys('1')
  expect(notes().passages).toEqual([])
})

test('what is selected, and a card that is open, outlast the arrival of a round', async () => {
  const notes = await openTranscript({
    codes: [aCode('price', { key: '1' })],
    passages: [aPassage(anas, 'cheap', { codes: ['price'] })],
  })
  await label('price: “cheap”').click()
  const memo = page.getByRole('textbox', { name: 'Memo' })
  await memo.fill('Compared')
  const grown = structuredClone([...turns, aTurn(4, 'So do I.', { round: 2 })])
  notes.arrive(grown)
  await expect.element(turn(4)).toBeVisible()
  await expect.element(memo).toHaveFocus()
  await keys(' with what?{Escape}')
  expect(notes().passages).toMatchObject([{ words: 'cheap', memo: 'Compared with what?' }])
  selectWords(3, 'agree')
  await expect.element(bar().getByText('“agree”')).toBeVisible()
  notes.arrive(structuredClone([...grown, aTurn(5, 'And I.', { round: 2 })]))
  await expect.element(turn(5)).toBeVisible()
  await keys('1')
  expect(notes().passages.at(-1)).toMatchObject({ turn: 3, words: 'agree' })
})

test('the filter shows the turns with a code or of a speaker, says how many, and can be cleared', async () => {
  await openTranscript({
    codes: [aCode('price')],
    passages: [aPassage(anas, 'cheap', { codes: ['price'] })],
    speakers: { Ana: 'P1' },
  })
  await page.getByRole('combobox', { name: 'Code' }).click()
  await page.getByRole('option', { name: 'price' }).click()
  await expect.element(turn(1)).not.toBeInTheDocument()
  // The round is told also where its first turn is not shown; the speaker has the name that the person gave.
  await expect.element(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Turn 2, P1' })).toBeVisible()
  await expect.element(page.getByText('1 turn shown of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect.element(turn(3)).toBeVisible()
  await page.getByRole('combobox', { name: 'Speaker' }).click()
  await page.getByRole('option', { name: 'Ben' }).click()
  await expect.element(turn(2)).not.toBeInTheDocument()
  await expect.element(turn(3)).toBeVisible()
})

test('a long transcript with thousands of passages renders only what is in view', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => aTurn(at + 1, `What I say as number ${at + 1}.`))
  const passages = many.map((each) => aPassage(each, 'What I say', { codes: ['price'] }))
  const notes = await openTranscript({ codes: [aCode('price', { key: '1' })], passages }, many)
  await expect.element(label('price: “What I say”').first()).toBeVisible()
  expect(document.querySelectorAll('article').length).toBeLessThan(100)
  selectWords(3, 'number 3')
  await keys('1')
  expect(notes().passages).toHaveLength(5_001)
})
