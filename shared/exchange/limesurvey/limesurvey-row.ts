import type { FileLanguage } from '../import-result.ts'

/**
 * A row of LimeSurvey's structure: gives the value of a column of the tab-separated format, "" where the row has none.
 * The XML format is converted to such rows. Texts are HTML.
 */
export type LimeSurveyRow = (column: string) => string

/** The content of a file in one of its languages. */
export interface LimeSurveyFile {
  /** In the file's order. */
  rows: readonly LimeSurveyRow[]
  /** The language of the rows; empty where the file names none. */
  language: string
  /** The languages that the file has texts in, the survey's own first. */
  languages: readonly FileLanguage[]
}

/** The wanted one of these languages, or else the first, which is the survey's own. */
export function pickLanguage(languages: readonly FileLanguage[], wanted?: string): string {
  return languages.find(({ name }) => name === wanted)?.name ?? languages[0]?.name ?? ''
}
