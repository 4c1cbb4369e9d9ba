import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExportFormat, writeExport } from '../../../shared/exchange/write-export.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { exportSourceOf } from '../../support/export-source-of.ts'
import { outlineOf } from './read.ts'
import { throughFile } from './through-file.ts'

/** Words with what people type: accents, characters with a meaning in some format, other scripts. */
const word = fc.constantFrom(
  'vélo',
  'Ça',
  'a < b',
  'R&D',
  '"quoted"',
  "l'été",
  '100 %',
  '=SUM(A1)',
  '日本',
  '😀',
  'tab',
  '<b>bold</b>',
  '&amp;',
  'x;y',
  '{1 + 1}',
  '*often*',
  '# note',
  '[terms](https://example.org)',
  '<!-- aside -->',
  '(yes / no)',
  '1 [ ] A 2 [ ] B',
  '____',
  '○',
)
const starting = fc.constantFrom('How', 'Quel', 'Très', 'Zug')
const line = fc
  .tuple(starting, fc.array(word, { maxLength: 4 }))
  .map(([first, rest]) => [first, ...rest].join(' '))
const questionWith = (stem: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ stem, options: fc.constant<string[] | null>(null) }),
    fc.record({ stem, options: fc.array(line, { minLength: 1, maxLength: 5 }) }),
  )
const draftWith = (context: fc.Arbitrary<string>, stem = line) =>
  fc
    .record({
      title: line,
      context,
      questions: fc.array(questionWith(stem), { minLength: 1, maxLength: 6 }),
    })
    .map(
      ({ title, context, questions }): SurveyDraft => ({
        ...emptyDraft(),
        title,
        context,
        questions: questions.map(({ stem, options }, index) => ({
          id: `q${index}`,
          stem,
          type: options ? 'single_choice' : 'open_ended',
          options: (options ?? []).map((text, option) => ({ id: `q${index}o${option}`, text })),
        })),
      }),
    )

const lines = fc.array(line, { maxLength: 3 }).map((each) => each.join('\n'))
// biome-ignore lint/suspicious/noTemplateCurlyInString: a form's own sign for an earlier answer.
const BETWEEN = ['\n', '\n\n', '\n\n\n', ' ${q1} ']
/** A stem as real files have it: an introduction, perhaps an empty line, and the question. */
const paragraphs = fc
  .tuple(line, fc.array(fc.tuple(fc.constantFrom(...BETWEEN), line), { maxLength: 2 }))
  .map(([first, more]) => first + more.flat().join(''))

