import type { Turn } from '../../../shared/models/focus.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'

/** Position of the first turn in which every word begins one of its words, as the search finds it; -1 where there is none. */
export function findTurn(turns: readonly Turn[], words: string): number {
  const wanted = splitWords(words)
  return wanted.length === 0 ? -1 : turns.findIndex(({ text }) => hasWords(text, wanted))
}
