import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImportRefusal, type ImportResult } from '../../../shared/exchange/import-result.ts'
import { type ImportSource, readImport } from '../../../shared/exchange/read-import.ts'
import {
  isSaid,
  isUntold,
  type LineRole,
  lineRoleOf,
  NOTHING_TOLD,
  type Told,
  type ToldRole,
} from '../../../shared/exchange/source-lines.ts'
import { keepLines } from '../../../shared/exchange/told-lines.ts'
import { itemsOf } from './papers.ts'
import { codesOf, someTools } from './read.ts'
import { toldRoles } from './told.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

/** Reads a source of which a person said what some lines are, by their places. */
function readTold(source: ImportSource, told: [number, ToldRole][]): Promise<ImportResult> {
  return readImport(source, { ...someTools(), told: toldRoles(told) })
}

const rolesOf = ({ lines }: ImportResult) => lines.map(({ role, item }) => (item ? `${role} ${item}` : role))

/** A Word document with a question above a table of these rows. */
function askedAbove(...rows: string[][]): ImportSource {
  const cells = (row: string[]) => row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')
  const table = rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')
  return docx([documentOf(`${paragraph('How often do you ride?')}<w:tbl>${table}</w:tbl>`)])
}

const PAPER = `Trip diary
Part A
1. How did you come here?
- By tram
- On foot
Thank you
2. Was it raining?
Yes
No`

