import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeLines, arrangePieces } from '../../../shared/exchange/arrange-lines.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { type ImportSource, readImport } from '../../../shared/exchange/read-import.ts'
import { partRoles } from '../../../shared/exchange/repair/part-roles.ts'
import {
  partsOf,
  proposedCuts,
  type Separator,
  startsIn,
} from '../../../shared/exchange/repair/proposed-cuts.ts'
import { NOTHING_TOLD, type SourceLine, type Told } from '../../../shared/exchange/source-lines.ts'
import { divideLine, joinLines, tellRoles, wholeText } from '../../../shared/exchange/told-lines.ts'
import { itemsOf } from './found-items.ts'
import { paperOf } from './papers.ts'
import { someTools } from './read.ts'
import { deedsOf, doTo, lineList, listOf, plainTold } from './told-deeds.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const readTold = (source: ImportSource, told: Told) => readImport(source, { ...someTools(), told })

/** Reads a source, changes it at the desk, and reads it again. */
async function repaired(
  source: ImportSource,
  ...steps: ((told: Told, lines: readonly SourceLine[]) => Told)[]
): Promise<ImportResult> {
  let result = await readTold(source, NOTHING_TOLD)
  let told = NOTHING_TOLD
  for (const step of steps) {
    told = step(told, result.lines)
    result = await readTold(source, told)
  }
  return result
}

/** The line that begins with these words. */
function lineOf(lines: readonly SourceLine[], words: string): SourceLine {
  const found = lines.find(({ text }) => text.startsWith(words))
  if (!found) throw new Error(`No line begins with “${words}”: ${lines.map(({ text }) => text).join(' ¶ ')}`)
  return found
}

/** Divides a line at all separators of a kind. */
const each = (words: string, separator: Separator) => (told: Told, lines: readonly SourceLine[]) => {
  const line = lineOf(lines, words)
  const text = wholeText(line)
  const at = proposedCuts(text).find((proposal) => proposal.separator === separator)?.at ?? []
  return divideLine(told, line, at, partRoles(line.role, partsOf(text, at), separator))
}

/** Divides a line before some of its words. */
const beforeWords = (words: string, part: string) => (told: Told, lines: readonly SourceLine[]) => {
  const line = lineOf(lines, words)
  const text = wholeText(line)
  const at = startsIn(text, [text.indexOf(part)])
  return divideLine(told, line, at, partRoles(line.role, partsOf(text, at), null))
}

const tell =
  (words: string, role: Parameters<typeof tellRoles>[2]) => (told: Told, lines: readonly SourceLine[]) =>
    tellRoles(told, [lineOf(lines, words).id], role)

/** Joins the line that begins with these words with the one above it. */
const join = (words: string) => (told: Told, lines: readonly SourceLine[]) =>
  joinLines(told, lines, [lines.indexOf(lineOf(lines, words))])

describe('a line is divided', () => {
  const among = (line: string) => ({ text: ['1. Do you ride?', '- Yes', '- No', line, '3. Why?'].join('\n') })

  test.each<[line: string, separator: Separator, item: string]>([
    ['2. Which bike / Race / City / Cargo', 'slash', 'Which bike: Race / City / Cargo'],
    ['2. Your bike? Race/City', 'slash', 'Your bike?: Race / City'],
    ['2. Which bike? Race   City   Cargo', 'gap', 'Which bike?: Race / City / Cargo'],
    ['2. Which bike?\tRace\tCity', 'tab', 'Which bike?: Race / City'],
    ['2. Which bike? Race ( ) City ( )', 'box', 'Which bike?: Race / City'],
    ['2. Which bike ☐ Race ☐ City', 'box', 'Which bike: Race / City'],
    ['2. Which bike? Race; City; Cargo', 'semicolon', 'Which bike?: Race / City / Cargo'],
    ['2. Which bike: Race, City, Cargo', 'comma', 'Which bike:: Race / City / Cargo'],
    ['2. Which bike a) Race b) City', 'number', 'Which bike: Race / City'],
    ['2. Which bike? Race 1 City 2', 'number', 'Which bike?: Race / City'],
  ])('%j at each %s', async (line, separator, item) => {
    const result = await repaired(among(line), tell('2.', 'stem'), each('2.', separator))
    expect(itemsOf(result)).toEqual(['Do you ride?: Yes / No', item, 'Why?'])
  })

  test('into two numbered questions', async () => {
    const result = await repaired(
      among('2. Your bike: Race / City 3. Its age: ____'),
      tell('2.', 'stem'),
      each('2.', 'number'),
    )
    expect(itemsOf(result).slice(1, 3)).toEqual(['Your bike:: Race / City', 'Its age'])
  })

  test('and a remark in it is told apart from the question', async () => {
    const paper = among('2. Which bike (tick one box only) is yours?')
    const result = await repaired(paper, tell('2.', 'stem'), each('2.', 'bracket'))
    expect(itemsOf(result)[1]).toBe('Which bike is yours?')
    expect(result.lines.map(({ role }) => role).slice(3, 6)).toEqual(['stem', 'instruction', 'stem_more'])
  })

  test('and words beside the question are left out', async () => {
    const result = await repaired(
      among('2. Which bike is yours? Show card B'),
      tell('2.', 'stem'),
      beforeWords('2.', 'Show card'),
      tell('Show card', 'left_out'),
    )
    expect(itemsOf(result)[1]).toBe('Which bike is yours?')
  })

  test('also where several parts of a heading come before its question', async () => {
    const result = await repaired(
      among('Part B 2. Which bike is yours?'),
      beforeWords('Part B', '2.'),
      tell('Part B', 'heading'),
      tell('2.', 'stem'),
    )
    expect(itemsOf(result)[1]).toBe('Which bike is yours?')
  })

  test('all other lines stay what they were', async () => {
    const paper = among('2. Which bike? Race / City')
    const plain = await readTold(paper, NOTHING_TOLD)
    const result = await repaired(paper, each('2.', 'slash'))
    const others = ({ lines }: ImportResult) =>
      lines.filter(({ pieces }) => pieces[0]?.place !== 3).map(({ id, role, form }) => [id, role, form])
    expect(others(result)).toEqual(others(plain))
  })
})

