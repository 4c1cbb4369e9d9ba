import { foldAccents } from './fold-accents.ts'

/** The words of a text as the search compares them: folded, without separators. */
export function splitWords(text: string): string[] {
  return splitFolded(foldAccents(text))
}

function splitFolded(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}\p{Co}]+/u).filter((word) => word !== '')
}

/** Whether each of the words (from `splitWords`) is the beginning of a word of the text, as in the search. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const folded = foldAccents(text)
  // A quick test first, so that of thousands of texts only few are split.
  if (!wanted.every((word) => folded.includes(word))) return false
  const own = splitWords(text)
  return wanted.every((start) => own.some((word) => word.startsWith(start)))
}

/**
 * Whether a folded text has the words (from `splitWords`) one after the other, each as the beginning of a word. False
 * for an empty list.
 */
export function hasPhrase(folded: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0 || !wanted.every((word) => folded.includes(word))) return false
  const own = splitFolded(folded)
  return own.some((_, from) => wanted.every((start, at) => own[from + at]?.startsWith(start)))
}
