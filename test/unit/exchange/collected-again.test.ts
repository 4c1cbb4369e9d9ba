import { describe, expect, test } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { itemsOf } from './found-items.ts'
import { readFile, someTools } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const itemsIn = async (lines: readonly string[], fileName = 'paper.md') =>
  itemsOf(await readFile(fileName, lines.join('\n')))

describe('numbers of sections in headings', () => {
  test('leave the questions that are headings', async () => {
    const paper = [
      '# Paper',
      '## 1. PART',
      '### 1.1 Do you ride?',
      '- [ ] Yes',
      '- [ ] No',
      '### 1.2 Why?',
      '- [ ] Fun',
      '- [ ] Work',
    ]
    expect(await itemsIn([...paper, '## 2. OTHER', '### 2.1 How far?', '- [ ] Near', '- [ ] Far'])).toEqual([
      'Do you ride?: Yes / No',
      'Why?: Fun / Work',
      'How far?: Near / Far',
    ])
  })

  test('a single one is an amount, and stays', async () => {
    expect(await itemsIn(['# Paper', '## 2.5 Litres a day?', '- [ ] Yes', '- [ ] No'])).toEqual([
      '2.5 Litres a day?: Yes / No',
    ])
  })
})

describe('answers below an empty line', () => {
  test('belong to the question above it where this comes again and again, and a drawn line is none', async () => {
    const paper = [
      'Bikes',
      '',
      'Which bike do you own?',
      '',
      'Race',
      'City',
      '',
      'Which road?',
      '',
      'Old',
      'New',
    ]
    expect(
      await itemsIn([...paper, '', '-------------', '', 'Why?', '', 'Fun', 'Work'], 'paper.txt'),
    ).toEqual(['Which bike do you own?: Race / City', 'Which road?: Old / New', 'Why?: Fun / Work'])
  })
})

test('a list of nothing but sentences is one statement a line', async () => {
  const sentences = [
    'I ride to work.',
    'I ride for fun today.',
    'I ride with all friends.',
    'I like my old bike.',
    'I never ride at night.',
  ]
  expect(await itemsIn(sentences, 'paper.txt')).toEqual(sentences)
})

describe('a scale that comes below each statement', () => {
  test('is the one of the statement above it', async () => {
    const item = (name: string, at: number) => [
      `### 2.${at} Topic`,
      `**Statement**: I ${name} my bike.`,
      '**Scale**: 1-3 (Disagree to Agree)',
      '',
    ]
    expect(await itemsIn(['# Paper', '', ...['like', 'ride', 'clean', 'sell'].flatMap(item)])).toEqual(
      ['like', 'ride', 'clean', 'sell'].map((name) => `I ${name} my bike.: 1 – Disagree / 2 / 3 – Agree`),
    )
  })

  test('names its ends with hyphens in a bracket', async () => {
    expect(
      await itemsIn(['1. On a scale of 1 to 3, how far is it? (1-very near, 3-very far)', '2. Why?']),
    ).toEqual(['On a scale of 1 to 3, how far is it?: 1 – very near / 2 / 3 – very far', 'Why?'])
  })

  test('has each of its points in brackets', async () => {
    expect(await itemsIn(['1. How far is it?', '[1] [2] [3] [4]', '2. Why?'])).toEqual([
      'How far is it?: 1 / 2 / 3 / 4',
      'Why?',
    ])
  })
})

test('statements below a question that lists their answers in a bracket are items of their own', async () => {
  const question = '1. Do you agree with the following statements: (Disagree, Neutral, Agree)'
  expect(await itemsIn([question, '- Bikes are fast', '- Bikes are old', '2. Why?'])).toEqual([
    'Do you agree with the following statements: Bikes are fast: Disagree / Neutral / Agree',
    'Do you agree with the following statements: Bikes are old: Disagree / Neutral / Agree',
    'Why?',
  ])
})

test('bare numbers and codes leave questions that are headings', async () => {
  const paper = ['Near', 'Far', 'Here', 'There'].flatMap((name, at) => [
    `## ${at * 2 + 1} Which road is ${name} => ${'ABCD'[at]}`,
    '- **Old** _=>_ 1',
    '- **New** _=>_ 2',
  ])
  expect(await itemsIn(['# Paper', ...paper])).toEqual(
    ['Near', 'Far', 'Here', 'There'].map((name) => `Which road is ${name}: Old / New`),
  )
})

test('codes behind arrows leave the answers', async () => {
  expect(await itemsIn(['1. Which bike?', '- **Race** _=>_ 1', '- **City** _=>_ 2', '2. Why?'])).toEqual([
    'Which bike?: Race / City',
    'Why?',
  ])
})

describe('lines within a paragraph of Word', () => {
  const lines = (...texts: string[]) =>
    `<w:p>${texts.map((text) => `<w:r><w:t>${text}</w:t></w:r>`).join('<w:r><w:br/></w:r>')}</w:p>`
  const wordItems = async (body: string) => itemsOf(await readImport(docx([documentOf(body)]), someTools()))

  test('are answers where they have the same mark, or are short', async () => {
    const body =
      paragraph('1. Which bike?') +
      lines('Race', 'City', 'Cargo') +
      lines('2. Which road? (one answer)', 'o Old', 'o New') +
      paragraph('3. Why?')
    expect(await wordItems(body)).toEqual([
      'Which bike?: Race / City / Cargo',
      'Which road?: Old / New',
      'Why?',
    ])
  })

  test('are one text where they are sentences', async () => {
    const body = paragraph('1. Why?') + paragraph('2. Where?') + lines('3. We thank you.', 'You may go, now.')
    expect(await wordItems(body)).toEqual(['Why?', 'Where?', 'We thank you.\nYou may go, now.'])
  })
})
