import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`

const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

describe('a list of answers above statements', () => {
  test('answers each row of the table below it', async () => {
    expect(
      await markdown(
        '## Trips',
        '',
        'Last week, how often did this happen to you?',
        '',
        'Response scale:',
        '- 0 - Never',
        '- 1 - Once or twice',
        '- 2 - Every day',
        '',
        '| Code | Item |',
        '|------|------|',
        '| T1 | The bus came too late for me |',
        '| T2 | I had to stand all the way |',
      ),
    ).toEqual([
      'Last week, how often did this happen to you? The bus came too late for me: Never / Once or twice / Every day',
      'Last week, how often did this happen to you? I had to stand all the way: Never / Once or twice / Every day',
    ])
  })

  test('may be a sentence below the table', async () => {
    const result = await read(
      docx([
        documentOf(
          table(['A', 'The bus is a good way to travel'], ['', 'I would rather walk than drive']) +
            paragraph('Note: all statements were rated from 1 (not at all) to 3 (very much).'),
        ),
      ]),
    )
    const scale = '1 – not at all / 2 / 3 – very much'
    expect(itemsOf(result)).toEqual([
      `The bus is a good way to travel: ${scale}`,
      `I would rather walk than drive: ${scale}`,
    ])
  })
})

describe('a list of statements above a list of answers', () => {
  const scale = ['- Never', '- Sometimes', '- Always']
  test('is a grid', async () => {
    expect(
      await markdown(
        '## 1 Do you cycle',
        '- Yes',
        '- No',
        '',
        '## How often do you use',
        '',
        '1. ### 2 The bus => B1',
        '2. ### 3 The train => B2',
        '',
        ...scale,
        '',
        '## 4 Do you walk',
        '- Yes',
        '- No',
        '',
        '## 5 Do you drive',
        '- Yes',
        '- No',
        '',
        '## 6 Why',
      ),
    ).toEqual([
      'Do you cycle: Yes / No',
      'How often do you use The bus: Never / Sometimes / Always',
      'How often do you use The train: Never / Sometimes / Always',
      'Do you walk: Yes / No',
      'Do you drive: Yes / No',
      'Why',
    ])
  })

  test('is none where the answers are right below the last line, or where the lines ask', async () => {
    const asked = ['1. How old are you?', '2. How often do you cycle?', ...scale, '3. Why?']
    expect(await markdown(...asked)).toEqual([
      'How old are you?',
      'How often do you cycle?: Never / Sometimes / Always',
      'Why?',
    ])
    const apart = ['1. How old are you?', '2. How often do you cycle?', '', ...scale, '', '3. Why?']
    expect(await markdown(...apart)).toEqual(await markdown(...asked))
  })
})

test('a remark to whoever asks is no question, also in bold', async () => {
  const result = await readFile(
    'a.md',
    [
      '**1. Do you cycle?**',
      '- Yes',
      '- No',
      '',
      '**(Enumerator: Now come the last questions about you.)**',
      '',
      '**2. How old are you?**',
      '',
      '**Programming note: the order of what follows is random.**',
      '',
      '**3. Where do you live?**',
    ].join('\n'),
  )
  expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'How old are you?', 'Where do you live?'])
  expect(named(result, 'text_dropped')).toEqual([
    '(Enumerator: Now come the last questions about you.)',
    'Programming note: the order of what follows is random.',
  ])
})
