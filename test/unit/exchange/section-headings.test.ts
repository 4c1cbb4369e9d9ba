import { expect, it } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

/** A paragraph of Word in the style of headings. */
const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cells = (texts: readonly string[]) =>
  `<w:tr>${texts.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[][]) => `<w:tbl>${rows.map(cells).join('')}</w:tbl>`

it('the heading of a section is no answer to the question above it', async () => {
  const body = [
    heading('1. The tap water'),
    paragraph('1.1 Do you drink it?'),
    ...['a) Every day', 'b) Never'].map(paragraph),
    heading('2. Your contacts'),
    paragraph('2.1 Did you call us last year?'),
    ...['1. Yes', '2. No'].map(paragraph),
    heading('3. About you'),
    paragraph('3.1 How old are you?'),
  ]
  const result = await read(docx([documentOf(body.join(''))]))
  expect(itemsOf(result)).toEqual([
    'Do you drink it?: Every day / Never',
    'Did you call us last year?: Yes / No',
    'How old are you?',
  ])
})

it('nor is it in a text, where each section has one', async () => {
  const text = [
    ...['1. Vos trajets', '1.1 Prenez-vous le bus ?', 'a) Oui', 'b) Non', ''],
    ...['2. Votre foyer', '2.1 Avez-vous des enfants ?', 'a) Oui', 'b) Non'],
  ]
  expect(itemsOf(await read({ fileName: 'a.txt', text: text.join('\n') }))).toEqual([
    'Prenez-vous le bus ?: Oui / Non',
    'Avez-vous des enfants ?: Oui / Non',
  ])
})

it('an answer above the first question of the next section stays an answer', async () => {
  const text = [
    ...['1.1 Do you take the bus?', '1. Yes', '2. No'],
    ...['2.1 Do you have children?', '1. Yes', '2. No'],
  ]
  expect(itemsOf(await read({ fileName: 'a.txt', text: text.join('\n') }))).toEqual([
    'Do you take the bus?: Yes / No',
    'Do you have children?: Yes / No',
  ])
})

it('answers over a row of boxes with their codes', async () => {
  const boxes = table(['Very satisfied', 'Fairly satisfied', 'DK'], ['☐1', '☐2', '☐9'])
  const result = await read(docx([documentOf(`${paragraph('1. How satisfied are you?')}${boxes}`)]))
  expect(itemsOf(result)).toEqual(['How satisfied are you?: Very satisfied / Fairly satisfied / DK'])
})
