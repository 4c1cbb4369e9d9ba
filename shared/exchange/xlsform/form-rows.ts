import { ImportRefusal } from '../import-result.ts'
import { formType, isAsked } from './form-type.ts'
import type { Workbook } from './read-workbook.ts'

/** A row of a sheet: gives the text of a column; for `label` and `hint` in the chosen language. */
export type FormRow = (column: string) => string

type Sheets = Workbook['sheets']

/** The name by which pyxform calls the language of a plain column `label`. */
const PLAIN = 'default'

/** Columns whose texts may be in several languages. */
const TRANSLATED = /^(label|hint)(?:::?\s*(.*))?$/

/** Whether a workbook is an XLSForm: its sheet `survey`, or else its only sheet, has a type and a name in each row. */
export function isForm(sheets: Sheets): boolean {
  if (sheets.has('survey')) return true
  const [only] = sheets.values()
  const header = (only?.[0] ?? []).map((name) => name.trim().toLowerCase())
  return sheets.size === 1 && header.includes('type') && header.includes('name')
}

/** The sheets, with a single sheet renamed to `survey`. */
export function withSurvey(sheets: Sheets): Sheets {
  if (!isForm(sheets)) throw new ImportRefusal('unknown_kind')
  const [only = []] = sheets.values()
  return sheets.has('survey') ? sheets : new Map([['survey', only]])
}

/** The languages of the stems, as named by the columns, and how many questions have a text in each. */
export function languagesOf(sheets: Sheets): { name: string; questions: number }[] {
  const [header = [], ...rows] = sheets.get('survey') ?? []
  const names = header.map((name) => name.trim().toLowerCase())
  const [type, looks] = [names.indexOf('type'), names.indexOf('appearance')]
  const asked = rows.filter(
    (row) =>
      isAsked(formType(row[type] ?? '')) && !/(?:^|\s)(?:label|hidden)(?:$|\s)/i.test(row[looks] ?? ''),
  )
  return header.flatMap((name, at) => {
    const language = languageOf(name, 'label')
    if (language === null) return []
    return [{ name: language, questions: asked.filter((row) => (row[at]?.trim() ?? '') !== '').length }]
  })
}

/** The language to read: the wanted one, else the form's own (`own`), else the plain column, else the first. */
export function pickLanguage(names: readonly string[], wanted = '', own = ''): string {
  const same = (other: string) => names.find((name) => name.toLowerCase() === other.trim().toLowerCase())
  return (wanted && same(wanted)) || (own && same(own)) || same(PLAIN) || (names[0] ?? PLAIN)
}

/** The rows of a sheet, without its header. A text that is missing in that language is taken from another one. */
export function rowsOf(sheets: Sheets, sheet: string, language: string): FormRow[] {
  const [header = [], ...rows] = sheets.get(sheet) ?? []
  const places = new Map<string, number[]>()
  const placesOf = (column: string) => {
    const known = places.get(column) ?? findColumns(header, column, language)
    places.set(column, known)
    return known
  }
  return rows.map((row) => (column) => {
    for (const at of placesOf(column)) {
      const text = row[at]?.trim() ?? ''
      if (text !== '') return text
    }
    return ''
  })
}

/** The positions of a column; for a text in several languages that of the chosen language comes first. */
function findColumns(header: readonly string[], column: string, language: string): number[] {
  const names = header.map((name) => name.trim().toLowerCase())
  if (column === 'label' || column === 'hint') {
    const all = header.flatMap((name, at) => {
      const own = languageOf(name, column)
      return own === null ? [] : [{ at, own }]
    })
    const rank = ({ own }: { own: string }) =>
      own.toLowerCase() === language.toLowerCase() ? 0 : own === PLAIN ? 1 : 2
    return all.sort((a, b) => rank(a) - rank(b)).map(({ at }) => at)
  }
  const exact = names.indexOf(column)
  const at = exact === -1 ? names.findIndex((name) => name.startsWith(`${column}::`)) : exact
  return at === -1 ? [] : [at]
}

/** The language of a column of labels or hints; null for any other column. */
function languageOf(name: string, column: 'label' | 'hint'): string | null {
  const [, kind, language = ''] =
    TRANSLATED.exec(name.trim().replace(/^(?:label|hint)/i, (word) => word.toLowerCase())) ?? []
  if (kind !== column) return null
  return language.trim() || PLAIN
}