describe('lines are joined', () => {
  test('a question that was wrapped is one', async () => {
    const paper = paperOf(
      [
        '1. Do you ride?',
        '- Yes',
        '2. How often did you ride a',
        'bike during the last',
        'week?',
        '- Never',
        '- Often',
      ].join('\n'),
    )
    const result = await repaired(paper, join('bike'), join('week?'))
    expect(itemsOf(result)[1]).toBe('How often did you ride a bike during the last week?: Never / Often')
  })

  test('an answer that was wrapped is one, and a word at its hyphen too', async () => {
    const paper = {
      text: ['1. Your work?', '- Self-', 'employed', '- In the service of', 'a company', '2. Why?'].join(
        '\n',
      ),
    }
    const result = await repaired(paper, join('employed'), join('a company'))
    expect(itemsOf(result)).toEqual(['Your work?: Self-employed / In the service of a company', 'Why?'])
  })

  test('a question of which the beginning was taken for a heading is the question', async () => {
    const paper = { text: ['1. Do you ride?', '- Yes', '', 'PART B', '', '2. How far?'].join('\n') }
    const result = await repaired(paper, join('2.'))
    expect(lineOf(result.lines, 'PART B').role).toBe('stem')
  })
})

describe('in a table', () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const table = (...rows: string[][]) =>
    `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`

  test('two statements in one cell are two rows with the answers of the table', async () => {
    const grid = table(
      ['', 'Never', 'Often'],
      ['I ride to work. I ride for fun.', '', ''],
      ['I ride with friends.', '', ''],
    )
    const paper = docx([documentOf(paragraph('1. How often?') + grid)])
    expect(itemsOf(await readTold(paper, NOTHING_TOLD))).toHaveLength(2)
    const result = await repaired(paper, each('I ride to work', 'sentence'))
    expect(itemsOf(result)).toEqual([
      'How often? I ride to work.: Never / Often',
      'How often? I ride for fun.: Never / Often',
      'How often? I ride with friends.: Never / Often',
    ])
  })

  test('the cells of a row are told apart', async () => {
    const answers = table(['Never', 'Often', 'Show card C'])
    const paper = docx([documentOf(paragraph('1. How often?') + answers + paragraph('2. Why?'))])
    const result = await repaired(paper, each('Never', 'cell'), tell('Show card', 'left_out'))
    expect(itemsOf(result)).toEqual(['How often?: Never / Often', 'Why?'])
  })
})

