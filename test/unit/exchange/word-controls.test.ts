import { describe, expect, test } from 'vitest'
import { codesOf, outlineOf, read } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const text = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const cell = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`

async function readBody(body: string, ...parts: { name: string; text: string }[]) {
  return read(docx([documentOf(body), ...parts]))
}

async function questionsOf(body: string) {
  const { questions } = outlineOf((await readBody(body)).draft) as {
    questions: { stem: string; options: string[] }[]
  }
  return questions.map(({ stem, options }) => [stem, ...options])
}

describe('content controls of Word', () => {
  const entries =
    '<w:showingPlcHdr/><w:dropDownList><w:listItem w:value="Choose an item."/>' +
    '<w:listItem w:displayText="Sales" w:value="1"/><w:listItem w:displayText="Finance" w:value="2"/></w:dropDownList>'
  const department = ['In which department do you work?', 'Sales', 'Finance']

  test('give all entries of a list within a paragraph', async () => {
    const body = `<w:p>${text('1. In which department do you work? ')}${control(entries, text('Choose an item.'))}</w:p>`
    expect(await questionsOf(body)).toEqual([department])
  })

  test('give all entries of a list that is a paragraph', async () => {
    const body = `${paragraph('1. In which department do you work?')}${control(entries, paragraph('Choose an item.'))}`
    expect(await questionsOf(body)).toEqual([department])
  })

  test('give all entries of a list that is a cell of a table', async () => {
    const row = `<w:tr>${cell('In which department do you work?')}${control(entries, cell('Choose an item.'))}</w:tr>`
    expect(await questionsOf(`<w:tbl>${row}${row.replace('department', 'town')}</w:tbl>`)).toEqual([
      department,
      ['In which town do you work?', 'Sales', 'Finance'],
    ])
  })

  test('give the entries of a list made before Word 2007', async () => {
    const list = '<w:ddList><w:listEntry w:val="Sales"/><w:listEntry w:val="Finance"/></w:ddList>'
    const body = `<w:p>${text('1. In which department do you work? ')}<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${list}</w:ffData></w:fldChar></w:r></w:p>`
    expect(await questionsOf(body)).toEqual([department])
  })

  test('leave out the request to write, but not one that a person wrote', async () => {
    const field = (part: string, words: string) =>
      control(`<w:placeholder><w:docPart w:val="${part}"/></w:placeholder><w:showingPlcHdr/>`, text(words))
    const body =
      `<w:p>${text('1. Your name: ')}${field('DefaultPlaceholder_-1854013440', 'Click or tap here to enter text.')}</w:p>` +
      `<w:p>${text('2. Your age: ')}${field('0A1B', 'in whole years')}</w:p>`
    expect(await questionsOf(body)).toEqual([['Your name'], ['Your age: in whole years']])
  })

  test('around rows, cells and paragraphs hide nothing', async () => {
    const row = (words: string) =>
      `<w:tr>${cell(words)}${control('', cell('☐'))}${control('', cell('☐'))}</w:tr>`
    const grid = `<w:tbl><w:tr>${cell('')}${cell('Yes')}${cell('No')}</w:tr>${row('I sleep well')}${control('', row('I eat well'))}</w:tbl>`
    const own = `<w:customXml>${paragraph('2. Do you have a dog?')}${paragraph('☐ Yes')}${paragraph('☐ No')}</w:customXml>`
    expect(await questionsOf(`${paragraph('1. Do you agree?')}${grid}${own}`)).toEqual([
      ['Do you agree? I sleep well', 'Yes', 'No'],
      ['Do you agree? I eat well', 'Yes', 'No'],
      ['Do you have a dog?', 'Yes', 'No'],
    ])
  })
})

describe('what Word does not show', () => {
  const rest = ['1. How are you?', '☐ Well', '☐ Badly', '2. Why?'].map(paragraph).join('')

  test('is no part of a question', async () => {
    const hidden = `<w:r><w:rPr><w:vanish/></w:rPr><w:t> for the coder</w:t></w:r>`
    expect(await questionsOf(`${rest}<w:p>${text('3. Do you smoke?')}${hidden}</w:p>`)).toContainEqual([
      'Do you smoke?',
    ])
  })

  test('is not counted as lost where it was moved, or is there for older programs', async () => {
    const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`
    const drawn = box(paragraph('3. Where do you live?'))
    const body =
      `${rest}<w:p><w:r><mc:AlternateContent><mc:Choice>${drawn}</mc:Choice><mc:Fallback>${drawn}</mc:Fallback></mc:AlternateContent></w:r></w:p>` +
      `<w:p><w:moveFrom w:id="1">${text('4. Where did you live?')}</w:moveFrom></w:p>`
    const result = await readBody(body)
    expect(result.counted).toMatchObject({ questions: 3, came: 3 })
    expect(codesOf(result)).not.toContain('lost')
  })
})

test('Notes below a page are told as left out', async () => {
  const notes =
    '<w:footnotes xmlns:w="w"><w:footnote w:type="separator"><w:p/></w:footnote>' +
    `<w:footnote w:id="2">${paragraph('Count part-time work too.')}</w:footnote></w:footnotes>`
  const result = await readBody(`${paragraph('1. Do you work?')}${paragraph('☐ Yes')}${paragraph('☐ No')}`, {
    name: 'word/footnotes.xml',
    text: `<?xml version="1.0"?>${notes}`,
  })
  expect(result.notes).toContainEqual({ code: 'text_dropped', item: null, name: 'Count part-time work too.' })
})
