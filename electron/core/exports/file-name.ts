import { datedFileName, versionWord } from '../../../shared/text/dated-file-name.ts'
import { slug } from '../../../shared/text/fold-accents.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** Longest part of a filter condition in a file name, in characters. */
const LONGEST_FILTER = 24

/** What the name of a file says about its content. */
interface ExportFacts {
  practice: boolean
  /** The version of the survey that was asked; absent where there is none. */
  version?: number
  /** Milliseconds since 1970. */
  at: number
  /** Words for the filter of the file; absent where it holds everything. */
  filter?: readonly string[]
  /** Language of the words in the name; English by default. */
  language?: ExportLanguage
}

/**
 * A file name that every system accepts: letters, digits and dashes. It contains `practice` and `synthetic`, in the
 * person's language, the version and the filter, so that the file says what it is wherever it is sent.
 */
export function exportFileName(
  title: string,
  what: string,
  extension: string,
  { practice, version, at, filter = [], language = 'en' }: ExportFacts,
): string {
  const words = EXPORT_WORDS[language]
  const said = [
    version === undefined ? '' : versionWord(version),
    what,
    ...filter.map((words) => slug(words, LONGEST_FILTER)),
    practice ? words.practiceFile : '',
    words.syntheticFile,
  ]
  return datedFileName(title, said, extension, at)
}
