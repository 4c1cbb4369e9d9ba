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

  test('is a grid also without an empty line between them, where letters name the parts of one question', async () => {
    const agreement = ['- Agree', '- Neither agree nor disagree', '- Disagree']
    const result = await read({
      text: [
        '1. Do you agree with these statements?',
        'a. The bus is clean',
        'b. The bus is on time',
        ...agreement,
        '',
        '2. Have you used one of these this week?',
        'a) The bus',
        'b) The train',
        '1. Yes',
        '2. No',
        '',
        '3. Which of them do you use?',
        'a) The bus',
        'b) The train, and then how often',
        '- Never',
        '- Sometimes',
        '- Always',
        'c) None',
      ].join('\n'),
    })
    expect(itemsOf(result).slice(0, 4)).toEqual([
      'Do you agree with these statements? The bus is clean: Agree / Neither agree nor disagree / Disagree',
      'Do you agree with these statements? The bus is on time: Agree / Neither agree nor disagree / Disagree',
      'Have you used one of these this week? The bus: Yes / No',
      'Have you used one of these this week? The train: Yes / No',
    ])
    expect(itemsOf(result)[4]).toMatch(/^Which of them do you use\?: The bus/)
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

test('numbers behind each statement, with their names below the question', async () => {
  const rows = ['The bus: 1 2 3', 'The train: 1 2 3']
  const result = await read({
    text: ['1. Rate these.', 'Poor', 'Fair', 'Good', ...rows, '2. Why?'].join('\n'),
  })
  expect(itemsOf(result)).toEqual([
    'Rate these. The bus: Poor / Fair / Good',
    'Rate these. The train: Poor / Fair / Good',
    'Why?',
  ])
  const alone = await read({ text: ['1. Rate these.', ...rows, '2. Why?'].join('\n') })
  expect(itemsOf(alone)).toEqual([
    'Rate these. The bus: 1 / 2 / 3',
    'Rate these. The train: 1 / 2 / 3',
    'Why?',
  ])
})

test('letters before bold headings are no answers, and part of one scale', async () => {
  const result = await readFile(
    'a.md',
    [
      '## Part 1: You',
      '1.1 How old are you?',
      '- below 30',
      '- 30 or more',
      '',
      '## Part 2: Trips',
      'Please rate each of the following statements.',
      '1 = no, 2 = partly, 3 = yes',
      '',
      '**A. Buses**',
      '2.1 They are clean.',
      '2.2 They are on time.',
      '',
      '**B. Trains**',
      '2.3 They are quiet.',
    ].join('\n'),
  )
  expect(itemsOf(result)).toEqual([
    'How old are you?: below 30 / 30 or more',
    'They are clean.: no / partly / yes',
    'They are on time.: no / partly / yes',
    'They are quiet.: no / partly / yes',
  ])
  const boxes = [
    '**A. You**',
    '',
    '**Do you cycle?**',
    '☐ Yes ☐ No',
    '',
    '**B. Trips**',
    '',
    '**Is it far?**',
    '☐ Yes ☐ No',
  ]
  expect(await markdown(...boxes)).toEqual(['Do you cycle?: Yes / No', 'Is it far?: Yes / No'])
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

describe('a scale that is drawn', () => {
  test('has all its points, and its ends from the line below', async () => {
    const lines = [
      'Q1. How was the ride?',
      '0 …………..…1 ……. 2… ………………………………. 5',
      '(calm)…………………………………….…..(lively)',
      'Q2. And the way back?',
      '1 ........... 4',
      'Q3. Why?',
    ]
    expect(itemsOf(await read({ text: lines.join('\n') }))).toEqual([
      'How was the ride?: 0 – calm / 1 / 2 / 3 / 4 / 5 – lively',
      'And the way back?: 1 / 2 / 3 / 4',
      'Why?',
    ])
  })

  test('is no line of a table of contents', async () => {
    const lines = ['1. Do you cycle?', '- Yes', '- No', '', '1 ........... 9', '', '2. Why?']
    expect(itemsOf(await read({ text: lines.join('\n') }))).toEqual(['Do you cycle?: Yes / No', 'Why?'])
  })
})

test('hyphens right before answers are no part of them', async () => {
  const lines = ['Q1. Which one?', '-Bus', '-Train', 'Q2. And then?', '-Bike', '-Car', 'Q3. Why?']
  expect(itemsOf(await read({ text: lines.join('\n') }))).toEqual([
    'Which one?: Bus / Train',
    'And then?: Bike / Car',
    'Why?',
  ])
})

describe('a scale that is given once', () => {
  const scale = ['- Never', '- Sometimes', '- Always']
  test('names the numbers that statements repeat, but not those of questions', async () => {
    const lines = [
      'Please rate each statement: 1 = No, 2 = Partly, 3 = Yes',
      '',
      'Q1. Buses are clean.',
      '1 2 3',
      'Q2. Trains are quiet.',
      '1 2 3',
      'Q3. How good is your bike?',
      '1 2 3',
    ]
    expect(itemsOf(await read({ text: lines.join('\n') }))).toEqual([
      'Buses are clean.: No / Partly / Yes',
      'Trains are quiet.: No / Partly / Yes',
      'How good is your bike?: 1 / 2 / 3',
    ])
  })

  test('may be a table of numbers and names below a heading', async () => {
    const legend = ['| Score | Meaning |', '|---|---|', '| 1 | No |', '| 2 | Partly |', '| 3 | Yes |']
    const lines = [
      '# Trips',
      '',
      '## Rating scale',
      '',
      ...legend,
      '',
      '## Buses',
      '',
      '1. They are clean.',
      '2. They are late.',
    ]
    expect(await markdown(...lines)).toEqual([
      'They are clean.: No / Partly / Yes',
      'They are late.: No / Partly / Yes',
    ])
    // Below a question such a table has its answers.
    expect(await markdown('1. Are they clean?', '', ...legend, '', '2. Which one?', ...scale)).toEqual([
      'Are they clean?: No / Partly / Yes',
      'Which one?: Never / Sometimes / Always',
    ])
  })
})