describe('what the lines of a text are', () => {
  test('each line that is not empty has its role, its item and a form', async () => {
    const read = await readTold({ text: PAPER }, [])
    expect(rolesOf(read)).toEqual([
      'title',
      'heading',
      'stem 1',
      'option 1',
      'option 1',
      'left_out',
      'stem 2',
      'option 2',
      'option 2',
    ])
    expect(read.lines[3]?.text).toBe('- By tram')
    expect(read.lines[3]?.form).toBe(read.lines[4]?.form)
    expect(read.lines[2]?.form).toBe(read.lines[6]?.form)
    expect(read.lines[2]?.form).not.toBe(read.lines[3]?.form)
  })

  test('what a person says of a line wins, and is not noted', async () => {
    const read = await readTold({ text: PAPER }, [
      [1, 'heading'],
      [4, 'left_out'],
      [5, 'stem'],
      [6, 'stem_more'],
    ])
    expect(itemsOf(read)).toEqual([
      ['How did you come here?', 'By tram'],
      ['Thank you 2. Was it raining?', 'Yes', 'No'],
    ])
    expect(read.draft.context).toBe('')
    expect(codesOf(read)).toEqual([])
  })

  test('a told title takes the place of the guessed one, which stays in the context', async () => {
    const { draft } = await readTold({ text: PAPER }, [[1, 'title']])
    expect(draft.title).toBe('Part A')
    expect(draft.context).toBe('Trip diary')
  })

  test('a line that is kept is what it was: fields stay items of their own', async () => {
    const text = ['1. Details of you:', '- Name: ..........', '- Town: ..........', '2. Why?'].join('\n')
    const before = await readTold({ text }, [])
    const kept = keepLines(NOTHING_TOLD, ['1', '2'])
    const after = await readImport({ text }, { ...someTools(), told: kept })
    expect(itemsOf(before)).toEqual([['Details of you: Name'], ['Details of you: Town'], ['Why?']])
    expect(itemsOf(after)).toEqual(itemsOf(before))
    expect(rolesOf(after)).toEqual(rolesOf(before))
    expect(isUntold(kept)).toBe(false)
    expect(isSaid('1', kept)).toBe(true)
    expect(keepLines(kept, ['1'])).toBe(kept)
  })

  test('rows of which several have answers below them have their own, and others those above them', async () => {
    const text = [
      'Which would you ride?',
      '1. To work',
      ...['- Never', '- Often'],
      '2. To town',
      ...['- Never', '- Often'],
      '3. Why?',
    ].join('\n')
    const read = await readTold({ text }, [
      [0, 'stem'],
      [1, 'row'],
      [4, 'row'],
    ])
    expect(itemsOf(read)).toEqual([
      ['Which would you ride? To work', 'Never', 'Often'],
      ['Which would you ride? To town', 'Never', 'Often'],
      ['Why?'],
    ])
    expect(rolesOf(read)).toEqual([
      ...['stem 1', 'row 1', 'option 1', 'option 1'],
      ...['row 2', 'option 2', 'option 2', 'stem 3'],
    ])
  })

  test('rows share the answers of the line above or below them', async () => {
    const text = '1. How often do you use\na. the tram\nb. the bus\n- Often\n- Never'
    const read = await readTold({ text }, [
      [1, 'row'],
      [2, 'row'],
    ])
    expect(itemsOf(read)).toEqual([
      ['How often do you use the tram', 'Often', 'Never'],
      ['How often do you use the bus', 'Often', 'Never'],
    ])
    expect(rolesOf(read)).toEqual(['stem 1', 'row 1', 'row 2', 'option 1', 'option 1'])
  })

  test('an answer with no question above it begins an item whose stem is to be written', async () => {
    const read = await readTold({ text: '- Often\n- Never\n1. Why?' }, [
      [0, 'option'],
      [1, 'option'],
    ])
    expect(itemsOf(read)).toEqual([['', 'Often', 'Never'], ['Why?']])
  })

  test('the text that Sonde wrote follows the person too', async () => {
    const text = 'Title: Trips\nContext: In town\n\n1. How?\n   ○ By tram\n   ○ On foot\n\n— Sonde · v1\n'
    expect(rolesOf(await readTold({ text }, []))).toEqual([
      'title',
      'context',
      'stem 1',
      'option 1',
      'option 1',
      'left_out',
    ])
    const told = await readTold({ text }, [[4, 'stem']])
    expect(itemsOf(told)).toEqual([['How?', 'By tram'], ['On foot']])
  })

  test('the second row of a table of answers keeps its words where the first one is told to be no answer', async () => {
    const source = askedAbove(['1', '2'], ['Never', 'Often'])
    expect(itemsOf(await readTold(source, []))).toEqual([['How often do you ride?', 'Never', 'Often']])
    const read = await readTold(source, [[1, 'title']])
    expect(read.draft.title).toBe('1 | 2')
    expect(itemsOf(read)).toEqual([['How often do you ride?', 'Never | Often']])
    const written: Told = { ...NOTHING_TOLD, written: new Map([['1', 'Once']]) }
    const anew = await readImport(source, { ...someTools(), told: written })
    expect(itemsOf(anew)).toEqual([['How often do you ride?', 'Once', 'Never | Often']])
  })

  test('the head of a table of answers is one where it is told to be', async () => {
    const source = askedAbove(['Answer', 'Code'], ['Never', '1'], ['Often', '2'])
    expect(itemsOf(await readTold(source, []))).toEqual([['How often do you ride?', 'Never', 'Often']])
    expect(itemsOf(await readTold(source, [[1, 'option']]))).toEqual([
      ['How often do you ride?', 'Answer | Code', 'Never', 'Often'],
    ])
  })

  test('what is left out of the head of a grid is noted, also where it is told what it was', async () => {
    const source = askedAbove(['Ways', 'Never', 'Often'], ['By tram', '☐', '☐'], ['On foot', '☐', '☐'])
    for (const told of [[], [[1, 'option']]] satisfies [number, ToldRole][][]) {
      const read = await readTold(source, told)
      expect(read.draft.questions[0]?.options.map(({ text }) => text)).toEqual(['Never', 'Often'])
      expect(read.notes).toContainEqual(expect.objectContaining({ code: 'text_dropped', name: 'Ways' }))
    }
  })

  test('a file of another kind has no lines', async () => {
    const read = await readTold({ text: 'question\toption 1\toption 2\nWhy?\tA\tB' }, [[0, 'left_out']])
    expect(read.kind).toBe('table')
    expect(read.lines).toEqual([])
  })
})

