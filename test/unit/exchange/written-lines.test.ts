import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import { ImportRefusal, type ImportResult } from '../../../shared/exchange/import-result.ts'
import { moveLines } from '../../../shared/exchange/moved-lines.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { wordsOfLine } from '../../../shared/exchange/repair/words-of-line.ts'
import { NOTHING_TOLD, type SourceLine, type Told } from '../../../shared/exchange/source-lines.ts'
import {
  addLines,
  divideLine,
  joinLines,
  tellRoles,
  writeLines,
} from '../../../shared/exchange/told-lines.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { itemsOf } from './found-items.ts'
import { someTools } from './read.ts'
import { paperText, tellItem, tellWanted, wantedItem, wantedSurvey } from './wanted-surveys.ts'

const readTold = (text: string, told: Told = NOTHING_TOLD) => readImport({ text }, { ...someTools(), told })

type Step = (told: Told, lines: readonly SourceLine[]) => Told

async function repaired(text: string, ...steps: Step[]): Promise<ImportResult & { told: Told }> {
  let told = NOTHING_TOLD
  let result = await readTold(text)
  for (const step of steps) {
    told = step(told, result.lines)
    result = await readTold(text, told)
  }
  return { ...result, told }
}

function placeOf(lines: readonly SourceLine[], words: string): number {
  const place = lines.findIndex(({ text }) => text.startsWith(words))
  if (place === -1) throw new Error(`No line begins with “${words}”.`)
  return place
}

const lineOf = (lines: readonly SourceLine[], words: string) => lines[placeOf(lines, words)] as SourceLine
const write =
  (words: string, ...texts: string[]): Step =>
  (told, lines) => {
    const line = lineOf(lines, words)
    return writeLines(
      told,
      line,
      texts,
      texts.map((_, nth) => (nth === 0 ? line.role : 'option')),
    )
  }
const add =
  (words: string, ...texts: string[]): Step =>
  (told, lines) =>
    addLines(
      told,
      lineOf(lines, words),
      texts,
      texts.map(() => 'option'),
    )
const join =
  (words: string): Step =>
  (told, lines) =>
    joinLines(told, lines, [placeOf(lines, words)])
const move =
  (words: string, by: 1 | -1): Step =>
  (told, lines) =>
    moveLines(told, lines, [placeOf(lines, words)], by)
const tell =
  (words: string, role: Parameters<typeof tellRoles>[2]): Step =>
  (told, lines) =>
    tellRoles(told, [lineOf(lines, words).id], role)

const PAPER = [
  '1. Do you ride?',
  '- Yes',
  '- No',
  '2. How often?',
  '- Never (1)',
  '- Often (2)',
  '3. Why?',
].join('\n')

describe('what a person writes for a line', () => {
  test('is taken word for word, and nothing is read in it', async () => {
    const { draft } = await repaired(PAPER, write('3.', 'Rate it from 1 to 5 (Yes / No): ____'))
    expect(draft.questions[2]).toMatchObject({
      stem: 'Rate it from 1 to 5 (Yes / No): ____',
      type: 'open_ended',
      options: [],
    })
  })

  test('of a response option leaves the others as they were read', async () => {
    const result = await repaired(PAPER, write('- Often', '2 Often / always'))
    expect(itemsOf(result)[1]).toBe('How often?: Never / 2 Often / always')
  })

  test('as several texts makes several lines', async () => {
    const result = await repaired(PAPER, write('3.', 'Why?', 'For fun', '☐ Other: ____'))
    expect(result.draft.questions[2]?.options.map(({ text }) => text)).toEqual(['For fun', '☐ Other: ____'])
    expect(result.lines.slice(-3).map(({ id, role }) => [id, role])).toEqual([
      ['6', 'stem'],
      ['-1', 'option'],
      ['-2', 'option'],
    ])
  })

  test('in a text that Sonde wrote leaves all others exactly as they are', async () => {
    const own = ['Title: Bikes', '', '1. Do you ride?', '   ○ 1 = Never', '   ○ 2 = Often', '', '— Sonde · 1']
    const result = await repaired(own.join('\n'), write('1. Do', 'Do you ride (yes / no)?'))
    expect(itemsOf(result)).toEqual(['Do you ride (yes / no)?: 1 = Never / 2 = Often'])
  })

  test('without any text gives back what the source has', async () => {
    const result = await repaired(PAPER, write('3.', 'Where?'), (told, lines) =>
      writeLines(told, lineOf(lines, 'Where?'), [], []),
    )
    expect(itemsOf(result)[2]).toBe('Why?')
    expect(result.told.written.size).toBe(0)
  })

  test('of a grid row keeps the answers of the grid, and of the grid its rows', async () => {
    const grid = [
      '1. How often?',
      '',
      '| | Never | Often |',
      '|---|---|---|',
      '| I ride | | |',
      '| I walk | | |',
    ]
    const result = await repaired(
      [...grid, '', '2. Why?'].join('\n'),
      write('I ride', 'I ride, 1 or 2 times'),
    )
    expect(itemsOf(result)).toEqual([
      'How often? I ride, 1 or 2 times: Never / Often',
      'How often? I walk: Never / Often',
      'Why?',
    ])
  })

  test('is the whole where it is joined with another line, and is divided as any text', async () => {
    const joined = await repaired(
      PAPER,
      write('1.', 'Do you ride'),
      write('- Yes', 'at all?'),
      join('at all?'),
    )
    expect(itemsOf(joined)[0]).toBe('Do you ride at all?: No')
    const apart = await repaired(PAPER, write('1.', 'Do you ride? Yes / Maybe'), (told, lines) => {
      const line = lineOf(lines, 'Do you ride?')
      return divideLine(told, line, [13, 19], ['stem', 'option', 'option'])
    })
    expect(itemsOf(apart)[0]).toBe('Do you ride?: Yes / Maybe / Yes / No')
  })
})

