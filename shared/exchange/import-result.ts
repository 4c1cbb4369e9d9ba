import type { SurveyDraft } from '../models/draft.ts'
import type { VersionFacts } from '../models/version.ts'
import type { SondeProvenance } from './sonde-file/sonde-file.ts'
import type { SourceLine } from './source-lines.ts'

/** The kind of a file or pasted text. */
export type ImportKind =
  | 'text'
  | 'table'
  | 'limesurvey'
  | 'docx'
  | 'xlsform'
  | 'qualtrics'
  | 'surveyjs'
  | 'sonde'

/**
 * What could not be imported unchanged, and what was done with it. Texts: `exchange.ts` of each language in
 * `renderer/locales`.
 */
export type ImportNoteCode =
  /** Several answers were allowed: kept as a single choice. */
  | 'multiple'
  /** Boxes before the options, and nothing says how many may be ticked: taken for a single choice. */
  | 'boxes'
  /** A scale: its points became options. */
  | 'rating'
  /** A grid: each row became an item with the columns as options. */
  | 'matrix'
  /** A ranking: kept as a single choice. */
  | 'ranking'
  /** A number, a date …: became open-ended. */
  | 'to_open'
  /** A name of a variable that cannot be kept: an export gives another one. */
  | 'name_changed'
  /** Codes of options that cannot be kept: an export gives other ones. */
  | 'codes_changed'
  /** Codes written with the options: kept apart from their words. */
  | 'codes_apart'
  /** The form's own id and version: an export gives others. */
  | 'form_id'
  /** Several fields in one: each became an open-ended item. */
  | 'fields'
  /** A yes/no question: its two options were added. */
  | 'yes_no'
  /** A question that counting found, but that was neither imported nor mentioned in another note. */
  | 'lost'
  /** A response option that counting found, but that is in none of the new items. */
  | 'option_lost'
  /** A question that was imported with fewer options than counting found in the file. */
  | 'options_lost'
  /** A kind of question without counterpart in Sonde: left out. */
  | 'dropped'
  /** A calculation, which asks nothing: left out. */
  | 'calculated'
  /** A field that the form fills in automatically (time, device …): left out. */
  | 'unasked'
  /** A question that is disabled in the file: left out. */
  | 'switched_off'
  /** A text that is no item: left out. */
  | 'text_dropped'
  /** A list before the first item: kept in the context. */
  | 'head_list'
  /** A condition: left out, the item is always asked. */
  | 'branching'
  /** A list of options that an earlier answer shortens: all of them are offered. */
  | 'cascade'
  /** An option with a text field: kept as a plain option. */
  | 'other'
  /** The comment field beside a choice: left out. */
  | 'comment'
  /** Pictures, sound or film: left out. */
  | 'media'
  /** A reference to an earlier answer: kept as written. */
  | 'piped'
  /** A group of items that the file contains but does not ask: imported, at the end. */
  | 'outside_flow'
  /** A repeated group: kept once. */
  | 'repeat'
  /** A choice without options in the file. */
  | 'no_options'
  /** Options that are in another file or at a web address. */
  | 'options_elsewhere'
  /** Answers were required or validated: left out. */
  | 'rules'
  /** A random order of items or options: left out. */
  | 'random'
  /** The file has further languages besides the one that was kept. */
  | 'languages'
  /** Columns that Sonde does not read. */
  | 'columns'
  /** Sheets of a workbook that are no tables of questions: not read. */
  | 'sheets'
  /** A cell was a formula: its text was taken. */
  | 'formula'
  /** The encoding is unknown: read as Windows-1252. */
  | 'encoding'
  /** Keys such as `__proto__`, which an attack might use: not read. */
  | 'unsafe_keys'
  /** Parts of a Sonde file that this Sonde does not know: not read. */
  | 'unknown_parts'
  | 'cut_questions'
  | 'cut_options'
  | 'cut_text'

/** A note of an import: what could not be imported unchanged, and where. */
export interface ImportNote {
  code: ImportNoteCode
  /** The item of the new draft that it is about, from 1; null for the whole draft, or something that was left out. */
  item: number | null
  /** Its name in the file, or its text, so that the person can find it. Empty where there is nothing to show. */
  name: string
  /** On the last note of a code that exceeds the limit of notes: how many others there are. */
  more?: number
}

/** How many response options a file has, found by code independent of the reader. */
export interface CountedOptions {
  counted: number
  /** How many of them the new items have; notes name the others. */
  came: number
}

/** How many questions a file has, found by code independent of the reader. */
export interface CountedImport {
  questions: number
  /** How many of them the new survey has; notes such as `lost` and `dropped` name the others. */
  came: number
  /** The same of response options, where these can be counted. */
  options?: CountedOptions
}

/** A language of a file's texts. */
export interface FileLanguage {
  /** The file's name for it, e.g. `fr` or `French (fr)`. */
  name: string
  /** Questions that have a text in it. */
  questions: number
}

/** A version in a file of Sonde's own format. */
export interface ImportedVersion extends VersionFacts {
  number: number
  draft: SurveyDraft
  /** Milliseconds since 1970. */
  createdAt: number
}

/** What an import would create, and what it could not import unchanged. */
export interface ImportResult {
  kind: ImportKind
  draft: SurveyDraft
  /** Empty for every kind but Sonde's own. */
  tags: string[]
  /** Oldest first; empty for every kind but Sonde's own. */
  versions: ImportedVersion[]
  /** The exports and copies from which the survey comes, newest first; empty for every kind but Sonde's own. */
  sources: SondeProvenance[]
  notes: ImportNote[]
  /** Null where questions cannot be counted: in tables, in texts without signs of them, and in Sonde's own file. */
  counted: CountedImport | null
  /** In the file's order; empty where it does not name any. */
  languages: FileLanguage[]
  /** The language from which the texts were taken; empty where the file does not name any. */
  language: string
  /** The lines of a text or a Word document with what became of them; empty for other kinds of file. */
  lines: SourceLine[]
}

/** Why a file is not read at all. */
export type RefusalCode =
  | 'empty'
  | 'too_large'
  | 'macros'
  | 'old_office'
  /** A document of a kind that is not read: PDF, RTF, OpenDocument, a web page. */
  | 'other_document'
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

/** Thrown where a file cannot be imported; `code` says why, `line` where in its text, if that is known. */
export class ImportRefusal extends Error {
  readonly code: RefusalCode
  readonly line: number | null

  constructor(code: RefusalCode, { line, ...options }: ErrorOptions & { line?: number } = {}) {
    super(code, options)
    this.name = 'ImportRefusal'
    this.code = code
    this.line = line ?? null
  }
}
