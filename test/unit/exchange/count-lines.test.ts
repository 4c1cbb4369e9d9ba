import { describe, expect, test } from 'vitest'
import { countLines } from '../../../shared/exchange/count/count-lines.ts'
import { tellLinesCame } from '../../../shared/exchange/count/lines-came.ts'
import { rowsOfText, rowsOfWord } from '../../../shared/exchange/count/source-rows.ts'
import { createNoteList } from '../../../shared/exchange/note-list.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { named } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read } from './read.ts'

const counted = (...lines: string[]) => countLines(rowsOfText(lines.join('\n')))

/* Counting knows nothing of how a text is read. The texts are Sonde's own. */
describe('counting the questions of a text', () => {
  test('by question marks, with remarks and answers behind them', () => {
    expect(
      counted(
        'Q1. Do you cycle? *',
        '- Yes',
        '- No',
        '2) Which one? (tick one)',
        '**Where do you live?** ____',
      ),
    ).toEqual(['Do you cycle?', 'Which one?', 'Where do you live?'])
  })

  test('by numbers that go on, but not those of answers', () => {
    expect(
      counted(
        '1. Do you cycle?',
        '1. Yes',
        '2. No',
        '2. Your age',
        '- young',
        '- old',
        '3. Why do you walk?',
      ),
    ).toEqual(['Do you cycle?', 'Your age', 'Why do you walk?'])
  })

  test('by boxes below or beside, but not where answers were wrapped', () => {
    expect(
      counted(
        'Kind of bike',
        '☐ city',
        'or touring',
        '☐ race',
        'Your town: ☐ big ☐ small',
        'Tick one.',
        '☐ yes',
      ),
    ).toEqual(['Kind of bike', 'Your town'])
  })

  test('by rows of grids, in Markdown and in Word', () => {
    expect(counted('| Statement | Yes | No |', '|---|---|---|', '| It is fun | ☐ | ☐ |')).toEqual([
      'It is fun',
    ])
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
    const table = row('No.', 'Statement', 'Yes', 'No') + row('i.', 'It is fun', '', '')
    expect(countLines(rowsOfWord(`<w:tbl>${table}</w:tbl>`))).toEqual(['It is fun'])
  })

  test('by the whole of a short statement of a grid, since its first word may be in many questions', () => {
    const grid =
      '| | Yes | No |\n| --- | --- | --- |\n| age (over 60 years) | | |\n| how it smells (outdoors) | | |'
    expect(countLines(rowsOfText(grid))).toEqual(['age (over 60 years)', 'how it smells'])
  })

  test('not programs, comments, conditions, deleted words or long paragraphs', () => {
    expect(
      counted(
        '```',
        'if (a) ? b : c',
        'why?',
        '```',
        '<!-- really? -->',
        'If Do you cycle? = Yes',
        `${'a '.repeat(400)}?`,
      ),
    ).toEqual([])
    expect(countLines(rowsOfWord('<w:p><w:del><w:r><w:t>Do you fly?</w:t></w:r></w:del></w:p>'))).toEqual([])
  })
})

describe('questions that came', () => {
  const paper = [
    'Trips',
    'Would you like to win a bike?',
    'Then take part.',
    '1. Do you cycle?',
    '- Yes',
    '- No',
    '2. Why?',
    '3. How far is it?',
  ]

  test.each([
    ['text', { text: paper.join('\n') }],
    ['Word', paperOf(paper.join('\n'))],
  ])('a question in the introduction is listed: %s', async (_kind, source) => {
    const result = await read(source)
    expect(result.draft.questions).toHaveLength(3)
    expect(result.counted).toMatchObject({ questions: 4, came: 3 })
    expect(named(result, 'lost')).toEqual(['Would you like to win a bike?'])
  })

  test('of two equal questions each needs an item', async () => {
    const text = '1. Do you cycle?\n2. Do you walk?\n3. Do you cycle?\n4. Where do you live?'
    expect((await read({ text })).counted).toEqual({ questions: 4, came: 4 })
  })

  test('nothing is said where counting finds far less than reading', async () => {
    const text = '1. Your age\n2. Your town\n3. Your bike\n4. Your car\n5. Why do you cycle?'
    const result = await read({ text })
    expect(result.draft.questions).toHaveLength(5)
    expect(result.counted).toBeNull()
    expect(named(result, 'lost')).toEqual([])
  })

  test('nothing is said where most of what was counted is something else than the items', () => {
    const counted = ['The first tool', 'The second tool', 'The third tool', 'Why do you cycle?']
    const stems = ['Why do you cycle?', 'Which tools do you use?', 'Where do you live?']
    const notes = createNoteList()
    const meter = createReadingMeter({})
    expect(tellLinesCame(counted, stems, notes, meter)).toBeNull()
    expect(notes.all()).toEqual([])
    expect(tellLinesCame(counted, stems.slice(0, 1), notes, meter)).toEqual({ questions: 4, came: 1 })
    expect(notes.all()).toHaveLength(3)
  })
})