describe.each<[ExportFormat, string]>([
  ['docx', 'docx'],
  ['limesurvey', 'limesurvey'],
  ['lss', 'limesurvey'],
  ['xlsform', 'xlsform'],
  ['surveyjs', 'surveyjs'],
  ['qualtrics', 'qualtrics'],
  ['text', 'text'],
])('%s', (format, kind) => {
  test('brings back title, context, stems, types and options', async () => {
    await fc.assert(
      fc.asyncProperty(draftWith(lines), async (draft) => {
        const result = await throughFile(exportSourceOf(draft), format)
        expect(result.kind).toBe(kind)
        expect(outlineOf(result.draft)).toEqual(outlineOf(draft))
        expect(result.notes).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

describe.each<ExportFormat>(['docx', 'limesurvey', 'lss', 'qualtrics', 'xlsform', 'surveyjs'])(
  '%s',
  (format) => {
    test('brings back a hundred drafts with introductions and empty lines in their stems', async () => {
      await fc.assert(
        fc.asyncProperty(draftWith(paragraphs, paragraphs), async (draft) => {
          const result = await throughFile(exportSourceOf(draft), format)
          expect(outlineOf(result.draft)).toEqual(outlineOf(draft))
        }),
        { numRuns: 100 },
      )
    })

    test('keeps the line breaks of a stem, and text that starts like a formula or a list', async () => {
      const draft: SurveyDraft = {
        ...emptyDraft(),
        title: 'T',
        questions: [
          {
            id: 'q',
            type: 'single_choice',
            stem: '=1+1\nSecond line',
            options: ['-5 to 0', '+1', '@home', "'=1", 'under;=1', 'a <= b', '＝1', '1. First', 'a) b'].map(
              (text) => ({ id: text, text }),
            ),
          },
        ],
      }
      const result = await throughFile(exportSourceOf(draft), format)
      expect(outlineOf(result.draft)).toEqual(outlineOf(draft))
    })
  },
)

test.each<ExportFormat>(['limesurvey', 'lss', 'qualtrics', 'xlsform', 'surveyjs', 'docx'])(
  '%s keeps empty lines within a stem and the context',
  async (format) => {
    const draft: SurveyDraft = {
      ...emptyDraft(),
      title: 'T',
      context: 'A survey on trips.\n\nIt takes two minutes.',
      questions: [
        {
          id: 'q',
          type: 'open_ended',
          stem: 'You commute.\n\n\nHow do you get to work & back?',
          options: [],
        },
      ],
    }
    expect(outlineOf((await throughFile(exportSourceOf(draft), format)).draft)).toEqual(outlineOf(draft))
  },
)

test('a Word document of Sonde is read by its styles, whatever its words look like', async () => {
  const choice = (stem: string, ...options: string[]) => ({
    id: stem,
    type: 'single_choice' as const,
    stem,
    options: options.map((text) => ({ id: text, text })),
  })
  const draft: SurveyDraft = {
    ...emptyDraft(),
    title: 'Please answer all of these statements: 1 = never, 2 = often',
    questions: [
      choice('Status of the applicant:', 'Not applicable', 'Alive', 'Deceased'),
      { id: 'o', type: 'open_ended', stem: 'Duration (in years):', options: [] },
      choice('What kind of pet was it? 1 [ ] DOG 2 [ ] CAT 77', 'REFUSED 99', 'DON’T KNOW'),
      choice('If it cannot be mended,', 'would you replace it, or', 'would you do without it?'),
      { id: 'e', type: 'open_ended', stem: '', options: [] },
      choice('Sex ____', 'F', 'M'),
    ],
  }
  const result = await throughFile(exportSourceOf(draft), 'docx')
  expect(outlineOf(result.draft)).toEqual(outlineOf(draft))
  expect(result.notes).toEqual([])
})

test.each<ExportFormat>([
  'sonde',
  'docx',
  'limesurvey',
  'lss',
  'qualtrics',
  'xlsform',
  'surveyjs',
  'text',
  'request',
])('%s names the version in its name, and in the file where the format has a place', (format) => {
  const draft = { ...emptyDraft(), title: 'Été 2026', questions: [] }
  const { fileName, content } = writeExport(exportSourceOf(draft), format, 'fr')
  expect(fileName).toMatch(/^ete-2026-v1[-.]/)
  // Sonde stores zip parts uncompressed, so their text can be found in the bytes.
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  // Files for people have the day in words.
  const day = format === 'docx' || format === 'text' ? '20 novembre 2026' : '2026-11-20'
  if (format !== 'request') expect(text).toContain(`v1 · Pilot · ${day}`)
})

test.each([
  ['Combien de fois prenez-vous le train ?', 'w:val="fr-FR"', '20 novembre 2026'],
  ['How often do you take the train?', 'w:val="en-GB"', '20 November 2026'],
  ['Wie oft fahren Sie mit dem Zug und warum?', null, '20 novembre 2026'],
])('a Word file is marked with the language of its questionnaire: %s', (stem, mark, day) => {
  const draft = { ...emptyDraft(), questions: [{ id: 'q', stem, type: 'open_ended' as const, options: [] }] }
  const text = new TextDecoder().decode(
    writeExport(exportSourceOf(draft), 'docx', 'fr').content as Uint8Array<ArrayBuffer>,
  )
  if (mark === null) expect(text).not.toContain('<w:lang')
  else expect(text).toContain(`<w:lang ${mark}/></w:rPr></w:rPrDefault>`)
  expect(text).toContain(day)
})

test('a spreadsheet runs no cell, and who reads the file sees the same text', () => {
  const draft: SurveyDraft = {
    ...emptyDraft(),
    title: '=cmd()',
    questions: [{ id: 'q', stem: '@SUM(1)', type: 'open_ended', options: [] }],
  }
  const tsv = String(writeExport(exportSourceOf(draft), 'limesurvey', 'en').content)
  expect(tsv).toContain('\t&#61;cmd()\t')
  expect(tsv).toContain('\t&#64;SUM(1)\t')
  const workbook = new TextDecoder().decode(
    writeExport(exportSourceOf(draft), 'xlsform', 'en').content as Uint8Array<ArrayBuffer>,
  )
  expect(workbook).toMatch(/<c r="C2" t="inlineStr" s="1"><is><t xml:space="preserve">@SUM\(1\)/)
  expect(workbook).toContain('quotePrefix="1"')
  expect(workbook).not.toContain('<f>')
})

test.each<ExportFormat>(['limesurvey', 'lss', 'xlsform', 'surveyjs'])(
  '%s: a draft that is not finished comes back as it was',
  async (format) => {
    const question = { type: 'single_choice' as const, options: [] }
    const draft: SurveyDraft = {
      ...emptyDraft(),
      title: 'T',
      questions: [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a form's own sign for an earlier answer.
        { ...question, id: 'a', stem: 'No options yet ]]> {x} ${y}' },
        { ...question, id: 'b', stem: '', options: [{ id: 'o', text: 'Yes' }] },
        { id: 'c', stem: '', type: 'open_ended', options: [] },
      ],
    }
    const { draft: back } = await throughFile(exportSourceOf(draft), format)
    expect(outlineOf(back)).toEqual(outlineOf(draft))
  },
)
