import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { roleBehind, wordsNow, wordsOfLine } from '../../../shared/exchange/repair/words-of-line.ts'
import { NOTHING_TOLD, type SourceLine, type Told } from '../../../shared/exchange/source-lines.ts'
import {
  addLines,
  divideLine,
  joinLines,
  tellRoles,
  writeLines,
} from '../../../shared/exchange/told-lines.ts'
import { itemsOf } from './found-items.ts'
import { read, someTools } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const readTold = (text: string, told: Told = NOTHING_TOLD) => readImport({ text }, { ...someTools(), told })

const PAPER = ['1. Do you', '- ride', '- at all?', '2. How often?', '- Never', '3. Is it (Yes / No)?'].join(
  '\n',
)
const linesOf = async (text: string, told?: Told) => (await readTold(text, told)).lines
const at = (lines: readonly SourceLine[], place: number) => lines[place] as SourceLine

describe('written lines that are joined with others', () => {
  test.each([0, 1, 2])('lose no word and get no number or bullet, whichever was written: %i', async (nth) => {
    const lines = await linesOf(PAPER)
    const own = ['Do you', 'ride', 'at all?'][nth] ?? ''
    const told = writeLines(NOTHING_TOLD, at(lines, nth), [own], [at(lines, nth).role])
    const result = await readTold(PAPER, joinLines(told, await linesOf(PAPER, told), [1, 2]))
    expect(itemsOf(result)[0]).toBe('Do you ride at all?')
  })

  test('in two runs are two lines', async () => {
    const lines = await linesOf(PAPER)
    let told = writeLines(NOTHING_TOLD, at(lines, 1), ['ride'], ['option'])
    told = writeLines(told, at(lines, 4), ['Never or rarely?'], ['option'])
    const result = await readTold(PAPER, joinLines(told, await linesOf(PAPER, told), [4, 1, 2]))
    expect(itemsOf(result).slice(0, 2)).toEqual(['Do you ride at all?', 'How often? Never or rarely?'])
  })

  test('are joined in time that goes with their number', { timeout: 10_000 }, async () => {
    const text = Array.from({ length: 5_000 }, (_, nth) => `${nth + 1}. Question ${nth}?`).join('\n')
    const lines = await linesOf(text)
    // With cubic time this took about half a minute.
    const told = joinLines(
      NOTHING_TOLD,
      lines,
      lines.map((_, nth) => nth),
    )
    expect(told.joined.size).toBe(4_999)
  })
})

describe('a written line that is divided', () => {
  test('keeps all signs but those that divide it', async () => {
    const lines = await linesOf(PAPER)
    const told = writeLines(NOTHING_TOLD, at(lines, 3), ['/home and/or | away/'], ['stem'])
    const [line] = (await linesOf(PAPER, told)).filter(({ written }) => written !== undefined)
    const parts = await linesOf(PAPER, divideLine(told, line as SourceLine, [15], ['stem', 'option']))
    expect(parts.flatMap(({ written }) => written ?? [])).toEqual(['/home and/or', 'away/'])
  })
})

describe('texts of which one has no signs', () => {
  test('are what was said of each, and the empty one is no line', async () => {
    const line = at(await linesOf(PAPER), 3)
    const roles = ['stem_more', 'option', 'left_out', 'option'] as const
    const texts = ['Why?', ' \u0001 ', 'Show card', 'For fun']
    for (const told of [
      writeLines(NOTHING_TOLD, line, texts, roles),
      addLines(NOTHING_TOLD, line, texts, roles),
    ])
      expect([...told.written].map(([id, text]) => [text, told.roles.get(id)])).toEqual([
        ['Why?', 'stem_more'],
        ['Show card', 'left_out'],
        ['For fun', 'option'],
      ])
  })
})

