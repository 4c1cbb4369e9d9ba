import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

describe('boxes on a line', () => {
  test('may have a sign alone before them, which is no part of the question', async () => {
    const lines = ['# Trams', '', '1. **Speed**', '   ♥ ☐ 1 ☐ 2 ☐ 3', '', '2. **Price**', '   ♥ ☐ 1 ☐ 2 ☐ 3']
    expect(itemsOf(await readFile('a.md', lines.join('\n')))).toEqual([
      'Speed: 1 / 2 / 3',
      'Price: 1 / 2 / 3',
    ])
  })

  test('are the points that the line above them numbers', async () => {
    expect(
      await items('1. How full was it?', '1   2   3   4', 'quite empty □ □ □ □ very full', '2. Why?'),
    ).toEqual(['How full was it?: 1 – quite empty / 2 / 3 / 4 – very full', 'Why?'])
  })

  test('are others where their number is another one', async () => {
    expect(
      await items('1. How full was it?', '1   2   3   4', 'quite empty □ □ □ very full', '2. Why?'),
    ).not.toContain('How full was it?: 1 – quite empty / 2 / 3 / 4 – very full')
  })
})

describe('the mark of a question', () => {
  test('counts once, also in the form that other scripts have', async () => {
    expect(await items('1. Do you ride? ？', '- Yes', '- No', '2. Why? ?')).toEqual([
      'Do you ride?: Yes / No',
      'Why?',
    ])
  })

  test('stands before the remark on how to answer of a grid', async () => {
    const rows = [
      ['', 'Yes', 'No'],
      ['Trams', '□', '□'],
      ['Bikes', '□', '□'],
    ]
    const table = rows
      .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
      .join('')
    const body = `${paragraph('1. Which do you use (check all that apply)?')}<w:tbl>${table}</w:tbl>`
    expect(itemsOf(await read(docx([documentOf(body)])))).toEqual([
      'Which do you use? (check all that apply) Trams: Yes / No',
      'Which do you use? (check all that apply) Bikes: Yes / No',
    ])
  })
})

describe('a line with a colon that nothing is below', () => {
  const QUESTIONS = ['1. Do you ride?', '- Yes', '- No', '2. Why?', '- For work', '- For fun', '']

  test('asks for what is written there, also above thanks', async () => {
    const prompt = 'Anything that you want to share with us:'
    for (const end of [[], ['Thank you!']])
      expect(await items(...QUESTIONS, prompt, ...end)).toEqual([
        'Do you ride?: Yes / No',
        'Why?: For work / For fun',
        prompt,
      ])
  })

  test('is none where a text is below it', async () => {
    expect(await items(...QUESTIONS, 'The team:', 'Ann and Ben of the town hall')).toHaveLength(2)
  })
})
