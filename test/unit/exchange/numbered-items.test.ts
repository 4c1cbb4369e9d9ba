import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf, paperOf } from './papers.ts'
import { read } from './read.ts'

describe.each([
  ['as text', (text: string) => ({ text })],
  ['as a Word paper', paperOf],
])('%s', (_, source) => {
  test.each<[string, [string, ...string[]][]]>([
    [
      '1. I sleep less than 2.5 hours\n- Yes\n- No\n2. I walk to work\n- Yes\n- No',
      [
        ['I sleep less than 2.5 hours', 'Yes', 'No'],
        ['I walk to work', 'Yes', 'No'],
      ],
    ],
    ['1. Income above 2.000 euros\n- Yes\n- No', [['Income above 2.000 euros', 'Yes', 'No']]],
    [
      '1. Which of these?\na) Vitamin C\nb) Vitamin b.12\nc) None',
      [['Which of these?', 'Vitamin C', 'Vitamin b.12', 'None']],
    ],
    ['1. Which?\na) Vitamin b.12\nb) None', [['Which?', 'Vitamin b.12', 'None']]],
    ['1. Which?\na) Vitamin b) 12\nb) None', [['Which?', 'Vitamin b) 12', 'None']]],
    [
      '1. Your commune: (1) in the centre (2) outside\n2. Why?',
      [['Your commune:', 'in the centre', 'outside'], ['Why?']],
    ],
    [
      '1. Your commune: (1) in the centre (2) outside\n- Yes\n- No',
      [['Your commune: (1) in the centre (2) outside', 'Yes', 'No']],
    ],
    [
      '1. The app version 2. is better than the first\n- Agree\n- Disagree\n2. Why?',
      [['The app version 2. is better than the first', 'Agree', 'Disagree'], ['Why?']],
    ],
    [
      '1. The app version 2. is better than the first\n\n2. Why?',
      [['The app version 2. is better than the first'], ['Why?']],
    ],
    ['Survey\n\n1. The app version 2. is better', [['The app version 2. is better']]],
    // Numbered answers below questions without numbers, and below numbered ones.
    [
      'Gender\n1. Male 2. Female\n\nAge\n1. Young 2. Old',
      [
        ['Gender', 'Male', 'Female'],
        ['Age', 'Young', 'Old'],
      ],
    ],
    [
      '1. Do you?\n1. Yes 2. No\n2. Why?\n(1) Work (2) Home',
      [
        ['Do you?', 'Yes', 'No'],
        ['Why?', 'Work', 'Home'],
      ],
    ],
    ['1. Your age\na) Young b) Old', [['Your age', 'Young', 'Old']]],
    ['Do you? a) Yes b) No\n\n1. Why?\n2. How?', [['Do you?', 'Yes', 'No'], ['Why?'], ['How?']]],
  ])('%j', async (text, items) => {
    expect(itemsOf(await read(source(text)))).toEqual(items)
  })
})

test('a list before the first item stays in the context, and that is said', async () => {
  const result = await read({ text: 'Trips\nYour gender\n- Male\n- Female\n\n1. Why?' })
  expect(result.draft).toMatchObject({ title: 'Trips', context: 'Your gender\nMale\nFemale' })
  expect(result.notes).toEqual([{ code: 'head_list', item: null, name: 'Male' }])
})

test('a line that says it is the title goes before one that only stands first, which is kept', async () => {
  const { draft } = await read({ text: 'City of Lyon\nTitle: Trips\nTitle: 2026\n\n1. Why?' })
  expect(draft).toMatchObject({ title: 'Trips', context: 'City of Lyon\nTitle: 2026' })
})

test('tabs are spaces in titles, contexts, stems and rows of a grid', async () => {
  const { draft } = await read({
    text: 'Enquête\t2026\nVille\tde Lyon\n1. À\tpied ?\n- Oui,\ttoujours\n- Non',
  })
  expect(draft).toMatchObject({ title: 'Enquête 2026', context: 'Ville de Lyon' })
  expect(draft.questions[0]?.stem).toBe('À pied ?')
  expect(draft.questions[0]?.options[0]?.text).toBe('Oui, toujours')

  const run = (text: string) =>
    `<w:r>${text
      .split('\t')
      .map((each) => `<w:t>${each}</w:t>`)
      .join('<w:tab/>')}</w:r>`
  const styled = (style: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc><w:p>${run(cell)}</w:p></w:tc>`).join('')}</w:tr>`
  const body = [
    styled('Title', 'Enquête\t2026'),
    styled('Subtitle', 'Ville\tde Lyon'),
    `<w:tbl>${row('How\tgood is', 'Very\tgood', 'Bad')}${row('a)\tThe food', '☐', '☐')}</w:tbl>`,
  ]
  const text = `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`
  const paper = await read({ fileName: 'a.docx', bytes: writeZip([{ name: 'word/document.xml', text }]) })
  expect(paper.draft).toMatchObject({ title: 'Enquête 2026', context: 'Ville de Lyon' })
  expect(itemsOf(paper)).toEqual([['How good is a) The food', 'Very good', 'Bad']])
})
