import { expect, test } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'
import { itemsOf } from './found-items.ts'
import { someTools } from './read.ts'

/** The same small questionnaire in two languages, in each program's format. */
const FILES: Record<string, { bytes: Uint8Array; fileName: string; names: [string, string] }> = {
  xlsform: {
    fileName: 'a.xlsx',
    names: ['English (en)', 'Français (fr)'],
    bytes: writeWorkbook([
      {
        name: 'survey',
        rows: [
          ['type', 'name', 'label::English (en)', 'label::Français (fr)', 'hint::English (en)'],
          ['select_one m', 'mode', 'How?', 'Comment ?', 'One'],
          ['text', 'why', 'Why?', '', ''],
        ],
      },
      {
        name: 'choices',
        rows: [
          ['list_name', 'name', 'label::English (en)', 'label::Français (fr)'],
          ['m', '1', 'On foot', 'À pied'],
        ],
      },
    ]),
  },
  surveyjs: {
    fileName: 'a.json',
    names: ['default', 'fr'],
    bytes: utf8({
      pages: [
        {
          elements: [
            {
              type: 'radiogroup',
              name: 'mode',
              title: { default: 'How?', fr: 'Comment ?' },
              choices: [{ value: 1, text: { default: 'On foot', fr: 'À pied' } }],
            },
            { type: 'comment', name: 'why', title: { default: 'Why?' } },
          ],
        },
      ],
    }),
  },
  qualtrics: {
    fileName: 'a.qsf',
    names: ['EN', 'FR'],
    bytes: utf8({
      SurveyEntry: { SurveyLanguage: 'EN' },
      SurveyElements: [
        sq(
          'mode',
          'MC',
          'How?',
          { 1: { Display: 'On foot' } },
          {
            FR: { QuestionText: 'Comment ?', Choices: { 1: { Display: 'À pied' } } },
          },
        ),
        sq('why', 'TE', 'Why?', undefined, []),
      ],
    }),
  },
  limesurvey: {
    fileName: 'a.txt',
    names: ['en', 'fr'],
    bytes: new TextEncoder().encode(
      [
        'class\ttype/scale\tname\ttext\tlanguage',
        'S\t\tlanguage\ten\t',
        ...['en\tHow?\tOn foot\tWhy?', 'fr\tComment ?\tÀ pied\tWhy?'].map((line) => {
          const [language, how, foot, why] = line.split('\t')
          return `Q\tL\tmode\t${how}\t${language}\nA\t0\tA1\t${foot}\t${language}\nQ\tT\twhy\t${why}\t${language}`
        }),
      ].join('\n'),
    ),
  },
}

function utf8(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}

function sq(id: string, type: string, text: string, choices: unknown, language: unknown) {
  return {
    Element: 'SQ',
    PrimaryAttribute: id,
    Payload: {
      DataExportTag: id,
      QuestionText: text,
      QuestionType: type,
      Selector: 'SAVR',
      ...(choices ? { Choices: choices } : {}),
      Language: language,
    },
  }
}

test.each(Object.entries(FILES))(
  '%s: the person chooses the language, and what it lacks comes from another',
  async (_kind, file) => {
    const [own, other] = file.names
    const first = await readImport(file, someTools())
    expect(first.language).toBe(own)
    expect(first.languages.map(({ name }) => name)).toEqual([own, other])
    expect(first.languages[0]?.questions).toBe(2)
    expect(itemsOf(first)).toEqual(['How?: On foot', 'Why?'])
    const second = await readImport(file, { ...someTools(), textLanguage: other })
    expect(second.language).toBe(other)
    expect(itemsOf(second)).toEqual(['Comment ?: À pied', 'Why?'])
    expect(second.counted).toEqual({ questions: 2, came: 2 })
  },
)

test('a language that the file does not have is not taken', async () => {
  const file = FILES.qualtrics
  if (!file) throw new Error('no file')
  expect((await readImport(file, { ...someTools(), textLanguage: 'XX' })).language).toBe('EN')
})
