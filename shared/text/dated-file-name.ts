import { slug } from './fold-accents.ts'
import { localDay } from './local-day.ts'

/** Longest part of a title in a file name, in characters. */
const LONGEST_TITLE = 60

/** The version of a survey in a file name, so that the files of two versions are told apart. */
export function versionWord(version: number): string {
  return `v${version}`
}

/**
 * The name of an exported file, which every system accepts: the title, words that say what the file is, and the day.
 * The words are letters, digits and dashes already; empty ones are left out. `at`: milliseconds since 1970.
 */
export function datedFileName(
  title: string,
  words: readonly string[],
  extension: string,
  at: number,
): string {
  const parts = [slug(title, LONGEST_TITLE) || 'sonde', ...words, localDay(at)]
  return `${parts.filter(Boolean).join('-')}.${extension}`
}
