import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read, readFile } from './read.ts'

const word = async (...lines: string[]) => itemsOf(await read(paperOf(lines.join('\n'))))

describe('a scale below the line that announces statements', () => {
  const STATEMENTS = ['Bikes are quick.', 'Bikes are cheap.', 'Bikes are safe.']
  const rated = STATEMENTS.map((text) => `${text}: Agree / Neutral / Disagree`)

  test('answers the statements below it', async () => {
    expect(
      await word(
        'Do you ride?',
        'Rate from 1 to 3 how far you agree with the following comments on bikes.',
        '3 - Agree',
        '2 - Neutral',
        '1 - Disagree',
        ...STATEMENTS,
        'Why do you ride?',
      ),
    ).toEqual(['Do you ride?', ...rated, 'Why do you ride?'])
  })

  test('also where these are numbered, in parts', async () => {
    expect(
      await word(
        '1) Do you ride?',
        'a. Yes',
        'b. No',
        'For the following statements the coding used is as follows:',
        'Agree (1)',
        'Neutral (2)',
        'Disagree (3)',
        '=> Speed',
        '1) Bikes are quick.',
        '=> Costs',
        '1) Bikes are cheap.',
        '2) Bikes are safe.',
        '=> About you',
        '1) Gender',
        'a. Female',
        'b. Male',
      ),
    ).toEqual(['Do you ride?: Yes / No', ...rated, 'Gender: Female / Male'])
  })
})

test('a score that is named below its question gives its points', async () => {
  expect(
    await word('Q1: How was it?', 'Score (1-3): _____', 'Q2: How did you ride?', 'Score (1-3): _____'),
  ).toEqual(['How was it?: 1 / 2 / 3', 'How did you ride?: 1 / 2 / 3'])
})

test('numbers within a section may go on where those of Word end', async () => {
  expect(
    await word(
      'Do you ride?',
      '4.9 Where do you ride?',
      '4.10 When do you ride?',
      '4.11 Why?',
      '5.1 Who rides?',
    ),
  ).toEqual(['Do you ride?', 'Where do you ride?', 'When do you ride?', 'Why?', 'Who rides?'])
})

test('a heading that states has the boxes right below it', async () => {
  const lines = ['# Bikes', '', '**Full name:** ____', '**Town:** ____', '', '### 1. You own a bike']
  const items = itemsOf(await readFile('a.md', [...lines, '- ☐ True', '- ☐ False'].join('\n')))
  expect(items).toContain('You own a bike: True / False')
})

test('a heading with lines to write on below it is a question', async () => {
  const lines = [
    '# Bikes',
    '## Part A',
    '### 1. Do you ride?',
    '- [ ] Yes',
    '- [ ] No',
    '## Part B',
    '### Your 2 wishes:',
  ]
  expect(itemsOf(await readFile('a.md', [...lines, '1. ________', '2. ________'].join('\n\n')))).toEqual([
    'Do you ride?: Yes / No',
    'Your 2 wishes:',
  ])
})