describe('places that Sonde proposes', () => {
  const proposed = (text: string) =>
    proposedCuts(text).map(({ separator, at }) => [separator, partsOf(text, at)])

  test.each<[text: string, separator: Separator, parts: string[]]>([
    ['Sex: ☐ F ☐ M', 'box', ['Sex:', '☐ F', '☐ M']],
    ['Sex: F ( ) M ( )', 'box', ['Sex:', 'F ( )', 'M ( )']],
    ['3. Age: ____ 4. Sex: ____', 'number', ['3. Age: ____', '4. Sex: ____']],
    ['Name ______ Town ______', 'blank', ['Name ______', 'Town ______']],
    ['I ride. I walk often.', 'sentence', ['I ride.', 'I walk often.']],
    ['Roulez-vous ? Et pourquoi ?', 'sentence', ['Roulez-vous ?', 'Et pourquoi ?']],
    ['Oui / Non / Ne sait pas', 'slash', ['Oui /', 'Non /', 'Ne sait pas']],
    ['a | b', 'cell', ['a |', 'b']],
    ['One\nTwo', 'break', ['One', 'Two']],
    ['Yes 1 No 2', 'number', ['Yes', '1', 'No', '2']],
    ['Sex: 1 F 2 M', 'number', ['Sex:', '1', 'F', '2', 'M']],
    ['Q8\tWhy? - Probe for reasons', 'remark', ['Q8\tWhy?', '- Probe for reasons']],
    ['Why? [draw it] – ask how', 'remark', ['Why? [draw it]', '– ask how']],
    ['And why? … asking for all. - Then go on', 'remark', ['And why?', '… asking for all. - Then go on']],
    ['Pourquoi ? Ne pas lire.', 'remark', ['Pourquoi ?', 'Ne pas lire.']],
    ['Why? If they say “it depends”, ask on', 'remark', ['Why?', 'If they say “it depends”, ask on']],
    ['Do you ride? - Yes - No', 'dash', ['Do you ride?', '- Yes', '- No']],
    ['It fits – please add it', 'dash', ['It fits', '– please add it']],
  ])('in %j are found', (text, separator, parts) => {
    expect(proposed(text)).toContainEqual([separator, parts])
  })

  test.each([
    'On 2/3 of days',
    'In 12.5 % of 30 cases',
    'See https://a.example/b',
    'M. Dupont rides',
    'Why?',
    'Q8\tWhy?',
    '12. Why?',
    'Aged 18 - 25',
    '(a)',
    '',
  ])('in %j are none', (text) => {
    expect(proposed(text)).toEqual([])
  })

  test('behind a question a remark is none of its answers', () => {
    const roles = (...parts: string[]) => partRoles('stem', parts, null)
    expect(roles('Q8 Why?', '- Probe for reasons')).toEqual(['stem', 'instruction'])
    expect(roles('Do you ride?', '- Yes - No')).toEqual(['stem', 'option'])
    expect(partRoles('stem', ['Do you ride?', '- Yes', '- No'], 'dash')).toEqual(['stem', 'option', 'option'])
  })

  test('places to cut a very long line lie within it, in order', () => {
    for (const piece of ['1. a ', '☐ ', '/ ', '( ', '. A', ', ', '____ ', '? - ', ') – a', ' - ']) {
      const text = piece.repeat(1_500)
      for (const { at } of proposedCuts(text)) {
        expect(at.toSorted((one, other) => one - other)).toEqual(at)
        expect(at.every((place) => place > 0 && place < text.length)).toBe(true)
      }
    }
  })
})

describe('whatever is divided, joined and moved', () => {
  test('dividing a line and joining its parts gives back what was told before', () => {
    fc.assert(
      fc.property(
        lineList,
        deedsOf('divide', 'join', 'up', 'down'),
        fc.nat(9),
        fc.array(fc.nat(30), { maxLength: 4 }),
        (texts, done, nth, at) => {
          const told = done.reduce((now, deed) => doTo(now, texts, deed), NOTHING_TOLD)
          const lines = arrangeLines(listOf(texts), told)
          const place = nth % lines.length
          const line = lines[place] as SourceLine
          const starts = startsIn(wholeText(line), at)
          const roles = starts.map(() => 'option' as const)
          const divided = divideLine(told, line, starts, [line.role, ...roles])
          const after = arrangeLines(lines, divided)
          const added = after.length - lines.length
          const back = joinLines(
            divided,
            after,
            Array.from({ length: added }, (_, more) => place + 1 + more),
          )
          expect(plainTold(back)).toEqual(plainTold(told))
          expect(arrangeLines(after, back)).toEqual(lines)
        },
      ),
    )
  })

  test('where nothing is moved, each character of the source is in one line, in its order', () => {
    fc.assert(
      fc.property(lineList, deedsOf('divide', 'join'), (texts, done) => {
        const told = done.reduce((now, deed) => doTo(now, texts, deed), NOTHING_TOLD)
        const pieces = arrangePieces(texts, told).flat()
        expect(pieces.map((piece) => piece.text).join('')).toBe(texts.join(''))
        expect(arrangeLines(listOf(texts), told).map((line) => line.pieces)).toEqual(
          arrangePieces(texts, told),
        )
      }),
    )
  })
})
