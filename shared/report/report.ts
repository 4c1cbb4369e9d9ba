/**
 * A document that a person takes away, as what it says and not how it looks: whoever makes one tells its parts, and a
 * writer such as `docx/write-report.ts` lays them out.
 */
export interface Report {
  title: string
  /** The lines under the title: what kind of document, of what, when. */
  lines: readonly string[]
  /** The word "Practice" in the language of the report where the answers are practice; null where they are live. */
  practice: string | null
  /** Says that the report covers a part only, for the head of every page; null where it covers everything. */
  part: string | null
  /** Stands at the foot of every page: what the answers are and what they are not. */
  foot: string
  language: 'fr' | 'en'
  /** Tells which version the report is about, for the properties of the file. */
  version: string
  /** Milliseconds since 1970. */
  at: number
  blocks: readonly ReportBlock[]
}

/**
 * How a paragraph is meant. `notice`: must be read; `practice`: says that the answers are practice; `soft`: explains what
 * stands before it; `quote`: said by somebody; `source`: who said it.
 */
export type Tone = 'plain' | 'notice' | 'practice' | 'soft' | 'quote' | 'source'

export type ReportBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | ReportParagraph
  | ReportTable
  | ReportPicture

interface ReportParagraph {
  kind: 'paragraph'
  text: string
  tone: Tone
  /** Stands before the text in bold; empty for none. */
  lead: string
}

/** A table. Its first column names the rows. */
export interface ReportTable {
  kind: 'table'
  /** What the table counts and of how many; stands above it. Empty where the text before it says so. */
  caption: string
  /** Empty where the table needs none. */
  head: readonly string[]
  rows: readonly ReportRow[]
  /** Columns of numbers, by position. They are set to the right. */
  numbers: readonly number[]
  /** How wide the columns are in relation to each other. */
  widths: readonly number[]
  /** Whether it has many columns, and so is set smaller. */
  isDense?: boolean
}

export interface ReportRow {
  cells: readonly string[]
  /** `total`: sums the rows above it. `aside`: is not part of the base. */
  tone?: 'total' | 'aside'
}

export interface ReportPicture {
  kind: 'picture'
  /** A PNG file. */
  png: Uint8Array
  /** In pixels of the page, 96 to the inch. */
  width: number
  height: number
  /** For those who cannot see it. */
  description: string
}

export function heading(level: 1 | 2, text: string): ReportBlock {
  return { kind: 'heading', level, text }
}

export function paragraph(text: string, tone: Tone = 'plain', lead = ''): ReportBlock {
  return { kind: 'paragraph', text, tone, lead }
}
