import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeDocx } from '../../../shared/exchange/docx/write-docx.ts'
import { writePlainText } from '../../../shared/exchange/text/write-plain-text.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { itemsOf, paperOf } from './papers.ts'
import { read, refusalOf } from './read.ts'

/** Stems with characters that also occur in lists. */
const STEMS = [
  'I sleep less than 2.5 hours a night',
  'Do you earn more than 2.000 euros?',
  'The app version 2. is better than version 1.',
  'Is release 3.2.1 better than 2.0?',
  'In 2. and 3. class, how do you travel?',
  'Since 2020. how many moves?',
  'Do you, e.g. at work, i.e. on weekdays, take vitamin b. 12 or b.12?',
  'Your commune: (1) in the centre (2) outside',
  'Choose: a) the bus b) the tram',
  'Is it km/h / mph or m/s?',
  'At 2.30 p.m. or 2 p.m. (2nd floor), 2) who is there?',
  'Le 2. arrondissement (ou le 3.) vous convient-il ?',
  'Plus de 2,5 kg / 3 l. par jour',
  'M. Dupont (2. étage) vous a-t-il aidé ?',
]
const OPTIONS = [
  'Yes',
  'No',
  'Vitamin b.12',
  '2.5 hours',
  '2. class',
  'b) both',
  'km/h / mph',
  '(2) more',
  'Q2 2026',
]

interface Written {
  stem: string
  options: string[]
}

/** Items of the wording fixtures whose stem is a single line that could be part of a list. */
const fixtures = path.resolve(import.meta.dirname, '../../fixtures/wording')
const ITEMS = readdirSync(fixtures)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(fixtures, name), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line): Written => {
    const { text, options = [] } = JSON.parse(line)
    return { stem: text, options }
  })
  .filter(({ stem, options }) =>
    [stem, ...options].every((line) => line === line.trim() && !/[\n\t]/.test(line)),
  )

const trapStem = fc.constantFrom(...STEMS)
const trapOptions = fc.uniqueArray(fc.constantFrom(...OPTIONS), { minLength: 2, maxLength: 5 })
const anItem: fc.Arbitrary<Written> = fc.oneof(
  fc.constantFrom(...ITEMS),
  fc.record({ stem: trapStem, options: trapOptions }),
  fc.tuple(trapStem, fc.constantFrom(...ITEMS)).map(([stem, { options }]) => ({ stem, options })),
  fc.tuple(trapOptions, fc.constantFrom(...ITEMS)).map(([options, { stem }]) => ({ stem, options })),
)
const someItems = fc.array(anItem, { minLength: 1, maxLength: 8 })
/** Choices only: in a Word document, an open question followed by a list would be read as a choice. */
const someChoices = fc.array(
  anItem.filter(({ options }) => options.length > 0),
  { minLength: 1, maxLength: 8 },
)
const flat = (items: readonly Written[]) => items.map(({ stem, options }) => [stem, ...options])
/** Marks of options on paper. */
const marks = fc.constantFrom<(at: number) => string>(
  () => '- ',
  () => '  • ',
  () => '☐ ',
  (at) => `   ${String.fromCharCode(97 + at)}) `,
)
const layout = fc.record({
  mark: marks,
  gap: fc.constantFrom('\n', '\n\n'),
  title: fc.constantFrom('', 'Trips\n\n'),
})

describe('numbered items survive', () => {
  test.each([
    ['as text', (text: string) => ({ text })],
    ['as a Word paper', paperOf],
  ])('%s', async (_, source) => {
    // Choices only, as an open question followed by a list would be read as a choice.
    const asked = someItems.map((items) => items.filter(({ options }) => options.length > 0))
    await fc.assert(
      fc.asyncProperty(asked, layout, async (items, { mark, gap, title }) => {
        fc.pre(items.length > 0 && items.every(({ options }) => options.length < 20))
        const blocks = items.map(({ stem, options }, at) =>
          [`${at + 1}. ${stem}`, ...options.map((text, option) => mark(option) + text)].join('\n'),
        )
        expect(itemsOf(await read(source(title + blocks.join(gap))))).toEqual(flat(items))
      }),
      { numRuns: 150 },
    )
  })

  test.each(['text', 'docx'])('the %s export and back', async (format) => {
    const context = fc.constantFrom(
      '',
      'For yourself.',
      '1. First\n2. Second',
      'Q1 2026\n\n1. Read this\n\n- a\n- b',
    )
    await fc.assert(
      fc.asyncProperty(format === 'text' ? someItems : someChoices, context, async (items, context) => {
        const draft: SurveyDraft = {
          ...emptyDraft(),
          title: 'Trips: 2. wave',
          context,
          questions: items.map(({ stem, options }, at) => ({
            id: `q${at}`,
            stem,
            type: options.length > 0 ? 'single_choice' : 'open_ended',
            options: options.map((text, option) => ({ id: `q${at}o${option}`, text })),
          })),
        }
        const instrument = { draft, version: 'v1', at: 0 }
        const result = await read(
          format === 'text'
            ? { text: writePlainText(instrument, 'en') }
            : { fileName: 'a.docx', bytes: writeDocx(instrument, 'en') },
        )
        expect(itemsOf(result)).toEqual(flat(items))
        if (format === 'text') expect(result.draft).toMatchObject({ title: draft.title, context })
      }),
      { numRuns: 100 },
    )
  })
})

/** Lines of any kind, each with a unique word. */
const aLine = fc
  .tuple(
    fc.constantFrom(
      '',
      '1. ',
      '2. ',
      '1) ',
      '(1) ',
      'a) ',
      'b) ',
      '- ',
      '☐ ',
      'Q1. ',
      '2.3 ',
      '   ',
      '\t',
      'Title: ',
      'Context: ',
    ),
    fc.oneof(
      trapStem,
      fc.constantFrom(...OPTIONS, '1. Yes 2. No', 'Why? 1. Work 2. Home', 'Yes / No', 'Oui\tNon', '☐ A ☐ B'),
    ),
    fc.constantFrom('', '?', ':', ' ?', ' ____'),
  )
  .map((parts) => parts.join(''))

test('no line vanishes: each is in an item, in the title, in the context, or noted', async () => {
  const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{N}]+/gu) ?? []
  const someLines = fc.array(
    fc.oneof({ weight: 4, arbitrary: aLine }, { weight: 1, arbitrary: fc.constant('') }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  await fc.assert(
    fc.asyncProperty(someLines, async (plain) => {
      // Makes the last word of each line unique.
      const lines = plain.map((line, at) =>
        line.replace(/\p{L}{2,}(?!.*\p{L}{2})/u, (word) => `${word}x${at}`),
      )
      const text = lines.join('\n')
      fc.pre(text.trim() !== '')
      // A text without any item is refused, and the refusal is reported.
      const result = (await refusalOf({ text })) === 'no_questions' ? null : await read({ text })
      if (!result) return
      const { title, context } = result.draft
      const kept = [title, context, ...itemsOf(result).flat(), ...result.notes.map(({ name }) => name)]
      const left = new Set(wordsOf(kept.join('\n')))
      // Labels of a line are not part of its text.
      const wanted = wordsOf(text).filter((word) => !/^(?:Title|Context|Q\d)$/.test(word))
      expect(wanted.filter((word) => !left.has(word))).toEqual([])
    }),
    { numRuns: 600 },
  )
})
