import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string, span = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${text.split('|').map(paragraph).join('')}</w:tc>`
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => cell(text)).join('')}</w:tr>`).join('')}</w:tbl>`
const wordOf = (...bodies: string[]) => {
  const text = `<w:document xmlns:w="w">${bodies.map((body) => `<w:body>${body}</w:body>`).join('')}</w:document>`
  return { fileName: 'a.docx', bytes: writeZip([{ name: 'word/document.xml', text }]) }
}

/*
 * Ways to lay out a whole questionnaire that real files use. The texts are Sonde's own.
 */
describe('plain text', () => {
  test('lines that name a section are headings, with or without empty lines around them', async () => {
    expect(
      await items(
        'Trips',
        '',
        'Section A: You',
        'Do you cycle?',
        '- Yes',
        '- No',
        'PARTIE 2 - Vos trajets',
        'Do you walk?',
        '- Yes',
        '- No',
      ),
    ).toEqual(['Do you cycle?: Yes / No', 'Do you walk?: Yes / No'])
  })

  test('codes of a letter and a number are numbers of questions', async () => {
    expect(
      await items('A1 Gender 1. F 2. M', 'A2 Age', 'B1. Do you cycle?', '- Yes', '- No', 'B2: Where?'),
    ).toEqual(['Gender: F / M', 'Age', 'Do you cycle?: Yes / No', 'Where?'])
  })

  test('numbers of answers stand right before digits', async () => {
    expect(
      await items('Q1. Your income?', '1.Below 2000', '2.2000-4999', '3.5000 or more', 'Q2. Your town?'),
    ).toEqual(['Your income?: Below 2000 / 2000-4999 / 5000 or more', 'Your town?'])
  })

  test('a line to fill in after the last question is a question', async () => {
    expect(
      await items('1. Do you cycle?', '- Yes', '- No', '', 'Your telephone (optional): ________'),
    ).toEqual(['Do you cycle?: Yes / No', 'Your telephone (optional)'])
  })
})

describe('Markdown', () => {
  test('code, comments and pictures are no questions', async () => {
    const lines = [
      '<!-- made with a tool -->',
      '# Trips',
      '```js',
      'why?',
      '```',
      '<!--',
      'Do you fly?',
      '-->',
      '## Do you cycle?',
      '![a bike](images/bike.png "A bike")',
      '- Yes',
      '- No',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual(['Do you cycle?: Yes / No'])
  })

  test('headings may be underlined, and marks of a quotation are no text', async () => {
    const lines = [
      'Trips',
      '=====',
      '',
      'Do you cycle?',
      '-------------',
      '- Yes',
      '- No',
      '',
      '> **Source:** own',
    ]
    const result = await readFile('a.md', lines.join('\n'))
    expect(result.draft.title).toBe('Trips')
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No'])
  })
})

describe('Word', () => {
  test('a document may have a body for each paragraph', async () => {
    const result = await read(wordOf(paragraph('1. Do you cycle?'), paragraph('- Yes'), paragraph('- No')))
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No'])
  })

  test('the line right above a table of answers is its question', async () => {
    const result = await read(
      wordOf(
        paragraph('Your level of study:'),
        table(['1 - school', '2 - university']),
        paragraph('Are you looking for'),
        table(['work', 'a course', 'nothing']),
      ),
    )
    expect(itemsOf(result)).toEqual([
      'Your level of study:: school / university',
      'Are you looking for: work / a course / nothing',
    ])
  })

  test('Roman numerals number the rows of a grid', async () => {
    const result = await read(
      wordOf(
        paragraph('1. Do you agree?'),
        table(
          ['No.', 'Statement', 'No', 'Yes'],
          ['i.', 'Cycling is fun', '', ''],
          ['ii.', 'Walking is slow', '', ''],
        ),
      ),
    )
    expect(itemsOf(result)).toEqual([
      'Do you agree? Cycling is fun: No / Yes',
      'Do you agree? Walking is slow: No / Yes',
    ])
  })

  test('rows of a table of questions with one text are headings', async () => {
    const result = await read(
      wordOf(
        table(
          ['Questions', 'Responses'],
          ['a) You', ''],
          ['How old are you?', '________'],
          ['b) Trips', 'b) Trips'],
          ['Do you cycle?', 'Yes|No|If yes, where: ____'],
        ),
      ),
    )
    expect(itemsOf(result)).toEqual(['How old are you?', 'Do you cycle?: Yes / No', 'If yes, where'])
    expect(named(result, 'text_dropped')).toEqual(['You', 'Trips'])
  })

  test('a table has the section before the question, and the scale behind it', async () => {
    const result = await read(
      wordOf(
        table(
          ['Section', 'Item', 'Scale'],
          ['You', '1. Do you cycle?', 'Binary scale|(1=yes, 0=no)'],
          ['', '2. Do you walk?', 'Binary scale|(1=yes, 0=no)'],
          ['Town', '3. It is safe.', 'Two-point scale|(1=agree, 2=disagree)'],
        ),
      ),
    )
    expect(itemsOf(result)).toEqual([
      'Do you cycle?: yes / no',
      'Do you walk?: yes / no',
      'It is safe.: agree / disagree',
    ])
    expect(named(result, 'text_dropped')).toContain('Town')
  })

  test('codes of the rows of a grid are taken off', async () => {
    const result = await read(
      wordOf(
        paragraph('Q1 How often'),
        table(['', 'Never (1)', 'Often (2)'], ['by bike? (1)', '○', '○'], ['on foot? (2)', '○', '○']),
      ),
    )
    expect(itemsOf(result)).toEqual([
      'How often by bike?: Never / Often',
      'How often on foot?: Never / Often',
    ])
  })
})
