import type { FileLanguage } from '../import-result.ts'

/**
 * A row of LimeSurvey's structure, by the names of its tab-separated columns, to which its XML is brought too; empty for
 * what the row does not have. Texts are HTML.
 */
export type LimeSurveyRow = (column: string) => string

/** What a file asks in one of its languages. */
export interface LimeSurveyFile {
  /** In the file's order. */
  rows: readonly LimeSurveyRow[]
  /** The language of the rows; empty where the file names none. */
  language: string
  /** The languages that the file has texts in, the survey's own first. */
  languages: readonly FileLanguage[]
}

/** The wanted one of these languages, else the survey's own. */
export function pickLanguage(languages: readonly FileLanguage[], wanted?: string): string {
  return languages.find(({ name }) => name === wanted)?.name ?? languages[0]?.name ?? ''
}
