import type { ImportSource } from '../../shared/exchange/read-import.ts'
import { type PackedPart, packZip } from './pack-zip.ts'

/** A Word document with that body, and more parts. */
export const word = (body: string, ...more: PackedPart[]): ImportSource => ({
  fileName: 'a.docx',
  bytes: packZip([{ name: 'word/document.xml', text: `<d><body>${body}</body></d>` }, ...more]),
})

/** A worksheet with those rows. */
export const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** A workbook of those sheets, by name; `strings` are its shared strings. */
export function workbook(sheets: Record<string, string>, strings = ''): ImportSource {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" id="r${at}"/>`).join('')
  const links = names.map((_, at) => `<Relationship Id="r${at}" Target="s${at}.xml"/>`).join('')
  return {
    fileName: 'a.xlsx',
    bytes: packZip([
      { name: 'xl/workbook.xml', text: `<workbook><sheets>${list}</sheets></workbook>` },
      { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${links}</Relationships>` },
      { name: 'xl/sharedStrings.xml', text: `<sst>${strings}</sst>` },
      ...names.map((name, at) => ({ name: `xl/s${at}.xml`, text: sheetXml(sheets[name] ?? '') })),
    ]),
  }
}

/** Cells of a row. */
export const cells = (...texts: string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')
/** The header row of an XLSForm survey sheet. */
export const survey = `<row>${cells('type', 'name', 'label')}</row>`
/** A file of that text. */
export const text = (fileName: string, content: string): ImportSource => ({
  fileName,
  bytes: new TextEncoder().encode(content),
})
/** A file of that value as JSON. */
export const json = (value: unknown) => text('a.json', JSON.stringify(value))
/** Joins `length` texts. */
export const count = (length: number, each: (at: number) => string) =>
  Array.from({ length }, (_, at) => each(at)).join('')

/** A paragraph of Word. */
export const paragraph = (words: string) => `<p><r><t>${words}</t></r></p>`
/** So many tables, one inside the other. */
export const nested = (levels: number, inner: string): string =>
  levels === 0 ? inner : `<tbl><tr><tc>${nested(levels - 1, inner)}</tc></tr></tbl>`
/** A SurveyJS file with those elements. */
export const surveyJs = (...elements: object[]) => json({ pages: [{ elements }] })
/** The numbers from 0 to `length` − 1, as texts. */
export const list = (length: number) => Array.from({ length }, (_, at) => `${at}`)
/** A Qualtrics file with one question, which its block lists `questions` times. */
export const qualtrics = (payload: object, questions = 1) =>
  json({
    SurveyElements: [
      {
        Element: 'SQ',
        PrimaryAttribute: 'q',
        Payload: { QuestionText: 'Why?', QuestionType: 'MC', ...payload },
      },
      {
        Element: 'BL',
        Payload: [{ BlockElements: list(questions).map(() => ({ Type: 'Question', QuestionID: 'q' })) }],
      },
    ],
  })
/** The provenance section of a Sonde file. */
export const provenance = {
  program: 'Sonde',
  programVersion: '1',
  exportedAt: 1,
  surveyId: 's',
  createdAt: 1,
  updatedAt: 1,
  version: 'v1',
}
/** A Sonde file with that draft. */
export const sonde = (draft: object, more: object = {}) =>
  text(
    'a.sonde',
    JSON.stringify({
      format: 'sonde-survey',
      formatVersion: 2,
      provenance,
      sources: [],
      versions: [],
      draft: {
        title: 'T',
        context: '',
        questions: [],
        personas: 5,
        audience: { ageRanges: [], sex: null },
        ...draft,
      },
      ...more,
    }),
  )
/** A question of a Sonde file. */
export const sondeItem = (id: string, options: number) => ({
  id,
  stem: 'Why?',
  type: 'single_choice',
  options: list(options).map((each) => ({ id: each, text: each })),
})
