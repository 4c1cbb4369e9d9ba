import type { Turn } from '../../../shared/models/focus.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Position of the first turn in which every word begins one of its words, as the search finds it; -1 where there is none. */
export function findTurn(turns: readonly Turn[], words: string): number {
  const wanted = split(words)
  if (wanted.length === 0) return -1
  return turns.findIndex(({ text }) => {
    const folded = foldAccents(text)
    // Of thousands of turns, only those that may have the words are taken apart.
    if (!wanted.every((word) => folded.includes(word))) return false
    const said = split(text)
    return wanted.every((start) => said.some((word) => word.startsWith(start)))
  })
}

function split(text: string): string[] {
  return foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
