import type { Turn } from '../../../shared/models/focus.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'

/** Position of the first turn that the search would find: each word searched for begins a word of it. -1 for none. */
export function findTurn(turns: readonly Turn[], words: string): number {
  const wanted = splitWords(words)
  return wanted.length === 0 ? -1 : turns.findIndex(({ text }) => hasWords(text, wanted))
}
