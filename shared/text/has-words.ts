import { foldAccents } from './fold-accents.ts'

/** The words of a text as the search compares them: folded, without what stands between them. */
export function splitWords(text: string): string[] {
  return splitFolded(foldAccents(text))
}

function splitFolded(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}\p{Co}]+/u).filter((word) => word !== '')
}

/** Whether each of the words, which `splitWords` made, begins one of the text's, as the search finds it. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const folded = foldAccents(text)
  // Of thousands of texts, only those that may have the words are taken apart.
  if (!wanted.every((word) => folded.includes(word))) return false
  const own = splitWords(text)
  return wanted.every((start) => own.some((word) => word.startsWith(start)))
}

/**
 * Whether a folded text has the words, which `splitWords` made, next to each other, each as the beginning of one of its own.
 * No words at all are in no text.
 */
export function hasPhrase(folded: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0 || !wanted.every((word) => folded.includes(word))) return false
  const own = splitFolded(folded)
  return own.some((_, from) => wanted.every((start, at) => own[from + at]?.startsWith(start)))
}
