import { slug } from '../../../shared/text/fold-accents.ts'

/** Longest part of a title in a file name, in characters. */
const LONGEST = 60

/** Longest part of what a filter asks for, in characters. */
const LONGEST_FILTER = 24

/**
 * A file name that every system takes: letters, digits and dashes. `practice` and `synthetic` stand in it, and what it
 * was filtered by, so that the file says what it is wherever it is sent.
 *
 * @param filter words that say what the file was narrowed to; absent where it holds all
 */
export function exportFileName(
  title: string,
  what: string,
  extension: string,
  { practice, at, filter = [] }: { practice: boolean; at: number; filter?: readonly string[] },
): string {
  const day = new Date(at).toISOString().slice(0, 10)
  const parts = [
    slug(title, LONGEST) || 'sonde',
    what,
    ...filter.map((words) => slug(words, LONGEST_FILTER)),
    practice ? 'practice' : '',
    'synthetic',
    day,
  ]
  return `${parts.filter(Boolean).join('-')}.${extension}`
}
