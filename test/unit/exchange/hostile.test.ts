import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { ImportRefusal } from '../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { codesOf, read, readFile, refusalOf } from './read.ts'
import { documentOf, docx, encode, paragraph } from './word-parts.ts'

describe('texts', () => {
  test('100 MB, and nothing', async () => {
    expect(await refusalOf({ fileName: 'a.txt', bytes: new Uint8Array(100_000_000) })).toBe('too_large')
    expect(await refusalOf({ fileName: 'a.txt', bytes: new Uint8Array(0) })).toBe('empty')
    expect(await refusalOf({ text: ' \n ' })).toBe('empty')
  })

  test('UTF-16 with and without a mark, and Windows-1252, which is said', async () => {
    const text = '1. Préférez-vous l’été ?\n- Oui\n- Non'
    for (const mark of ['\uFEFF', '']) {
      const wide = Buffer.from(mark + text, 'utf16le')
      for (const bytes of [Uint8Array.from(wide), Uint8Array.from(Buffer.from(wide).swap16())]) {
        const result = await read({ fileName: 'a.txt', bytes })
        expect(result.draft.questions[0]?.stem).toBe('Préférez-vous l’été ?')
        expect(codesOf(result)).toEqual([])
      }
    }
    const ansi = Uint8Array.from(Buffer.from('1. \u0080 d\u00e9j\u00e0 ?\n- Oui\n- Non', 'latin1'))
    const result = await read({ fileName: 'a.txt', bytes: ansi })
    expect(result.draft.questions[0]?.stem).toBe('€ déjà ?')
    expect(codesOf(result)).toEqual(['encoding'])
  })

  test('bytes that are no text', async () => {
    expect(await refusalOf({ fileName: 'a.txt', bytes: Uint8Array.of(0x81, 0x00, 0x01, 0xff) })).toBe(
      'encoding',
    )
    expect(await refusalOf({ fileName: 'a.txt', bytes: encode('a\0b') })).toBe('encoding')
    expect(await refusalOf({ fileName: 'a.txt', bytes: Uint8Array.of(0xff, 0xfe, 0, 0, 65, 0, 0, 0) })).toBe(
      'encoding',
    )
  })

  test('10,000 questions are cut, and that is said', async () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `${index + 1}. Question ${index}?`).join('\n')
    const { draft, notes } = await read({ text })
    expect(draft.questions).toHaveLength(IMPORT_LIMITS.questions)
    expect(notes).toEqual([{ code: 'cut_questions', item: null, name: '10000' }])
    expect(await refusalOf({ text: '1. How?\n'.repeat(30_000) })).toBe('too_many_questions')
  })

  test('too many options and too long a text are cut, and that is said', async () => {
    const options = Array.from({ length: 500 }, (_, index) => `- Option ${index}`).join('\n')
    const result = await read({ text: `1. ${'x'.repeat(20_000)}\n${options}` })
    expect(result.draft.questions[0]?.options).toHaveLength(IMPORT_LIMITS.options)
    expect(result.draft.questions[0]?.stem).toHaveLength(IMPORT_LIMITS.fieldCharacters)
    expect(codesOf(result).sort()).toEqual(['cut_options@1', 'cut_text@1'])
  })

  test('a text that is cut at a space does not end with it, since no file would give it back', async () => {
    const { draft } = await read({ text: `1. ${'x'.repeat(IMPORT_LIMITS.fieldCharacters - 1)} and more` })
    expect(draft.questions[0]?.stem).toHaveLength(IMPORT_LIMITS.fieldCharacters - 1)
  })

  test.for(['.', '…', '☐ ', '- ', '* ', '*', '1. ', '> ', '| '])(
    'a line of signs in a text in Markdown is read in time that goes with its length: %j',
    { timeout: 20_000 },
    async (sign) => {
      const result = await read({
        text: `# Trips\n\n**1. Why?** now\n\n${sign.repeat(2_000)}\n\n**2. Where?**`,
      })
      expect(result.draft.questions.length).toBeGreaterThan(0)
    },
  )

  test.for([' ', '\t', '\u00a0', '_', '.', '…', '☐', '? ', ': ', '1. ', 'a) ', '-', '(', '/ ', '\u2028'])(
    'a line of 200,000 signs is read in time that goes with its length: %j',
    async (sign) => {
      const long = sign.repeat(200_000 / sign.length)
      // With quadratic time, each of these would take hours.
      for (const text of [`1. Why?${long}x`, `1. Why?\n- Yes\n- ${long}x\n- No`, `Why?\n${long}`])
        await read({ text }).catch((error) => expect(error).toBeInstanceOf(ImportRefusal))
    },
  )

  test.for([
    `(${' '.repeat(8_000)}x`,
    '(a, '.repeat(50_000),
    '(if Q1 = 1 or '.repeat(15_000),
    `If Q1 = 1${' or 1'.repeat(40_000)}`,
    `SHOW CARD${' '.repeat(200_000)}`,
    'READ OUT '.repeat(22_000),
    `99 Refused${' '.repeat(200_000)}x`,
  ])('so is one that begins as a note for who asks the questions: %#', async (line) => {
    for (const text of [`1. Why? ${line}`, `1. Why?\n- Yes\n- No\n${line}\n2. ${line}`])
      await read({ text }).catch((error) => expect(error).toBeInstanceOf(ImportRefusal))
  })

  test.for([
    'a '.repeat(16_000),
    `${'a'.repeat(32_000)}(12`,
    `1${' '.repeat(32_000)}-`,
    '=a '.repeat(11_000),
  ])(
    'options of 32,000 signs in a table are read in time that goes with their length: %#',
    async (option) => {
      const one = `question\toptions\nWhy?\t${option}|${option}b`
      const several = `question\toption 1\toption 2\nWhy?\t${option}\t${option}b`
      for (const text of [one, several])
        expect((await readFile('a.tsv', text)).draft.questions).toHaveLength(1)
    },
  )

  const LINES: [string, string, string][] = [
    ['bold', 'A line', '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>A</w:t></w:r></w:p>'],
    ['plain', 'A line', paragraph('A line')],
    ['numbered', '1. A line', paragraph('1. A line')],
    ['lettered', 'a) A line', paragraph('a) A line')],
    ['with several answers', '1. Yes 2. No', paragraph('1. Yes 2. No')],
    ['bulleted', '- A line', paragraph('- A line')],
    ['empty', '', '<w:p/>'],
    ['boxes', '☐ A ☐ B', paragraph('☐ A ☐ B')],
    ['asking', 'A line?', paragraph('A line?')],
    ['closed', 'A?\n(Refusal)', ['A?', '(Refusal)'].map((text) => paragraph(text)).join('')],
    ['tabs', 'A\tline', '<w:p><w:r><w:t>A</w:t><w:tab/></w:r></w:p>'],
  ]
  const orRefusal = (error: unknown) => expect(error).toBeInstanceOf(ImportRefusal)

  test.for(LINES)(
    '10,000 lines are read in time that goes with their number: %s',
    { timeout: 20_000 },
    async ([, line, word]) => {
      const half = `${line}\n`.repeat(5_000)
      // Lines before an item, after an open stem, and in blocks: with quadratic time each would take long.
      for (const text of [`${half}1. Why\n${half}`, `Why?\n${half}\nHow?\n${half}`])
        await read({ text }).catch(orRefusal)
      const paragraphs = word.repeat(5_000)
      const body = paragraphs + paragraph('1. Why') + paragraphs
      await read(docx([documentOf(body)])).catch(orRefusal)
    },
  )

  test('20,000 lines of a paragraph, 10,000 rows of a table below one with as many cells', async () => {
    const breaks = '<w:br/><w:t>Yes</w:t>'.repeat(20_000)
    const one = `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Why?</w:t></w:r><w:r>${breaks}</w:r></w:p>`
    const { draft } = await read(docx([documentOf(one)]))
    expect(draft.questions[0]?.options).toHaveLength(IMPORT_LIMITS.options)
    const cell = `<w:tc>${paragraph('Why?')}</w:tc>`
    const rows = `<w:tr>${cell}<w:tc/></w:tr>`.repeat(10_000)
    const wide = `<w:tr>${cell}${'<w:tc/>'.repeat(10_000)}</w:tr>`
    const table = await read(docx([documentOf(`<w:tbl>${wide}${rows}</w:tbl>`)]))
    expect(table.draft.questions).toHaveLength(IMPORT_LIMITS.questions)
  })

  test.for(['<a', '<p ', '<!--', '<script>', '</td ', ' ', '&', '{a'])(
    'a cell of 200,000 signs of HTML is read in time that goes with its length: %j',
    async (sign) => {
      const long = sign.repeat(200_000 / sign.length)
      const result = await readFile('a.txt', `class\ttype/scale\tname\ttext\nQ\tS\tq1\t<b>Why${long}x`)
      expect(result.draft.questions).toHaveLength(1)
    },
  )

  test('19,000 choices of a form are read in time that goes with their number', async () => {
    const row = (...cells: string[]) =>
      `<row>${cells.map((each) => `<c t="str"><v>${each}</v></c>`).join('')}</row>`
    const sheet = (name: string, rows: string) => ({
      name: `xl/${name}.xml`,
      text: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })
    const sheets = ['survey', 'choices']
    const parts = [
      {
        name: 'xl/workbook.xml',
        text: `<workbook xmlns:r="r"><sheets>${sheets.map((name) => `<sheet name="${name}" r:id="${name}"/>`).join('')}</sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: `<Relationships>${sheets.map((name) => `<Relationship Id="${name}" Target="${name}.xml"/>`).join('')}</Relationships>`,
      },
      sheet('survey', row('type', 'name', 'label') + row('select_one modes', 'q1', 'How?')),
      sheet('choices', row('list_name', 'name') + row('modes', 'foot').repeat(19_000)),
    ]
    const { draft } = await read({ fileName: 'a.xlsx', bytes: writeZip(parts) })
    expect(draft.questions[0]?.options).toHaveLength(IMPORT_LIMITS.options)
  })

  test('a formula is text', async () => {
    const result = await readFile(
      'a.csv',
      'question,option 1,option 2\n"=HYPERLINK(""http://x"")",Yes,=1+1\n\'=A1,Yes,No\n',
    )
    expect(result.draft.questions.map(({ stem }) => stem)).toEqual(['=HYPERLINK("http://x")', '=A1'])
    expect(codesOf(result)).toEqual(['formula@1'])
  })
})

test('no bytes and no text make the reader fail in another way than by a reason', async () => {
  const names = fc.constantFrom('a.txt', 'a.csv', 'a.docx', 'a.xlsx', 'a.json', 'a.sonde')
  const zipLike = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.of(0x50, 0x4b, 3, 4, ...bytes))
  const json = fc.json({ maxDepth: 6 }).map((text) => encode(`{"pages":[${text}],"SurveyElements":${text}}`))
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), zipLike, json, fc.string().map(encode))
  await fc.assert(
    fc.asyncProperty(names, bytes, async (fileName, bytes) => {
      await read({ fileName, bytes }).catch((error: unknown) => expect(error).toBeInstanceOf(ImportRefusal))
    }),
    { numRuns: 400 },
  )
})
