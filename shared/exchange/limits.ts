import type { RefusalCode } from './import-result.ts'

/**
 * How much one import may bring: some ten times what the largest real questionnaires have, and little enough that no file
 * takes more than some 300 MB or some seconds. Beyond a bound a file is refused or cut, and the person is told.
 */
export const IMPORT_LIMITS = {
  /** Bytes of a file as chosen, and characters of a text as pasted. */
  fileBytes: 20_000_000,
  /** Bytes that one archive may unpack to, over all the parts that are read. Pictures are not. */
  unpackedBytes: 30_000_000,
  archiveEntries: 5_000,
  /** Elements within elements, in XML and in JSON. */
  depth: 200,
  /** Elements and pieces of text in the XML of a file, all parts together. */
  xmlNodes: 500_000,
  /** Objects, lists, names and values in a JSON file. */
  jsonValues: 1_000_000,
  /** Cells of the tables of a file, each counted in every column that it goes over. */
  cells: 500_000,
  /** Of one cell. Excel keeps 32,767; a cell with a picture written out in HTML has more. */
  cellCharacters: 1_000_000,
  /** Lines of a text, or paragraphs and line ends of a Word document. */
  lines: 100_000,
  /** Of a text or a Word document, and of all cells of a table: what is used in several places counts in each. */
  characters: 5_000_000,
  /** Questions of the new survey. Those that a file has beyond them are counted, and left out. */
  questions: 2_000,
  /** A file with more questions than this is not counted to its end. */
  questionsCounted: 20_000,
  /** Of one question: a list of all countries has room. */
  options: 300,
  /** Of all questions together. */
  allOptions: 100_000,
  /** Of a title, a context, a stem or an option. */
  fieldCharacters: 10_000,
  /** Of all texts of the new survey together, as the file writes them. */
  surveyCharacters: 2_000_000,
  /** That a SurveyJS file may have one text in. SurveyJS itself knows some fifty. */
  languages: 300,
  /** Versions, earlier exports and tags that a file of Sonde may tell of, of each. */
  versions: 5_000,
  /** Things left out that are named for each reason; the others are counted. */
  notesNamed: 200,
  /** Milliseconds that a reader takes at most; it looks at the clock by itself. */
  reading: 10_000,
  /** Milliseconds after which a reader that has not come back is ended from outside. */
  worker: 15_000,
} as const

/** What is counted while a file is read, and how a file with more of it is refused. */
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
