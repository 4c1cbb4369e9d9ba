/**
 * A row of LimeSurvey's structure, by the names of its tab-separated columns, to which its XML is brought too; empty for
 * what the row does not have. Texts are HTML.
 */
export type LimeSurveyRow = (column: string) => string

/** The rows of a file in its order, in all its languages. */
export interface LimeSurveyFile {
  rows: readonly LimeSurveyRow[]
  /** The languages that the file has texts in, the survey's own first. */
  languages: readonly string[]
}
