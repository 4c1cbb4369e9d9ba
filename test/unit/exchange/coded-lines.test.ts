import { expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

test('a paper with the names of its variables and printed codes is read by them', async () => {
  const text = [
    ...['Lunch at work', '', '1. About you:', 'How old are you? (Q1)', 'Under 30 (1)', '30 or over (2)'],
    ...['Where do you eat on most days? (Q2)', 'At a canteen (1)', 'At home (2)', 'Elsewhere (3)'],
    ...['2. What you like:', 'Name a dish that you would miss (Q3)', 'Do you cook? (Q4)', 'Yes (1)', 'No (0)'],
  ].join('\n')
  const result = await read({ text })
  expect(itemsOf(result)).toEqual([
    'How old are you?: Under 30 / 30 or over',
    'Where do you eat on most days?: At a canteen / At home / Elsewhere',
    'Name a dish that you would miss',
    'Do you cook?: Yes / No',
  ])
  const headings = result.lines.filter(({ role }) => role === 'heading').map((line) => line.text)
  expect(headings).toEqual(['1. About you:', '2. What you like:'])
})

test('codes in brackets alone make no question of a line', async () => {
  const result = await read({ text: '1. Which size do you wear (2)?\n- Small (1)\n- Large (2)\n2. Why?' })
  expect(itemsOf(result)).toEqual(['Which size do you wear (2)?: Small / Large', 'Why?'])
})
