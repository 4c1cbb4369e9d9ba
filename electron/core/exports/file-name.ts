import { slug } from '../../../shared/text/fold-accents.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** Longest part of a title in a file name, in characters. */
const LONGEST = 60

/** Longest part of what a filter asks for, in characters. */
const LONGEST_FILTER = 24

/** What the name of a file tells of what is in it. */
interface ExportFacts {
  practice: boolean
  /** Milliseconds since 1970. */
  at: number
  /** Words that say what the file was narrowed to; absent where it holds all. */
  filter?: readonly string[]
  /** Of the words in the name; English where it is not said. */
  language?: ExportLanguage
}

/**
 * A file name that every system takes: letters, digits and dashes. `practice` and `synthetic` stand in it, in the
 * person's language, and what it was filtered by, so that the file says what it is wherever it is sent.
 */
export function exportFileName(
  title: string,
  what: string,
  extension: string,
  { practice, at, filter = [], language = 'en' }: ExportFacts,
): string {
  const words = EXPORT_WORDS[language]
  const day = new Date(at).toISOString().slice(0, 10)
  const parts = [
    slug(title, LONGEST) || 'sonde',
    what,
    ...filter.map((words) => slug(words, LONGEST_FILTER)),
    practice ? words.practiceFile : '',
    words.syntheticFile,
    day,
  ]
  return `${parts.filter(Boolean).join('-')}.${extension}`
}