const ROLES: LineRole[] = [
  'title',
  'context',
  'heading',
  'instruction',
  'stem',
  'stem_more',
  'option',
  'row',
  'left_out',
]
const OUTSIDE: LineRole[] = ['heading', 'instruction', 'left_out']
const MARKS = ['', '', '1. ', '2. ', 'Q3. ', 'a) ', '- ', '☐ ', '  - ', '3) ', '# ', '> ', '- [ ] ', '| ']
const ENDS = ['', '', '?', ':', ' ____', ' ( )', ' ☐ mo ☐ ru', ' 1. ka 2. lo', ' / ven', '\tsol', ' |', '.']
const word = fc.constantFrom('bor', 'tem', 'Lin', 'sadu', 'PEK', 'oui', 'Yes', 'gra')
const line = fc
  .tuple(fc.constantFrom(...MARKS), fc.array(word, { maxLength: 4 }), fc.constantFrom(...ENDS))
  .map(([mark, words, end]) => `${mark}${words.join(' ')}${end}`)
const told = fc.array(fc.tuple(fc.nat(20), fc.constantFrom<ToldRole>(...ROLES, 'stem_options')), {
  maxLength: 12,
})

const textSource = fc
  .array(line, { minLength: 1, maxLength: 16 })
  .map((lines): ImportSource => ({ text: lines.join('\n') }))
const xml = (text: string) =>
  paragraph(text.replace(/\t/g, '</w:t><w:tab/><w:t>').replace(/[&<>](?!\/?w:)/g, ''))
const bold = (text: string) => xml(text).replaceAll('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>')
const numbered = (text: string) =>
  xml(text).replace('<w:p>', '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>')
const table = fc
  .array(fc.array(fc.oneof(line, fc.constantFrom('', '1', '2', '☐')), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(
    (rows) =>
      `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${xml(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  )
const block = fc.oneof(line.map(xml), line.map(bold), line.map(numbered), table)
const wordSource = fc.array(block, { minLength: 1, maxLength: 10 }).map(
  (blocks): ImportSource =>
    docx([
      documentOf(blocks.join('')),
      {
        name: 'word/numbering.xml',
        text: '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
      },
    ]),
)

/** The words of a text, without the markers and boxes around them. */
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? []

/** The texts in which the words of a line must be, by its role. */
function textsOf({ draft }: ImportResult, role: LineRole, item: number | null): string {
  if (role === 'title') return draft.title
  if (role === 'context') return draft.context
  const question = draft.questions[(item ?? 0) - 1]
  return question ? [question.stem, ...question.options.map(({ text }) => text)].join(' ') : ''
}

test.for([
  ['text', textSource],
  ['Word', wordSource],
] as const)('any roles told for any lines: %s', async ([, sources]) => {
  await fc.assert(
    fc.asyncProperty(sources, told, async (source, roles) => {
      const plain = await readTold(source, []).catch(refused)
      const read = await readTold(source, roles).catch(refused)
      if (!read) return
      if (plain) {
        expect(read.lines.map(({ text, form }) => [text, form])).toEqual(
          plain.lines.map(({ text, form }) => [text, form]),
        )
      }
      const last = new Map(roles)
      read.lines.forEach(({ text, role, item }, at) => {
        expect(ROLES).toContain(role)
        expect(text.trim()).not.toBe('')
        const said = last.get(at)
        if (said !== undefined) expect(role).toBe(lineRoleOf(said))
        if (said === 'stem' || said === 'stem_options') {
          expect(item).not.toBeNull()
          expect(read.lines.findIndex((each) => each.item === item)).toBe(at)
        }
        if (OUTSIDE.includes(role)) expect(item).toBeNull()
        const texts = OUTSIDE.includes(role) ? text : textsOf(read, role, item)
        // The name of the column of statements is left out, which is noted.
        const noted = read.notes.map(({ name }) => name).join(' ')
        for (const each of wordsOf(text)) expect(`${texts} ${noted}`).toContain(each)
      })
    }),
    { numRuns: 400 },
  )
})

function refused(error: unknown): null {
  expect(error).toBeInstanceOf(ImportRefusal)
  return null
}
