import { isFormula, unquoteCell } from '../tables/formula-text.ts'
import type { LimeSurveyFile, LimeSurveyRow } from './limesurvey-row.ts'

/** A first line is looked through for LimeSurvey's columns this far: it names some thirty. Characters. */
const LONGEST_HEADER = 10_000

/** Whether the first line is that of LimeSurvey's tab-separated structure. */
export function isLimeSurveyTable(text: string): boolean {
  const [header = ''] = text
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, 1)
  const names = header.split('\t').map((name) => name.replace(/"/g, '').trim().toLowerCase())
  return names.includes('class') && names.includes('name') && names.includes('text')
}

/** LimeSurvey's tab-separated survey structure (its manual, "Tab Separated Value survey structure"). */
export function tableRows([header = [], ...lines]: readonly (readonly string[])[]): LimeSurveyFile {
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
  const named = rows.map((row) => row('language')).filter((language) => language !== '')
  return { rows, languages: [...new Set([base || first, ...named])].filter((language) => language !== '') }
}
