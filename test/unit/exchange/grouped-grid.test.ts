import { expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const BEGINS = '<w:vMerge w:val="restart"/>'
const GOES_ON = '<w:vMerge/>'
const blanks = (count: number) => Array.from({ length: count }, () => cell(''))
const paper = (...rows: string[]) =>
  read(
    docx([
      documentOf(
        `${paragraph('1. Do you ride?')}${paragraph('a) Yes')}${paragraph('b) No')}` +
          `${paragraph('2. How much does each matter?')}<w:tbl>${rows.join('')}</w:tbl>${paragraph('3. Why?')}`,
      ),
    ]),
  )
const stated = (group: string, text: string) =>
  row(cell(group, group ? BEGINS : GOES_ON), cell(text), ...blanks(3))
const wanted = (...texts: string[]) => [
  'Do you ride?: Yes / No',
  ...texts.map((text) => `How much does each matter? ${text}: 1 / 2 / 3`),
  'Why?',
]
const statements = ['Speed on the road', 'Safety of the lane', 'Price of the bike', 'Price of the repair']

test('groups of statements that are named in a column before them are headings', async () => {
  const result = await paper(
    row(cell('Group', BEGINS), cell('Factor', BEGINS), cell('Rating', '<w:gridSpan w:val="3"/>')),
    row(cell('', GOES_ON), cell('', GOES_ON), cell('1'), cell('2'), cell('3')),
    stated('Road', 'Speed on the road'),
    stated('', 'Safety of the lane'),
    stated('Money', 'Price of the bike'),
    stated('', 'Price of the repair'),
  )
  expect(itemsOf(result)).toEqual(wanted(...statements))
  expect(result.lines.filter(({ role }) => role === 'heading').map(({ text }) => text)).toEqual([
    'Road',
    'Money',
  ])
  expect(result.lines.map(({ text }) => text)).toContain('Group | Factor | Rating')
})

test('also where one row names all columns', async () => {
  const result = await paper(
    row(cell('Group'), cell('Factor'), cell('1'), cell('2'), cell('3')),
    stated('Road', 'Speed on the road'),
    stated('', 'Safety of the lane'),
    stated('Money', 'Price of the bike'),
    stated('', 'Price of the repair'),
  )
  expect(itemsOf(result)).toEqual(wanted(...statements))
  expect(named(result, 'text_dropped')).toEqual(['Group | Factor', 'Road', 'Money'])
})

test('a column with words in every row is no column of groups', async () => {
  const result = await paper(
    row(cell('Group'), cell('Factor'), cell('1'), cell('2'), cell('3')),
    stated('Road', 'Speed on the road'),
    stated('Lane', 'Safety of the lane'),
    stated('Money', 'Price of the bike'),
  )
  expect(result.lines.filter(({ role }) => role === 'heading')).toEqual([])
})
