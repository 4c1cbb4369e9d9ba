import { describe, expect, test } from 'vitest'
import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { NOTHING_TOLD, type SourceLine, type Told } from '../../../shared/exchange/source-lines.ts'
import { divideLine, tellRoles } from '../../../shared/exchange/told-lines.ts'
import { itemsOf } from './found-items.ts'
import { someTools } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const read = (text: string, told: Told = NOTHING_TOLD) => readImport({ text }, { ...someTools(), told })
const among = (...lines: string[]) =>
  ['1. Roulez-vous ?', '- Oui', '- Non', ...lines, '3. Pourquoi ?'].join('\n')
const secondOf = async (...lines: string[]) => itemsOf(await read(among(...lines)))[1]

test.each([
  '2. How many pregnancies did you have (include miscarriages/abortions/still births)?',
  '2. Combien de trajets faites-vous (y compris à pied/à vélo/en bus) ?',
  '2. Which tools do you use (e.g. maps/apps/boards)?',
])('a bracket that explains a question holds no answers: %j', async (line) => {
  expect(await secondOf(line)).toBe(line.slice('2. '.length))
})

describe('the mark of a question stands behind a bracket', () => {
  test.each([
    [
      '2. Est-ce difficile (Très / Assez / Peu)? Pourquoi?',
      'Est-ce difficile? Pourquoi?: Très / Assez / Peu',
    ],
    ['2. Est-ce utile (Oui / Non) ?', 'Est-ce utile ?: Oui / Non'],
    [
      '2. Êtes-vous satisfait ? (Peu / Assez / Très) (pourquoi ?)',
      'Êtes-vous satisfait ? (pourquoi ?): Peu / Assez / Très',
    ],
    [
      '2. Which of these are loud for you (select all that apply)?',
      'Which of these are loud for you? (select all that apply)',
    ],
    ['2. Roulez-vous souvent (en ville)?', 'Roulez-vous souvent (en ville)?'],
  ])('%j', async (line, item) => {
    expect(await secondOf(line)).toBe(item)
  })

  test('and is set at the end of the question where the bracket is divided off', async () => {
    const text = among('2. Which of these are loud for you (show card)?')
    const plain = await read(text)
    const line = plain.lines.find((each) => each.text.startsWith('2.')) as SourceLine
    const [open, mark] = [line.text.indexOf('('), line.text.indexOf('?')]
    const told = divideLine(NOTHING_TOLD, line, [open, mark], ['stem', 'instruction', 'stem_more'])
    expect(itemsOf(await read(text, told))[1]).toBe('Which of these are loud for you?')
  })
})

describe('the ends of a scale in a bracket within the question', () => {
  test.each([
    [
      '2. Sur une échelle de 1 à 5 (1 pas utile du tout et 5 très utile), est-ce utile ?',
      'Sur une échelle de 1 à 5, est-ce utile ?: 1 – pas utile du tout / 2 / 3 / 4 / 5 – très utile',
    ],
    [
      '2. On a scale from 0 to 3 (0 never, 3 always) how often do you ride?',
      'On a scale from 0 to 3 how often do you ride?: 0 – never / 1 / 2 / 3 – always',
    ],
    // Other numbers than those of the scale are no ends of it.
    [
      '2. On a scale from 1 to 3 (2 adults and 3 children), how often do you ride?',
      'On a scale from 1 to 3 (2 adults and 3 children), how often do you ride?: 1 / 2 / 3',
    ],
  ])('%j', async (line, item) => {
    expect(await secondOf(line)).toBe(item)
  })
})

describe('a slash within a unit divides no answers', () => {
  test.each([
    ['Réponse : ______ jours / semaine'],
    ['______ jours / semaine'],
    ['________ € / mois'],
    ['____ heures/jour'],
  ])('%j', async (line) => {
    const result = await read(among('2. Combien roulez-vous ?', line))
    expect(result.draft.questions[1]).toMatchObject({ stem: 'Combien roulez-vous ?', type: 'open_ended' })
  })

  test('but one between two blanks does', async () => {
    expect(await secondOf('2. Combien ?', 'Oui / Non')).toBe('Combien ?: Oui / Non')
  })
})

describe('a column of a grid that comes twice', () => {
  const cell = (text: string, span = 1) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`
  const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`
  const rows = ['Rain', 'Wind'].map((text) => [text, '', '', ''].map((each) => cell(each)).join(''))

  test('is kept in Word and Markdown, and told as odd', async () => {
    const head = ['', 'High', 'Low', 'Low'].map((text) => cell(text)).join('')
    const word = docx([documentOf(paragraph('1. How strong?') + table(head, ...rows))])
    const marked = [
      '1. How strong?',
      '',
      '| | High | Low | Low |',
      '|---|---|---|---|',
      '| Rain | | | |',
      '| Wind | | | |',
    ].join('\n')
    for (const source of [word, { text: marked }]) {
      const { draft, lines, ...rest } = await readImport(source, someTools())
      expect(itemsOf({ draft, lines, ...rest })).toEqual([
        'How strong? Rain: High / Low / Low',
        'How strong? Wind: High / Low / Low',
      ])
      expect(findOddItems(draft, lines).map(({ code }) => code)).toContain('option_repeats')
    }
  })

  test('is one where a cell spans two columns', async () => {
    const head = cell('') + cell('High') + cell('Low', 2)
    const word = docx([documentOf(paragraph('1. How strong?') + table(head, ...rows))])
    expect(itemsOf(await readImport(word, someTools()))[0]).toBe('How strong? Rain: High / Low')
  })
})

describe('a line told to be left out gives no answers', () => {
  test.each([
    ['a list of words', ['Yes / No', '1. I ride', '2. I walk', '3. I run']],
    ['a scale at the end', ['1. I ride', '2. I walk', '3. I run', 'Answers: Never / Often / Always']],
    ['a scale above', ['Answers: Never / Often / Always', '1. I ride', '2. I walk', '3. I run']],
  ])('%s', async (_, lines) => {
    const text = lines.join('\n')
    const plain = await read(text)
    expect(plain.draft.questions.some(({ options }) => options.length > 0)).toBe(true)
    const at = plain.lines.findIndex((line) => / \/ /.test(line.text))
    const told = tellRoles(NOTHING_TOLD, [String(at)], 'left_out')
    const { draft } = await read(text, told)
    expect(draft.questions.map(({ stem, options }) => [stem, options.length])).toEqual([
      ['I ride', 0],
      ['I walk', 0],
      ['I run', 0],
    ])
  })
})
