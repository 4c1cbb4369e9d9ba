import type { RefusalCode } from './import-result.ts'

/**
 * Limits of an import: about ten times what the largest real questionnaires have, and low enough that no file takes
 * more than about 300 MB of memory or some seconds. A file beyond a limit is refused or cut, and the person is
 * informed.
 */
export const IMPORT_LIMITS = {
  /** Bytes of a file as chosen, and characters of a text as pasted. */
  fileBytes: 20_000_000,
  /** Unpacked bytes of an archive, over all parts that are read; pictures are not read. */
  unpackedBytes: 30_000_000,
  archiveEntries: 5_000,
  /** Depth of nesting, in XML and in JSON. */
  depth: 200,
  /** Elements and pieces of text in the XML of a file, all parts together. */
  xmlNodes: 500_000,
  /** Objects, lists, names and values in a JSON file. */
  jsonValues: 1_000_000,
  /** Cells of the tables of a file; a cell counts once for each column that it spans. */
  cells: 500_000,
  /** Characters of one cell. Excel allows 32,767; a cell with a picture embedded in HTML has more. */
  cellCharacters: 1_000_000,
  /** Lines of a text, or paragraphs and line ends of a Word document. */
  lines: 100_000,
  /**
   * Characters of a text or a Word document, and of all cells of a table; a text used several times counts each time.
   */
  characters: 5_000_000,
  /** Questions of the new survey. Further questions of a file are counted, but left out. */
  questions: 2_000,
  /** Questions of a file; with more it is refused. */
  questionsCounted: 20_000,
  /** Options of one question; enough for a list of all countries. */
  options: 300,
  /** Options of all questions together. */
  allOptions: 100_000,
  /** Characters of a title, a context, a stem or an option. */
  fieldCharacters: 10_000,
  /** Characters of all texts of the new survey together, before they are cleaned. */
  surveyCharacters: 2_000_000,
  /** Languages of a file, in SurveyJS of one text. SurveyJS itself knows about fifty. */
  languages: 300,
  /** Versions, earlier exports, and tags in a file of Sonde: a limit for each of the three. */
  versions: 5_000,
  /** Things left out that are named for each reason; further ones are only counted. */
  notesNamed: 200,
  /**
   * Milliseconds after which a reader stops itself. Long, because a busy computer may take many times the usual time for
   * a sound file, and whoever does not want to wait can stop the reading.
   */
  reading: 60_000,
  /** Milliseconds after which a reader that does not respond is terminated. */
  worker: 75_000,
} as const

/** The longest text that Excel takes in a cell, in UTF-16 code units. It calls a file with a longer one damaged. */
export const LONGEST_EXCEL_CELL = 32_767

/** Limits that are counted while a file is read, with the refusal for a file that exceeds one. */
export const METERED = {
  unpackedBytes: 'unpacks_too_large',
  xmlNodes: 'too_many_nodes',
  jsonValues: 'too_many_values',
  cells: 'too_many_cells',
  lines: 'too_many_lines',
  characters: 'too_much_text',
  questionsCounted: 'too_many_questions',
  allOptions: 'too_many_options',
  surveyCharacters: 'survey_too_long',
} as const satisfies Partial<Record<keyof typeof IMPORT_LIMITS, RefusalCode>>
