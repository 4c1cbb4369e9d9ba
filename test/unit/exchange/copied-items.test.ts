import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CopiedItems,
  readCopiedItems,
  writeCopiedItems,
} from '../../../shared/exchange/clipboard/copied-items.ts'
import { ImportRefusal } from '../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { writePlainItems } from '../../../shared/exchange/text/write-plain-text.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { anyDraft } from '../../integration/storage/samples.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { read } from './read.ts'

/** The code with which a text is refused. */
function refusalOf(text: string): string {
  try {
    readCopiedItems(text)
  } catch (error) {
    if (error instanceof ImportRefusal) return error.code
    throw error
  }
  return 'read'
}

const written = (change: object) =>
  JSON.stringify({ ...JSON.parse(writeCopiedItems({ questions: [], dismissals: [] })), ...change })

describe('Sonde’s own form on the clipboard', () => {
  test('brings back every item and dismissal, whatever is written in them', () => {
    fc.assert(
      fc.property(anyDraft, ({ questions, dismissals }) => {
        const items: CopiedItems = { questions, dismissals }
        expect(readCopiedItems(writeCopiedItems(items))).toEqual(items)
      }),
      { numRuns: 300 },
    )
  })

  test('of another program or damaged is refused, whatever it is', () => {
    for (const text of ['', 'text', '[]', 'null', '{}', '{"format":"sonde-items"}'])
      expect(refusalOf(text)).toMatch(/^(?:json|sonde)_broken$/)
    const [item] = [aChoice('a', 'Stem', ['Yes'])]
    for (const change of [
      { format: 'other' },
      { formatVersion: '1' },
      { questions: {} },
      { questions: [null] },
      { questions: [item, { ...item, type: 'matrix' }] },
      { questions: [{ ...item, id: '' }] },
      { questions: [{ ...item, options: [{ id: 'a' }] }] },
      { dismissals: [{ question: 'a' }] },
    ])
      expect(refusalOf(written(change)), JSON.stringify(change)).toBe('sonde_broken')
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(refusalOf(text)).not.toBe('read')
      }),
    )
  })

  test('of a newer Sonde is told from a damaged one', () => {
    expect(refusalOf(written({ formatVersion: 2, items: [] }))).toBe('newer_sonde')
  })

  test('that holds too much is refused before it is looked at', () => {
    const many = Array.from({ length: IMPORT_LIMITS.questions + 1 }, (_, at) => anOpenEnded(`q${at}`, ''))
    const wide = aChoice('a', '', Array.from<string>({ length: IMPORT_LIMITS.options + 1 }).fill('option'))
    const long = anOpenEnded('a', 'x'.repeat(IMPORT_LIMITS.surveyCharacters + 1))
    for (const questions of [many, [wide], [long], [anOpenEnded('i'.repeat(300), '')]])
      expect(refusalOf(written({ questions }))).toBe('sonde_too_large')
    expect(refusalOf('['.repeat(IMPORT_LIMITS.depth + 1))).toBe('too_deep')
    expect(refusalOf(' '.repeat(IMPORT_LIMITS.fileBytes + 1))).toBe('too_large')
  })

  test('brings nothing to a prototype', () => {
    const text = written({}).replace('{', '{"__proto__":{"questions":[{"id":"x"}]},')
    expect(readCopiedItems(text)).toEqual({ questions: [], dismissals: [] })
  })
})

/** Words that mean something to the readers of plain text. */
const word = fc.constantFrom(
  '1.',
  'a)',
  '2)',
  '-',
  '○',
  '—',
  'Sonde',
  '·',
  'Title:',
  'Q4:',
  '?',
  'vélo',
  '[ ]',
  '/',
  '12',
)
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const item: fc.Arbitrary<Question> = fc.oneof(
  line.map((stem) => anOpenEnded('q', stem)),
  fc
    .tuple(line, fc.array(line, { minLength: 1, maxLength: 4 }))
    .map(([stem, options]) => aChoice('q', stem, options)),
)
const outline = (questions: readonly Question[]) =>
  questions.map(({ stem, type, options }) => ({ stem, type, options: options.map(({ text }) => text) }))

describe('copied items as text', () => {
  test('are read back to the same items by the import of text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 5 }), line, async (questions, title) => {
        const { draft, notes } = await read({ text: writePlainItems(questions, title) })
        expect(outline(draft.questions)).toEqual(outline(questions))
        expect(draft).toMatchObject({ title: '', context: '' })
        expect(notes).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('are readable elsewhere', () => {
    const items = [aChoice('a', 'How old\nare you?', ['Young', 'Old']), anOpenEnded('b', 'Why?')]
    expect(writePlainItems(items, 'Urban mobility')).toBe(
      '1. How old are you?\n   ○ Young\n   ○ Old\n\n2. Why?\n\n— Sonde · Urban mobility\n',
    )
  })
})
