import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const reading = (...lines: string[]) => read({ text: lines.join('\n') })
const QUESTION = ['1. Do you cycle?', '- Yes', '- No', '2. Why?', '3. How far?']
const ITEMS = ['Do you cycle?: Yes / No', 'Why?', 'How far?']

/* Lines to fill in before the first question, and several questions on a line. The texts are Sonde's own. */
describe('before the first question', () => {
  test('lines that end with a blank are questions, and no title or context', async () => {
    const result = await reading(
      'Survey of riders',
      'Please answer.',
      '',
      'Full name: ____',
      'Age: ____ years',
      'Nights away: |__|__| nights',
      '',
      ...QUESTION,
    )
    expect(itemsOf(result)).toEqual(['Full name', 'Age', 'Nights away', ...ITEMS])
    expect([result.draft.title, result.draft.context]).toEqual(['Survey of riders', 'Please answer.'])
    expect(named(result, 'text_dropped')).toEqual(['years', 'nights'])
  })

  test('the same where nothing is above them, and in bold of Markdown', async () => {
    const result = await readFile(
      'a.md',
      ['**Full name:** ____', '**Age:** ____ years', ...QUESTION].join('\n'),
    )
    expect(itemsOf(result)).toEqual(['Full name', 'Age', ...ITEMS])
    expect(result.draft.title).toBe('')
  })

  test('names with a colon are lines to fill in where several stand together', async () => {
    const result = await reading('Enquête', '', 'Nom :', 'Prénom :', 'Service :', '', ...QUESTION)
    expect(itemsOf(result)).toEqual(['Nom :', 'Prénom :', 'Service :', ...ITEMS])
    expect(itemsOf(await reading('Survey', '', 'Dear rider:', 'Thank you.', '', ...QUESTION))).toEqual(ITEMS)
  })

  test('what the office fills in is left out and named, with what is beside it', async () => {
    const result = await reading(
      'Survey of riders',
      'N° (réservé à la mairie) : |__|__|__|',
      'Date: __/__/____    Interviewer: ________',
      'Age: ____',
      ...QUESTION,
    )
    expect(itemsOf(result)).toEqual(['Age', ...ITEMS])
    expect(named(result, 'text_dropped')).toEqual([
      'N° (réservé à la mairie) : |__|__|__|',
      'Date: __/__/____',
      'Interviewer: ________',
    ])
    expect(result.draft.context).toBe('')
  })

  test('a first question with a blank is one', async () => {
    const lines = [
      '## Part A',
      '**Q1. How old are you?** ______ years',
      '**Q2. Do you cycle?**',
      '- [ ] Yes',
      '- [ ] No',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'How old are you?',
      'Do you cycle?: Yes / No',
    ])
  })
})

describe('several questions on a line', () => {
  test.each([
    ['Full name: ______   Age: ____ years   Sex: ☐ F ☐ M', ['Full name', 'Age', 'Sex:: F / M']],
    ['Name ______ Age ____ Town ____', ['Name', 'Age', 'Town']],
    ['Sex: F [ ]   M [ ]      Age: ___', ['Sex:: F / M', 'Age']],
    ['NAME:          WEIGHT:', ['NAME:', 'WEIGHT:']],
    ['NAME:\nAGE:          WEIGHT:', ['NAME:', 'AGE:', 'WEIGHT:']],
    ['Nom : ............. Prénom : .............', ['Nom', 'Prénom']],
    ['How many adults? ____ And how many children? ____', ['How many adults?', 'And how many children?']],
    ['Do you cycle? ( ) Yes ( ) No     How far? ____', ['Do you cycle?: Yes / No', 'How far?']],
  ])('%s', async (line, expected) => {
    expect(itemsOf(await reading('About riders', line, '', ...QUESTION))).toEqual([...expected, ...ITEMS])
  })

  test('also within a numbered list', async () => {
    expect(
      itemsOf(await reading('1. Adults? ____ And how many children? ____', '2. Why?', '3. How far?')),
    ).toEqual(['Adults?', 'And how many children?', 'Why?', 'How far?'])
  })

  test.each([
    ['I sleep ____ hours and I work ____ hours'],
    ['Sleep: ____ hours ____ minutes'],
    ['From ____ to ____'],
  ])('%s: a single one stays whole', async (line) => {
    expect(itemsOf(await reading(`1. ${line}`, '2. Why?', '3. How far?'))).toHaveLength(3)
  })

  test('names with a colon in a list below a question are questions', async () => {
    expect(
      itemsOf(await reading('1. Your game', '- Author:', '- Company:', '2. Why?', '3. How far?')),
    ).toEqual(['Your game: Author', 'Your game: Company', 'Why?', 'How far?'])
  })

  test('answers to mark on a blank stay together', async () => {
    expect(
      itemsOf(await reading('1. Your sex?', 'Male ____ Female ____', '2. Why?', '3. How far?')),
    ).toHaveLength(3)
  })
})

describe('in a table', () => {
  test('names to fill in side by side, also several in a cell, are questions of their own', async () => {
    const table = [
      '| NAME: | SEX: ☐ F ☐ M |',
      '|---|---|',
      '| AGE: ____ | TOWN: |',
      '| Do you cycle? | How far? |',
    ]
    expect(itemsOf(await readFile('a.md', ['## You', ...table].join('\n')))).toEqual([
      'NAME:',
      'SEX:: F / M',
      'AGE',
      'TOWN:',
      'Do you cycle?',
      'How far?',
    ])
  })
})