describe('whoever changes a word of a line', () => {
  const BELOW = ['', '2. Why?']
  const PAPERS = {
    fields: ['1. Your farm:', '- Town: ____', '- Size: ____ ha', '- Cows: ____'],
    'a rated list': ['1. Rate each of the following from 1 (bad) to 5 (good):', '- The seats', '- The doors'],
    'a grid': [
      '1. How often?',
      '',
      '| | Never | Often |',
      '|---|---|---|',
      '| I ride | | |',
      '| I walk | | |',
    ],
    'a wrapped option': ['1. Which?', '- A very long answer that', '  goes on here', '- B'],
    codes: ['1. How often?', '- Never (1)', '- Sometimes (2)', '- Often (3)'],
    'a bracket': ['1. Which?', '(Bus, Train, On foot)'],
    boxes: ['1. Which? ☐ A ☐ B'],
  }

  test.each(Object.entries(PAPERS))('changes nothing else: %s', async (_, paper) => {
    const text = [...paper, ...BELOW].join('\n')
    const before = await readTold(text)
    for (const [place, line] of before.lines.entries()) {
      const words = wordsOfLine(before.lines, place, before.draft.questions)
      const write = async (texts: readonly string[]) => {
        const roles = texts.map((_, nth) => (nth === 0 ? line.role : roleBehind(line.role)))
        return itemsOf(await readTold(text, writeLines(NOTHING_TOLD, line, texts, roles)))
      }
      expect(words).not.toEqual([])
      expect(await write(words)).toEqual(itemsOf(before))
      const changed = await write(['Zed', ...words.slice(1)])
      expect(changed).toHaveLength(before.draft.questions.length)
      expect(changed.join()).toContain('Zed')
    }
  })

  test.each(Object.entries(PAPERS))(
    'has one more line without a change of the others: %s',
    async (_, paper) => {
      const text = [...paper, ...BELOW].join('\n')
      const before = await readTold(text)
      const line = before.lines.findLast(({ role }) => role === 'option' || role === 'row')
      if (!line) return
      const after = await readTold(text, addLines(NOTHING_TOLD, line, ['Zed (1 = x)'], [line.role]))
      const words = ({ draft }: typeof before) =>
        draft.questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text: each }) => each)])
      expect(
        words(after)
          .filter((each) => !each.includes('Zed'))
          .join(),
      ).toContain(words(before).slice(0, -1).join())
      expect(words(after).join()).toContain('Zed (1 = x)')
    },
  )

  test('says nothing of what the line is, and keeps what was said', async () => {
    const line = at(await linesOf(PAPER), 5)
    expect(writeLines(NOTHING_TOLD, line, ['Is it?'], ['stem']).roles.size).toBe(0)
    const told = tellRoles(NOTHING_TOLD, [line.id], 'stem_options')
    expect(writeLines(told, line, ['Is it?'], ['stem']).roles).toEqual(told.roles)
  })
})

describe('a line that is again as in the source', () => {
  test('has again the options that it had there', async () => {
    const before = await readTold(PAPER)
    const line = at(before.lines, 5)
    const told = writeLines(NOTHING_TOLD, line, ['Is it?'], ['stem'])
    const written = at(await linesOf(PAPER, told), 5)
    const after = await readTold(PAPER, writeLines(told, written, [], []))
    expect(itemsOf(after)).toEqual(itemsOf(before))
  })

  test('is what was told where it is a part or several lines', async () => {
    const lines = await linesOf(PAPER)
    const told = joinLines(NOTHING_TOLD, lines, [1, 2])
    const whole = at(await linesOf(PAPER, told), 0)
    const written = writeLines(told, whole, ['Do you ride?'], ['stem'])
    const after = await readTold(PAPER, writeLines(written, at(await linesOf(PAPER, written), 0), [], []))
    expect(itemsOf(after)).toEqual(itemsOf(await readTold(PAPER, told)))
  })
})

describe('what is in the field', () => {
  test('is one text, where a question has a line break', async () => {
    const broken =
      '<w:p><w:r><w:t>1. Why do you ride</w:t><w:br/><w:t>every day, in any weather?</w:t></w:r></w:p>'
    const { lines, draft } = await read(docx([documentOf(broken + paragraph('2. How?'))]))
    expect(wordsOfLine(lines, 0, draft.questions)).toEqual(['Why do you ride every day, in any weather?'])
  })

  test.each(['word.docx', 'word-likert-grid.docx', 'word-table-items.docx', 'word-inline-options.docx'])(
    'can be taken as it is, whichever line of a Word document it is of: %s',
    async (fileName) => {
      const bytes = new Uint8Array(
        readFileSync(new URL(`../../fixtures/exchange/${fileName}`, import.meta.url)),
      )
      const readWord = (told: Told) => readImport({ fileName, bytes }, { ...someTools(), told })
      const before = await readWord(NOTHING_TOLD)
      for (const [place, line] of before.lines.entries()) {
        const texts = wordsOfLine(before.lines, place, before.draft.questions)
        const roles = texts.map((_, nth) => (nth === 0 ? line.role : roleBehind(line.role)))
        const after = await readWord(writeLines(NOTHING_TOLD, line, texts, roles))
        expect(itemsOf(after)).toEqual(itemsOf(before))
      }
    },
  )

  test('is of the line itself, where the items were read with something else told', async () => {
    const before = await readTold(PAPER)
    const told = writeLines(NOTHING_TOLD, at(before.lines, 0), ['A'], ['left_out'])
    const after = await readTold(PAPER, told)
    for (const line of before.lines)
      expect(wordsNow(line, after)).toEqual(
        line.id === '0'
          ? ['Do you']
          : wordsOfLine(
              after.lines,
              after.lines.findIndex(({ id }) => id === line.id),
              after.draft.questions,
            ),
      )
  })
})
