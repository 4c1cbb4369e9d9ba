import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const paper = (...lines: string[]) => read({ text: lines.join('\n') })
const items = async (...lines: string[]) => itemsOf(await paper(...lines))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

describe('what is numbered', () => {
  test('names of variables as headings', async () => {
    const lines = [
      '# Trips',
      '## 2030-001_q_1',
      'Do you cycle?',
      '## 2030-001_q_2',
      'How far do you agree with this? I like to ride my bike.',
      '## 2030-001_q_3',
      'Why?',
    ]
    expect(await markdown(...lines)).toEqual([
      'Do you cycle?',
      'How far do you agree with this? I like to ride my bike.',
      'Why?',
    ])
  })

  test('numbers with letters within a question', async () => {
    const lines = ['15) Do you ride?', '- Yes', '- No', '15.a) Where to?', '15.a.2) Since when?', '16) Why?']
    const result = await paper(...lines)
    expect(itemsOf(result)).toEqual(['Do you ride?: Yes / No', 'Where to?', 'Since when?', 'Why?'])
    expect(result.counted).toMatchObject({ questions: 4, came: 4 })
  })

  test('headings in capitals above questions, also with no space behind their signs', async () => {
    const lines = [
      '##Do you cycle?',
      '- Yes',
      '- No',
      '',
      '**1. YOU**',
      '',
      '##Where do you live?',
      '',
      '**2. YOUR TRIPS**',
      '',
      '##How far do you ride?',
      '- 1 km',
      '- 9 km',
    ]
    expect(await markdown(...lines)).toEqual([
      'Do you cycle?: Yes / No',
      'Where do you live?',
      'How far do you ride?: 1 km / 9 km',
    ])
  })

  test('the questions of a list in Word, with answers in none between them', async () => {
    const listed = (text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const numbering =
      '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
    const lines = [
      listed('Is your bike new or used?'),
      paragraph('New'),
      paragraph('Used'),
      listed('Please say where you ride.'),
      paragraph('In town'),
      paragraph('Elsewhere'),
      listed('Do you ride at night?'),
      paragraph('Yes'),
      paragraph('No'),
      paragraph('At times'),
      listed('Why?'),
    ]
    const source = docx([documentOf(lines.join('')), { name: 'word/numbering.xml', text: numbering }])
    expect(itemsOf(await read(source))).toEqual([
      'Is your bike new or used?: New / Used',
      'Please say where you ride.: In town / Elsewhere',
      'Do you ride at night?: Yes / No / At times',
      'Why?',
    ])
  })
})

describe('lines without a marker', () => {
  test('below a short question that has no end are its answers, not its further words', async () => {
    const lines = ['1. Bike', 'New', 'Used', '2. Where do you', 'ride on most days?', 'In town', 'Elsewhere']
    expect(await items(...lines)).toEqual([
      'Bike: New / Used',
      'Where do you ride on most days?: In town / Elsewhere',
    ])
  })

  test('that only name another answer are left out', async () => {
    const lines = [
      '1. Which one?',
      'Bike',
      'Other',
      'If other, please specify',
      '2. Where?',
      'Enter place here',
    ]
    expect(await items(...lines)).toEqual(['Which one?: Bike / Other', 'Where?'])
  })

  test('at the edges of printed pages are no answers', async () => {
    const page = (number: number) => ['https://example.org/form/7', `${number}/2`, '6/7/26, 11:19 AM']
    const lines = [
      '1. Which one?',
      'Bike',
      'Bus',
      '',
      ...page(1),
      '',
      '2. When?',
      'Today',
      'Later',
      '',
      ...page(2),
    ]
    const result = await paper(...lines)
    expect(itemsOf(result)).toEqual(['Which one?: Bike / Bus', 'When?: Today / Later'])
    expect(named(result, 'text_dropped')).toEqual(page(1))
  })
})

test('a question above a heading for who says yes is answered by yes or no', async () => {
  const lines = [
    '- Question : Avez-vous un vélo ?',
    '',
    '### Si oui :',
    '',
    '- Depuis quand ?',
    '',
    '### Fin',
    '',
    '- Pourquoi ?',
  ]
  const result = await readFile('a.md', lines.join('\n'))
  expect(itemsOf(result)).toEqual(['Avez-vous un vélo ?: Oui / Non', 'Depuis quand ?', 'Pourquoi ?'])
  expect(result.notes.filter(({ code }) => code === 'yes_no').map(({ item }) => item)).toEqual([1])
})
