import { isFormula, unquoteCell } from '../tables/formula-text.ts'
import { type LimeSurveyFile, type LimeSurveyRow, pickLanguage } from './limesurvey-row.ts'

/** How many characters of the first line are searched for LimeSurvey's columns, of which there are about thirty. */
const LONGEST_HEADER = 10_000

/** Whether the first line is the header of LimeSurvey's tab-separated structure. */
export function isLimeSurveyTable(text: string): boolean {
  const [header = ''] = text
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, 1)
  const names = header.split('\t').map((name) => name.replace(/"/g, '').trim().toLowerCase())
  return names.includes('class') && names.includes('name') && names.includes('text')
}

/** LimeSurvey's tab-separated survey structure (its manual, "Tab Separated Value survey structure"). */
export function tableRows(
  [header = [], ...lines]: readonly (readonly string[])[],
  wanted?: string,
): LimeSurveyFile {
  const columns = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  const rows = lines.map((line): LimeSurveyRow => {
    const cell = (name: string) => line[columns.get(name) ?? -1] ?? ''
    return (name) => {
      if (name === 'formula') return isFormula(cell('text')) ? 'Y' : ''
      return name === 'text' || name === 'help' ? unquoteCell(cell(name).trim()) : cell(name)
    }
  })
  const base = rows.find((row) => row('class') === 'S' && row('name') === 'language')?.('text')
  const first = rows.find((row) => row('class') === 'Q')?.('language') ?? ''
  const questions = new Map<string, number>([[base || first, 0]])
  for (const row of rows) {
    const language = row('language')
    const isAsked = row('class') === 'Q' && row('text').trim() !== ''
    questions.set(language, (questions.get(language) ?? 0) + Number(isAsked))
  }
  questions.delete('')
  const languages = [...questions].map(([name, questions]) => ({ name, questions }))
  const language = pickLanguage(languages, wanted)
  return {
    rows: rows.filter((row) => row('language') === '' || row('language') === language),
    language,
    languages,
  }
}
