import type { SurveyDraft } from '../models/draft.ts'
import type { VersionFacts } from '../models/version.ts'
import type { SondeProvenance } from './sonde-file/sonde-file.ts'

/** What a file or a pasted text turned out to be. */
export type ImportKind =
  | 'text'
  | 'table'
  | 'limesurvey'
  | 'docx'
  | 'xlsform'
  | 'qualtrics'
  | 'surveyjs'
  | 'sonde'

/** What could not be carried over as it was, and so what was done with it. Worded in `locales/exchange`. */
export type ImportNoteCode =
  /** Several answers were allowed: kept as a single choice. */
  | 'multiple'
  /** A scale: its points became options. */
  | 'rating'
  /** A grid: each row became an item with the columns as options. */
  | 'matrix'
  /** A ranking: kept as a single choice. */
  | 'ranking'
  /** A number, a date …: became open-ended. */
  | 'to_open'
  /** Several fields in one: each became an open-ended item. */
  | 'fields'
  /** Yes or no: two options were written. */
  | 'yes_no'
  /** A question of the file that no reader brought and no other note tells of: found by counting. */
  | 'lost'
  /** A question that came with fewer options than the file lists for it: found by counting. */
  | 'options_lost'
  /** A kind with no counterpart: left out. */
  | 'dropped'
  /** A calculation, which asks nobody anything: left out. */
  | 'calculated'
  /** What a form fills in by itself (the time, the device …): left out. */
  | 'unasked'
  /** A question that the file has switched off: left out. */
  | 'switched_off'
  /** Text that is no item: left out. */
  | 'text_dropped'
  /** A list before the first item: kept in the context. */
  | 'head_list'
  /** A condition: left out, the item is always asked. */
  | 'branching'
  /** An option with a text field: kept as a plain option. */
  | 'other'
  /** The comment field beside a choice: left out. */
  | 'comment'
  /** Pictures, sound or film: left out. */
  | 'media'
  /** A reference to an earlier answer: stands as written. */
  | 'piped'
  /** A group of items that the file keeps but does not ask: carried over, last. */
  | 'outside_flow'
  /** A repeated group: kept once. */
  | 'repeat'
  /** A choice without options in the file. */
  | 'no_options'
  /** Options that lie in another file or at an address. */
  | 'options_elsewhere'
  /** Answers were required or validated: left out. */
  | 'rules'
  /** A random order of items or options: left out. */
  | 'random'
  /** Other languages than the one that was kept. */
  | 'languages'
  /** Columns that Sonde does not read. */
  | 'columns'
  /** A cell was a formula: its text was taken. */
  | 'formula'
  /** No encoding was named; read as Windows-1252. */
  | 'encoding'
  /** Keys that no survey has and that an attack would: not read. */
  | 'unsafe_keys'
  /** Parts of a Sonde file that this Sonde does not know: not read. */
  | 'unknown_parts'
  | 'cut_questions'
  | 'cut_options'
  | 'cut_text'

export interface ImportNote {
  code: ImportNoteCode
  /** The item of the new draft it is about, from 1; null where it is about the whole or about what was left out. */
  item: number | null
  /** What the file calls it, or its text, for the person to find it again. Empty where there is nothing to show. */
  name: string
  /** How many others of this code are not named; on the last note of a code that has more than are named. */
  more?: number
}

/** How many questions a file has, counted by other code than the reader's. */
export interface CountedImport {
  questions: number
  /** Those of them that the new survey has; the notes `lost` and `dropped` name the others. */
  came: number
}

/** A language that a file has its texts in. */
export interface FileLanguage {
  /** As the file names it, e.g. `fr` or `French (fr)`. */
  name: string
  /** Questions that have a text in it. */
  questions: number
}

/** A version as Sonde's own file brings it. */
export interface ImportedVersion extends VersionFacts {
  number: number
  draft: SurveyDraft
  /** Milliseconds since 1970. */
  createdAt: number
}

/** What an import would create, and what it could not carry over. */
export interface ImportResult {
  kind: ImportKind
  draft: SurveyDraft
  /** Empty for every kind but Sonde's own. */
  tags: string[]
  /** Oldest first; empty for every kind but Sonde's own. */
  versions: ImportedVersion[]
  /** The exports that it went through, newest first; empty for every kind but Sonde's own. */
  sources: SondeProvenance[]
  notes: ImportNote[]
  /** Null where the format does not tell its questions apart (text, Word), and for Sonde's own file, which is taken whole. */
  counted: CountedImport | null
  /** In the file's order; empty where it does not name any. */
  languages: FileLanguage[]
  /** The one of them that the texts were taken from; empty where the file does not name any. */
  language: string
}

/** Why a file is not read at all. */
export type RefusalCode =
  | 'empty'
  | 'too_large'
  | 'macros'
  | 'old_office'
  | 'encoding'
  | 'unpacks_too_large'
  | 'too_many_parts'
  | 'too_many_nodes'
  | 'too_many_values'
  | 'too_many_languages'
  | 'too_many_cells'
  | 'cell_too_long'
  | 'too_many_lines'
  | 'too_much_text'
  | 'too_many_questions'
  | 'too_many_options'
  | 'survey_too_long'
  | 'sonde_too_large'
  | 'archive_broken'
  | 'archive_locked'
  | 'archive_paths'
  | 'xml_entities'
  | 'xml_broken'
  | 'json_broken'
  | 'too_deep'
  | 'unknown_kind'
  | 'no_questions'
  | 'newer_sonde'
  | 'sonde_broken'
  | 'took_too_long'

/** A file that is not read, with the reason to tell. */
export class ImportRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ImportRefusal'
    this.code = code
  }
}
