import { expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

test('a paper with the names of its variables and printed codes is read by them', async () => {
  const text = [
    ...['Lunch at work', '', '1. About you:', 'How old are you? (Q1)', 'Under 30 (1)', '30 or over (2)'],
    ...['Where do you eat on most days? (Q2)', 'At a canteen (1)', 'At home (2)', 'Elsewhere (3)'],
    ...[
      '2. What you like:',
      'Name a dish that you would miss (Q3)',
      'Do you cook? (Q4)',
      'Yes (1)',
      'No (0)',
    ],
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

test('a scale that is printed above a table of statements is the scale of each', async () => {
  const text = [
    ...['## Lunch', '', 'In the **last week**, how often did you do this?', '', '**Response scale:**', ''],
    ...['- 0 - Never', '- 1 - On some days', '- 2 - Every day', ''],
    ...['| Code | Statement |', '|---|---|', '| L1 | Cooking a meal |', '| L2 | Eating alone |'],
  ].join('\n')
  const result = await read({ text })
  expect(itemsOf(result)).toEqual([
    'In the last week, how often did you do this? Cooking a meal: Never / On some days / Every day',
    'In the last week, how often did you do this? Eating alone: Never / On some days / Every day',
  ])
})

test('paragraphs that ask one after the other are questions, a question in an introduction is none', async () => {
  const text = [
    ...['# Canteens', 'Who asks this?', 'We are cooks.', '## Kitchen', 'Do you have an oven?'],
    ...[
      'Which dishes do you make in it?',
      'Do you bake bread?',
      '## Guests',
      '1. How many guests?',
      '2. Since when?',
    ],
  ].join('\n')
  expect(itemsOf(await read({ text }))).toEqual([
    'Do you have an oven?',
    'Which dishes do you make in it?',
    'Do you bake bread?',
    'How many guests?',
    'Since when?',
  ])
})

test('a question with the name of its variable is whole where it is wrapped within a bracket', async () => {
  const text = [
    ...['a. Do you ride? (Q1)', '- Yes (1)', '- No (2)', 'b. Have you ever ridden (on any kind of'],
    ...['tram, bus or train)? (Q2)', '- Yes (1)', '- No (2)', 'c. Why? (Q3)'],
  ].join('\n')
  expect(itemsOf(await read({ text }))).toEqual([
    'Do you ride?: Yes / No',
    'Have you ever ridden (on any kind of tram, bus or train)?: Yes / No',
    'Why?',
  ])
})

test('what is said right above a question with the name of its variable is no question', async () => {
  const text = [
    ...[
      '1. First part:',
      'I will now ask about the trams of your town.',
      'a. Do you ride? (Q1)',
      '- Yes (1)',
      '- No (2)',
    ],
    ...[
      '(These questions find out who pays.)',
      'b. Do you pay? (Q2)',
      '- Yes (1)',
      '- No (2)',
      'c. Why? (Q3)',
    ],
  ].join('\n')
  expect(itemsOf(await read({ text }))).toEqual(['Do you ride?: Yes / No', 'Do you pay?: Yes / No', 'Why?'])
})

test('an introduction that bids to agree is a question where its answers have printed codes', async () => {
  const text = [
    ...[
      '# Trams',
      '',
      'We want to know who rides.',
      '',
      'Please say whether you take part:',
      '- I take part (1)',
    ],
    ...[
      '- I do not (2)',
      '',
      '1. Do you ride?',
      '- Yes (1)',
      '- No (2)',
      '2. Do you pay?',
      '- Yes (1)',
      '- No (2)',
    ],
  ].join('\n')
  expect(itemsOf(await read({ text }))).toEqual([
    'Please say whether you take part:: I take part / I do not',
    'Do you ride?: Yes / No',
    'Do you pay?: Yes / No',
  ])
})
