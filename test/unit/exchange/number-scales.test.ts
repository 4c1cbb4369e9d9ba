import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

/* Scales of numbers, with the words for their points beside, above or within the question. The texts are Sonde's own. */
describe('a scale of numbers', () => {
  test.each([
    ['0 – 1 – 2 – 3', '0 / 1 / 2 / 3'],
    ['Never | 1 | 2 | 3 | Always', '1 – Never / 2 / 3 – Always'],
  ])('%s on a line below its question', async (line, options) => {
    expect(await items('1. How often?', line, '2. Why?', '3. Where?')).toEqual([
      `How often?: ${options}`,
      'Why?',
      'Where?',
    ])
  })

  test('in a row of a table with words in its first and last cell', async () => {
    const table = ['| Not at all | 1 | 2 | 3 | Very |', '|---|---|---|---|---|']
    expect(await markdown('## 1. Are you safe?', '', ...table, '', '## 2. Why?')).toEqual([
      'Are you safe?: 1 – Not at all / 2 / 3 – Very',
      'Why?',
    ])
    // A number and a word in one cell are a point of their own.
    const named = ['| 0 Not at all | 1 | 2 | 3 Very |', '|---|---|---|---|']
    expect(await markdown('## 1. Are you safe?', '', ...named, '', '## 2. Why?')).toEqual([
      'Are you safe?: 0 Not at all / 1 / 2 / 3 Very',
      'Why?',
    ])
  })

  test('has the words for its ends that the question names', async () => {
    expect(
      await items(
        '1. How safe, from 1 (not at all) to 3 (very)?',
        '1 [ ]   2 [ ]   3 [ ]',
        '2. Why?',
        '3. Where?',
      ),
    ).toEqual(['How safe, from 1 (not at all) to 3 (very)?: 1 – not at all / 2 / 3 – very', 'Why?', 'Where?'])
    // Words for other numbers are for another scale.
    expect(
      await items(
        '1. How safe, from 0 (not at all) to 9 (very)?',
        '1 [ ]   2 [ ]   3 [ ]',
        '2. Why?',
        '3. Where?',
      ),
    ).toEqual(['How safe, from 0 (not at all) to 9 (very)?: 1 / 2 / 3', 'Why?', 'Where?'])
  })
})

describe('a grid with numbers in its head', () => {
  const GRID = [
    '|  | 1 | 2 | 3 |',
    '|---|---|---|---|',
    '| a. It is quick. | | | |',
    '| b. It is safe. | | | |',
  ]

  test('has the meanings of the line above it, and statements without their letters', async () => {
    const lines = ['**1. Do you agree?**', '', '1 = no, 2 = partly, 3 = yes', '', ...GRID, '', '**2. Why?**']
    expect(await markdown(...lines)).toEqual([
      'Do you agree? It is quick.: no / partly / yes',
      'Do you agree? It is safe.: no / partly / yes',
      'Why?',
    ])
  })

  test('the same where the question itself gives them', async () => {
    const lines = ['**1. Do you agree (1 = no, 2 = partly, 3 = yes)?**', '', ...GRID, '', '**2. Why?**']
    expect(await markdown(...lines)).toEqual([
      'Do you agree (1 = no, 2 = partly, 3 = yes)? It is quick.: no / partly / yes',
      'Do you agree (1 = no, 2 = partly, 3 = yes)? It is safe.: no / partly / yes',
      'Why?',
    ])
  })

  test('of another number of points keeps its numbers', async () => {
    const lines = ['**1. Do you agree?**', '', '1 = no, 2 = yes', '', ...GRID, '', '**2. Why?**']
    expect((await markdown(...lines)).filter((item) => item.includes('quick'))).toEqual([
      expect.stringContaining('1 / 2 / 3'),
    ])
  })
})
