import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const REST = ['2. Why?', '3. Where?']
const ITEMS = ['Why?', 'Where?']

/* Ways to write answers that whole papers use. The texts are Sonde's own. */
describe('answers', () => {
  test.each([
    ['O Yes      O No      O Other', 'Yes / No / Other'],
    ['Agree – Partly agree – Disagree', 'Agree / Partly agree / Disagree'],
    ['Agree; partly; no', 'Agree / partly / no'],
    ['[ 0 ] [ 1–2 ] [ 3+ ]', '0 / 1–2 / 3+'],
    ['No ○ ○ ○ Yes', '1 – No / 2 / 3 – Yes'],
    ['(circle one)\n0   1-2   3 or more', '0 / 1-2 / 3 or more'],
  ])('%s: on a line below their question', async (line, options) => {
    expect(await items('1. Do you agree?', line, ...REST)).toEqual([`Do you agree?: ${options}`, ...ITEMS])
  })

  test.each([
    ['Do you cycle?   Yes 1   No 2 → B5   Often 8', 'Do you cycle?: Yes / No / Often'],
    ['Do you cycle?\tYes\tNo', 'Do you cycle?: Yes / No'],
    ['Do you cycle? Yes ☐ No ☐ (END)', 'Do you cycle?: Yes / No'],
    ['Give a note from 0 to 3: ____ /3', 'Give a note from 0 to 3: 0 / 1 / 2 / 3'],
  ])('%s: behind their question', async (line, item) => {
    expect(itemsOf(await read(paperOf([`1. ${line}`, ...REST].join('\n'))))).toEqual([item, ...ITEMS])
  })

  test('with their boxes behind them, one below the other', async () => {
    expect(await items('1. Do you cycle?', 'Yes [ ] (if yes, how far: ......)', 'No  [ ]', ...REST)).toEqual([
      'Do you cycle?: Yes (if yes, how far: ......) / No',
      ...ITEMS,
    ])
  })

  test('with bare numbers below a numbered question', async () => {
    expect(
      await items('1) Your work', '   1 Office', '   2 Workshop', '   3 Other', '2) Why?', '3) Where?'),
    ).toEqual(['Your work: Office / Workshop / Other', ...ITEMS])
  })

  test('as numbers behind statements with dots between, whose meanings are above', async () => {
    expect(
      await items(
        '1. How far do you agree?',
        '(1 = not at all, 3 = fully)',
        'a) I have the means ............ 1  2  3',
        'b) I am well informed .......... 1  2  3',
        ...REST,
      ),
    ).toEqual([
      'How far do you agree? I have the means: 1 – not at all / 2 / 3 – fully',
      'How far do you agree? I am well informed: 1 – not at all / 2 / 3 – fully',
      ...ITEMS,
    ])
  })
})

describe('what is rated', () => {
  test('is each line of a list below a question that gives the scale', async () => {
    expect(
      await items('1. Rate the following from 1 (bad) to 3 (good).', '- The route', '- The price', ...REST),
    ).toEqual([
      'Rate the following from 1 (bad) to 3 (good). The route: 1 – bad / 2 / 3 – good',
      'Rate the following from 1 (bad) to 3 (good). The price: 1 – bad / 2 / 3 – good',
      ...ITEMS,
    ])
    // Without a word for several things the list is one of answers.
    expect(
      await items('1. What do you rate from 1 (bad) to 3 (good)?', '- The route', '- The price', ...REST),
    ).toEqual(['What do you rate from 1 (bad) to 3 (good)?: The route / The price', ...ITEMS])
  })

  test('on codes that a line above the columns explains', async () => {
    expect(
      await items(
        '1. Do you agree?',
        '     (A = agree, D = disagree)',
        '                 A     D',
        '  It is quick    [ ]   [ ]',
        '  It is safe     [ ]   [ ]',
        '',
        ...REST,
      ),
    ).toEqual([
      'Do you agree? It is quick: agree / disagree',
      'Do you agree? It is safe: agree / disagree',
      ...ITEMS,
    ])
  })
})

describe('what is no question', () => {
  test('thanks below lines to fill in', async () => {
    expect(await items('1. Your address:', 'Name: ____', 'Town: ____', 'Thank you!', '', ...REST)).toEqual([
      'Your address: Name',
      'Your address: Town',
      ...ITEMS,
    ])
  })

  test('a heading above a question whose answers are in a table', async () => {
    const table = ['| Option | Tick |', '|---|---|', '| Young | ☐ |', '| Old | ☐ |']
    const lines = [
      '## 1 Trips',
      '',
      '**1.1** Why?',
      '',
      '## 2 You',
      '',
      '**2.1** Your age',
      '',
      ...table,
      '',
      '**2.2** Where?',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'Why?',
      'Your age: Young / Old',
      'Where?',
    ])
  })

  test('greetings, thanks and what is above the first question of a list', async () => {
    const lines = ['# Our garden', '', '*A survey of 2026*', '', 'Dear all, please answer by May.', '']
    const more = [
      '1. **Since when?**',
      '   - 2024',
      '   - 2025',
      '',
      'If so, how many? ....',
      '',
      'Thank you!',
    ]
    const result = await readFile('a.md', [...lines, ...more].join('\n'))
    expect(itemsOf(result)).toEqual(['Since when?: 2024 / 2025', 'If so, how many?'])
    expect(result.draft.title).toBe('Our garden')
  })

  test('headings in capitals with Roman numbers', async () => {
    const { draft } = await read({
      text: [
        'Survey',
        '',
        'I - YOUR WORK',
        '',
        '1) Why?',
        '',
        'II - YOUR TOWN',
        '',
        '2) Where?',
        '3) How?',
      ].join('\n'),
    })
    expect([draft.questions.map(({ stem }) => stem), draft.context]).toEqual([['Why?', 'Where?', 'How?'], ''])
  })
})

describe('a title', () => {
  test('names the survey, and not who asks', async () => {
    const { draft } = await read({
      text: [
        'ST MARY HOSPITAL',
        'Patient team',
        'SURVEY OF YOUR STAY',
        '',
        'This survey is short.',
        '',
        '1. Why?',
        ...REST,
      ].join('\n'),
    })
    expect(draft.title).toBe('SURVEY OF YOUR STAY')
    expect(draft.context).toContain('ST MARY HOSPITAL')
  })

  test('stays the first line where a later one is a sentence about the survey', async () => {
    const { draft } = await read({
      text: ['Your trips', 'This survey is short', '', '1. Why?', ...REST].join('\n'),
    })
    expect(draft.title).toBe('Your trips')
  })
})

describe('below a question in bold', () => {
  test('a bullet that only holds the place of an answer makes it an open one', async () => {
    const lines = [
      '# You',
      '**Age**',
      '* [Your response]',
      '',
      '**Sex**',
      '- [ ] F',
      '- [ ] M',
      '',
      '**Town**',
      '* [Your response]',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual(['Age', 'Sex: F / M', 'Town'])
  })

  test('a remark that asks between two lists of answers begins a question', async () => {
    const lines = [
      '**Do you smoke?**',
      '- [ ] Yes',
      '- [ ] No',
      '',
      '**Tick what changed for you:**',
      '- [ ] Work',
      '- [ ] Home',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'Do you smoke?: Yes / No',
      'Tick what changed for you:: Work / Home',
    ])
  })
})
