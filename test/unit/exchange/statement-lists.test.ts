import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

const paragraph = (text: string, list = '') => {
  const number = list && `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`
  return `<w:p>${number}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
const cell = (text: string, span: number) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${text
    .split('|')
    .map((line) => paragraph(line))
    .join('')}</w:tc>`
/** A table; a row with one cell spans its width. */
const table = (width: number, ...rows: string[][]) => {
  const row = (cells: string[]) =>
    `<w:tr>${cells.map((text) => cell(text, cells.length === 1 ? width : 1)).join('')}</w:tr>`
  return `<w:tbl>${rows.map(row).join('')}</w:tbl>`
}
const word = async (...body: string[]) => {
  const lists = ['1', '2', '3'].map(
    (id) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>`,
  )
  const nums = ['1', '2', '3'].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
  const parts = [
    {
      name: 'word/document.xml',
      text: `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`,
    },
    {
      name: 'word/numbering.xml',
      text: `<w:numbering xmlns:w="w">${lists.join('')}${nums.join('')}</w:numbering>`,
    },
  ]
  return itemsOf(await read({ fileName: 'a.docx', bytes: writeZip(parts) }))
}

/* Papers that are lists of statements more than questions. The texts are Sonde's own. */
describe('lists of statements', () => {
  test('a list of its own in each part, with the scale at the top', async () => {
    expect(
      await word(
        paragraph('Scale: 1 = Disagree 2 = Neutral 3 = Agree'),
        paragraph('Section A: Cycling'),
        paragraph('Cycling is fun.', '1'),
        paragraph('Cycling is fast.', '1'),
        paragraph('Section B: Walking'),
        paragraph('Walking is slow.', '2'),
        paragraph('Walking is safe.', '2'),
      ),
    ).toEqual([
      'Cycling is fun.: Disagree / Neutral / Agree',
      'Cycling is fast.: Disagree / Neutral / Agree',
      'Walking is slow.: Disagree / Neutral / Agree',
      'Walking is safe.: Disagree / Neutral / Agree',
    ])
  })

  test('bullets below headings, where nothing asks', async () => {
    const cycling = ['I like to cycle in town.', 'I cycle in the rain.', 'I rarely walk to work.']
    const walking = ['I walk for many hours.', 'I walk with others.', 'I never walk alone.']
    const list = (texts: string[]) => texts.map((text) => `- ${text}`)
    expect(await markdown('# Cycling', ...list(cycling), '# Walking', ...list(walking))).toEqual([
      ...cycling,
      ...walking,
    ])
  })

  test('a scale named in a heading or behind a question', async () => {
    expect(
      await items(
        '1. Your town',
        '',
        'Part B: Views (1-4 disagree/agree scale)',
        '2. Cycling is fun',
        '3. Walking is slow',
        'Part C: You',
        '4. You read well: (1-3 scale)',
      ),
    ).toEqual([
      'Your town',
      'Cycling is fun: 1 / 2 / 3 / 4',
      'Walking is slow: 1 / 2 / 3 / 4',
      'You read well:: 1 / 2 / 3',
    ])
  })
})

describe('answers', () => {
  test('that only name the kind of the field are none', async () => {
    expect(
      await markdown(
        '1. Your town?',
        '  - Short answer',
        '2. Why?',
        '  - Free text field',
        '3. Where? (open-ended)',
        '**4. Q4*** Who?',
      ),
    ).toEqual(['Your town?', 'Why?', 'Where?', 'Who?'])
  })

  test('in brackets behind a question, whatever their words', async () => {
    expect(await items('1. Will you cycle? (surely not / perhaps / surely)', '2. Why?')).toEqual([
      'Will you cycle?: surely not / perhaps / surely',
      'Why?',
    ])
  })

  test('in boxes make the entry of any numbered list a question', async () => {
    expect(
      await word(
        paragraph('1.Sex:'),
        paragraph('□F'),
        paragraph('□M'),
        paragraph('Age', '1'),
        paragraph('□young'),
        paragraph('□old'),
        paragraph('3.Bike?'),
        paragraph('□Yes'),
        paragraph('□No'),
      ),
    ).toEqual(['Sex:: F / M', 'Age: young / old', 'Bike?: Yes / No'])
  })

  test('beside their codes, below a head', async () => {
    expect(
      await markdown(
        '## Do you cycle?',
        '| Label | Code |',
        '|---|---|',
        '| Yes | 1 |',
        '| No | 2 |',
        '## Why?',
      ),
    ).toEqual(['Do you cycle?: Yes / No', 'Why?'])
  })
})

describe('marks that are no words of an answer', () => {
  test('codes in brackets before the answers', async () => {
    expect(
      await markdown(
        '**Question 1: Fun?**',
        '- (-1) no',
        '- (0) so-so',
        '- (1) yes',
        '- (_) no answer',
        '**Question 2: Why?**',
      ),
    ).toEqual(['Fun?: no / so-so / yes / no answer', 'Why?'])
  })

  test('answers in brackets behind a remark', async () => {
    expect(await items('1. Which one?', 'Choose one. (Bus, train, car)', '2. Why?')).toEqual([
      'Which one?: Bus / train / car',
      'Why?',
    ])
  })

  test('numbers alone above statements, with the scale in an instruction', async () => {
    expect(
      await items(
        'Please rate.',
        '1 = no, 2 = perhaps, 3 = yes',
        '8',
        'Cycling is fun.',
        '9',
        'Walking is slow.',
        '10',
        'Buses are late.',
      ),
    ).toEqual([
      'Cycling is fun.: no / perhaps / yes',
      'Walking is slow.: no / perhaps / yes',
      'Buses are late.: no / perhaps / yes',
    ])
  })
})

test('a long instruction gives the scale, and letters are headings', async () => {
  expect(
    await items(
      '1. Your town',
      '',
      'Part 2: Views',
      `Instructions: Please rate ${'what you think of each of these statements, '.repeat(5)}as follows:`,
      '1 = no, 2 = perhaps, 3 = yes',
      'A. Cycling',
      '2. It is fun.',
      'B. Walking',
      '3. It is slow.',
    ),
  ).toEqual(['Your town', 'It is fun.: no / perhaps / yes', 'It is slow.: no / perhaps / yes'])
})

describe('tables in Word', () => {
  test('of numbers, with a question over their width', async () => {
    expect(
      await word(
        table(
          5,
          ['Do you agree? Please select:'],
          ['Cycling'],
          ['A1', 'It is fun', '1', '2', '3'],
          ['A2', 'It is slow', '1', '2', '3'],
        ),
      ),
    ).toEqual([
      'Do you agree? Please select: It is fun: 1 / 2 / 3',
      'Do you agree? Please select: It is slow: 1 / 2 / 3',
    ])
  })

  test('of questions with their answers, and questions over several rows', async () => {
    expect(
      await word(
        table(
          3,
          ['1', 'Do you live alone?', '1 = alone|2 = with others'],
          ['How did you feel:'],
          ['', 'I was well', '0 = never|1 = often'],
          ['', 'I was calm', '0 = never|1 = often'],
          ['Your diary'],
          ['What did you see?'],
        ),
      ),
    ).toEqual([
      'Do you live alone?: alone / with others',
      'How did you feel: I was well: never / often',
      'How did you feel: I was calm: never / often',
      'What did you see?',
    ])
  })
})