describe('a line that a person adds', () => {
  test('stands below its line, can be moved and told, and is gone without words', async () => {
    const added = [add('- No', 'Sometimes'), add('3.', 'At home?')]
    const result = await repaired(PAPER, ...added, tell('At home?', 'stem'), move('Sometimes', -1))
    expect(itemsOf(result)).toEqual([
      'Do you ride?: Yes / Sometimes / No',
      'How often?: Never / Often',
      'Why?',
      'At home?',
    ])
    const without = await repaired(PAPER, ...added, (told, lines) =>
      writeLines(told, lineOf(lines, 'Sometimes'), [], []),
    )
    expect(itemsOf(without)[0]).toBe('Do you ride?: Yes / No')
    expect(without.lines.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '-2'])
  })

  test('stays behind what its line is joined with, or was divided from', async () => {
    const result = await repaired(PAPER, join('- No'), add('- Yes', 'Sometimes'))
    expect(itemsOf(result)[0]).toMatch(/ \/ Sometimes$/)
    const cut = await repaired(
      'Why? Where? When?\nHow?',
      (told, lines) => divideLine(told, lineOf(lines, 'Why?'), [5, 12], ['stem', 'stem', 'stem']),
      add('Where?', 'There'),
      join('Where?'),
    )
    expect(cut.lines.map(({ text }) => text)).toEqual(
      ['Why? Where? ', 'There', 'When?', 'How?'].map((text) => text.trim()),
    )
  })
})

describe('what is in the field when a line is to be written', () => {
  const wordsIn = async (text: string, words: string) => {
    const { lines, draft } = await readTold(text)
    return wordsOfLine(lines, placeOf(lines, words), draft.questions)
  }

  test.each([
    [PAPER, '1.', ['Do you ride?']],
    [PAPER, '- Often', ['Often']],
    ['1. Do you ride? (Yes / No)\n2. Why?', '1.', ['Do you ride?', 'Yes', 'No']],
    ['1. Do you ride?\n☐ Yes ☐ No\n2. Why?', '☐ Yes', ['Yes', 'No']],
    ['1. Why?\n\n| | Never | Often |\n|---|---|---|\n| I ride | | |\n| I walk | | |', 'I walk', ['I walk']],
  ])('in %j, of %j', async (text, words, expected) => {
    expect(await wordsIn(text, words)).toEqual(expected)
  })

  test('who takes it as it is changes no item', async () => {
    await fc.assert(
      fc.asyncProperty(paperText, fc.nat(11), async (text, nth) => {
        const { lines, draft } = await readable(text)
        fc.pre(lines.length > 0)
        const line = lines[nth % lines.length] as SourceLine
        const isWhole = lines.filter(({ item }) => item === line.item).length === 1
        fc.pre(line.role === 'stem' && isWhole)
        const texts = wordsOfLine(lines, lines.indexOf(line), draft.questions)
        const roles = texts.map((_, at) => (at === 0 ? line.role : ('option' as const)))
        const after = await readTold(text, writeLines(NOTHING_TOLD, line, texts, roles))
        expect(after.draft.questions.map(plain)).toEqual(draft.questions.map(plain))
      }),
    )
  })
})

/** What is read of a text; nothing where it is no questionnaire. */
async function readable(text: string): Promise<Pick<ImportResult, 'lines' | 'draft'>> {
  try {
    return await readTold(text)
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    return { lines: [], draft: { questions: [] } as unknown as ImportResult['draft'] }
  }
}

const named = ({ id, role, text }: SourceLine) => [id, role, text]
const plain = ({ stem, type, options }: Question) => [stem, type, ...options.map(({ text }) => text)]

describe('there is nothing that cannot be repaired', () => {
  test('any questionnaire comes from any paper, in one step and two for each of its texts', async () => {
    await fc.assert(
      fc.asyncProperty(paperText, wantedSurvey, async (text, wanted) => {
        const { lines } = await readable(text)
        fc.pre(lines.length > 0)
        const { told, steps } = tellWanted(lines, wanted)
        const { draft, lines: read } = await readTold(text, told)
        // What the desk shows before the source is read again.
        expect(arrangeLines(lines, told).map(named)).toEqual(read.map(named))
        expect(draft.title).toBe(wanted.title)
        expect(draft.context).toBe(wanted.context.join('\n'))
        expect(draft.questions.map(plain)).toEqual(
          wanted.items.map(({ stem, options }) => [
            stem,
            options.length > 0 ? 'single_choice' : 'open_ended',
            ...options,
          ]),
        )
        const texts = wanted.items.flatMap(({ stem, options }) => [stem, ...options]).length
        expect(steps).toBeLessThanOrEqual(1 + 2 * (1 + wanted.context.length + texts))
      }),
    )
  })

  test('any item of a paper that is no row of a grid becomes any other, and all others stay', async () => {
    await fc.assert(
      fc.asyncProperty(paperText, wantedItem, fc.nat(9), async (text, wanted, nth) => {
        const { lines, draft } = await readable(text)
        fc.pre(draft.questions.length > 0)
        const item = 1 + (nth % draft.questions.length)
        // Items that have no question of their own share it with others.
        const firsts = draft.questions.map((_, at) => lines.find((line) => line.item === at + 1)?.role)
        fc.pre(firsts.every((role) => role === 'stem'))
        const after = await readTold(text, tellItem(lines, item, wanted))
        expect(after.draft.questions.map(plain)).toEqual(
          draft.questions.map((question, at) =>
            at === item - 1
              ? [wanted.stem, wanted.options.length > 0 ? 'single_choice' : 'open_ended', ...wanted.options]
              : plain(question),
          ),
        )
      }),
    )
  })
})
