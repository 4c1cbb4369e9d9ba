import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { escapeXml } from '../../../shared/exchange/xml/escape-xml.ts'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

/** A Word document of paragraphs and tables, the latter as rows of cells. */
const wordOf = (...parts: (string | string[][])[]) => {
  const paragraph = (text: string) =>
    `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
  const row = (cells: string[]) =>
    `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
  const body = parts.map((part) =>
    typeof part === 'string' ? paragraph(part) : `<w:tbl>${part.map(row).join('')}</w:tbl>`,
  )
  const text = `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`
  return { fileName: 'a.docx', bytes: writeZip([{ name: 'word/document.xml', text }]) }
}

/*
 * Scales that are given once, above or below what they are for. The texts are Sonde's own.
 */
describe('scales', () => {
  test('an answer with a code behind the last end of a scale is one more answer', async () => {
    const [, first = '', second = ''] = await items(
      '1. Lisez-vous ?',
      '- Oui',
      '- Non',
      '2. Notez de 1 à 3 la qualité des services suivants (1 = très mauvaise, 3 = excellente, NC = non concerné) :',
      '   2.1 Le choix de livres',
      '   2.2 Les horaires',
      '3. Vivez-vous seul ?',
      '- Oui',
      '- Non',
    )
    const points = '1 – très mauvaise / 2 / 3 – excellente / non concerné'
    expect(first).toContain(`Le choix de livres: ${points}`)
    expect(second).toContain(`Les horaires: ${points}`)
  })

  test('a scale given in a remark is the answer of the statements that follow, up to the next part', async () => {
    expect(
      await items(
        '0. Do you walk? (Yes/No)',
        '',
        'Section A: Views',
        'Please rate each statement (1 = disagree, 2 = neutral, 3 = agree).',
        '1. Cycling is fun.',
        '2. Walking is slow.',
        '3. Why do you think so?',
        'Section B: Trips',
        '4. I own a bike.',
      ),
    ).toEqual([
      'Do you walk?: Yes / No',
      'Cycling is fun.: disagree / neutral / agree',
      'Walking is slow.: disagree / neutral / agree',
      'Why do you think so?',
      'I own a bike.',
    ])
  })

  test('answers named for a part in brackets', async () => {
    expect(
      await items(
        '1. Do you cycle?',
        '- Yes',
        '- No',
        '',
        'Section B',
        '(Response options: Agree / Disagree / Neutral)',
        '2. Cycling is fun.',
        '3. Walking is slow.',
      ),
    ).toEqual([
      'Do you cycle?: Yes / No',
      'Cycling is fun.: Agree / Disagree / Neutral',
      'Walking is slow.: Agree / Disagree / Neutral',
    ])
  })

  test('the kind of the field says that the answer is a scale', async () => {
    const text =
      '1. How sure are you?\nQuestion type: Linear scale (1–5)\n2. Where?\nQuestion type: Paragraph'
    expect(itemsOf(await read({ text }))).toEqual(['How sure are you?: 1 / 2 / 3 / 4 / 5', 'Where?'])
  })
})

describe('lines that belong to no question', () => {
  test('a letter between grids is a heading', async () => {
    const grid = [
      ['', 'Yes', 'No'],
      ['It is fun', '', ''],
    ]
    const result = await read(
      wordOf('1. Do you cycle?', '- Yes', '- No', '', 'B. Your views', grid, '', 'C) Your mood', grid),
    )
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'It is fun: Yes / No', 'It is fun: Yes / No'])
    expect(named(result, 'text_dropped')).toEqual(['Your views', 'Your mood'])
  })

  test('sources are no questions, and their list is no answer', async () => {
    const lines = [
      '# Trips',
      '> **Source:** Doe (2020) found that people cycle (see below).',
      '',
      '| Code | Statement | Yes | No |',
      '|---|---|---|---|',
      '| A1 | It is fun | ☐ | ☐ |',
      '| A2 | It is slow | ☐ | ☐ |',
      '',
      '**Item-level sources:**',
      '- A1: Doe (2020)',
      '- A2: Roe (2021)',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'It is fun: Yes / No',
      'It is slow: Yes / No',
    ])
  })

  test('a remark on how to answer is never a question', async () => {
    const lines = [
      '#### 1. Do you cycle? *',
      '*Mark only one option.*',
      '- [ ] Yes',
      '- [ ] No',
      '#### `Your trips`',
      '#### 2. Choose all that describe you. *',
      'Check all that apply.',
      '- [ ] Cyclist',
      '- [ ] Walker',
      '#### 3. Where?',
    ]
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'Do you cycle?: Yes / No',
      'Choose all that describe you.: Cyclist / Walker',
      'Where?',
    ])
  })
})

describe('lists', () => {
  test('a table of answers with a column to tick', async () => {
    const result = await read(
      wordOf('1. Which do you use?', [
        ['Sl. No.', 'Vehicle', 'Please tick'],
        ['i.', 'Bike', ''],
        ['ii.', 'Car', ''],
      ]),
    )
    expect(itemsOf(result)).toEqual(['Which do you use?: Bike / Car'])
  })

  test('numbers without a point that count up are numbers of questions', async () => {
    expect(await items('0\tI agree to take part.', '1\tHow old are you?', '2\tCycling is fun.')).toEqual([
      'I agree to take part.',
      'How old are you?',
      'Cycling is fun.',
    ])
    expect(await items('1 Do you cycle?', '- Yes', '- No', '2 Your town', '3 Cycling is fun')).toEqual([
      'Do you cycle?: Yes / No',
      'Your town',
      'Cycling is fun',
    ])
  })

  test('a blank with a unit is no answer, and lines to fill in stay apart', async () => {
    expect(
      await items(
        '1. How heavy is your bike?',
        '______ kg',
        '2. Do you cycle?',
        '- Yes',
        '- No',
        '',
        'Name: ____',
        'Town: ____',
      ),
    ).toEqual(['How heavy is your bike?', 'Do you cycle?: Yes / No', 'Name', 'Town'])
  })

  test('lists of lines to fill in may hold a choice', async () => {
    expect(
      await items('1. Your bike', '- Make: ____', '- Year: ____', '- Kind: City / Race', '2. Why?'),
    ).toEqual(['Your bike: Make', 'Your bike: Year', 'Your bike: Kind: City / Race', 'Why?'])
  })
})
