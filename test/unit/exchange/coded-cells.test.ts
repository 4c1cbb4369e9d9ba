import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const cell = (text: string, wide: number) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${wide}"/></w:tcPr>${text.split('\n').map(paragraph).join('')}</w:tc>`
/** A table of Word; a cell that spans several columns is given with their number. */
const table = (...rows: (string | [string, number])[][]) =>
  `<w:tbl>${rows
    .map(
      (row) =>
        `<w:tr>${row.map((each) => (typeof each === 'string' ? cell(each, 1) : cell(...each))).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`
const paper = (...parts: string[]) => read(docx([documentOf(parts.join(''))]))
const items = async (...parts: string[]) => itemsOf(await paper(...parts))
const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`

/* Cells in which a number stands on a line of its own, above the name of an answer. */
describe('a number above the name of an answer', () => {
  test('is none of the answer, also where it is wrong or goes on with another one', async () => {
    expect(
      await items(
        paragraph('Q1. Do you like trams?'),
        table(['1\nVery much', '2\nRather', '2\nNot at all', '9\nNo idea'], ['☐', '☐', '☐', '☐']),
      ),
    ).toEqual(['Do you like trams?: Very much / Rather / Not at all / No idea'])
  })

  test('is a point of a scale where others have no name, but for an answer beside the scale', async () => {
    expect(
      await items(
        paragraph('Q1. How full was it?'),
        table(['1\nEmpty', '2', '3\nHalf full', '4', '5\nFull', '9\nNo idea'], Array(6).fill('☐')),
      ),
    ).toEqual(['How full was it?: 1 – Empty / 2 / 3 – Half full / 4 / 5 – Full / No idea'])
  })

  test('says how many where the names are the same without it', async () => {
    const answers = ['1\nride', '2\nrides', '3\nrides']
    expect(await items(paragraph('Q1. How often?'), table(answers, ['☐', '☐', '☐']))).toEqual([
      'How often?: 1 ride / 2 rides / 3 rides',
    ])
  })

  test('is none in the head of a grid, whose column of statements has a name with a colon', async () => {
    const result = await paper(
      paragraph('Q1. What do you say of each?'),
      table(
        ['Tale:', '1\nGood', '2\nSo-so', '3\nBad', '99\nNo idea'],
        ['Trams are cheap.', '☐', '☐', '☐', '☐'],
        ['Trams are quick.', '☐', '☐', '☐', '☐'],
      ),
    )
    expect(itemsOf(result)).toEqual([
      'What do you say of each? Trams are cheap.: Good / So-so / Bad / No idea',
      'What do you say of each? Trams are quick.: Good / So-so / Bad / No idea',
    ])
    expect(named(result, 'text_dropped')).toEqual(['Tale:'])
  })
})

test('statements of a grid may reach below its first answer', async () => {
  expect(
    await items(
      paragraph('Q1. How much do you trust each?'),
      table([['', 1], ['Little', 2], 'Much'], [['Drivers', 2], '☐', '☐'], [['Riders', 2], '☐', '☐']),
    ),
  ).toEqual([
    'How much do you trust each? Drivers: Little / Much',
    'How much do you trust each? Riders: Little / Much',
  ])
})

test('a line in brackets between a question and its answers is a remark, in whatever language', async () => {
  const result = await paper(
    paragraph('Q1. Hvor cykler du?'),
    bold('(Sæt ring om et svar)'),
    table(['I byen', '☐ 1'], ['På landet', '☐ 2']),
  )
  expect(itemsOf(result)).toEqual(['Hvor cykler du?: I byen / På landet'])
})

test('a paragraph above the question of a table introduces it', async () => {
  expect(
    await items(
      paragraph('1. Do you ride?'),
      table(['Yes', '☐ 1'], ['No', '☐ 2']),
      bold('Now we would like to ask about trams and those who drive them.'),
      paragraph('2. How safe are they?'),
      table(['', 'Safe', 'Unsafe'], ['Trams', '☐', '☐'], ['Drivers', '☐', '☐']),
    ),
  ).toEqual([
    'Do you ride?: Yes / No',
    'How safe are they? Trams: Safe / Unsafe',
    'How safe are they? Drivers: Safe / Unsafe',
  ])
})
