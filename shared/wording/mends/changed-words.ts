import { type ComparedWords, compareWords } from '../../versions/compare-words.ts'
import type { MendedItem } from '../mend.ts'

/** A stretch of a text, and whether the edit takes it away or brings it. */
export interface ShownStretch {
  text: string
  changed: boolean
}

/** A stem before and after an edit, each with what changes marked; of two items, what distinguishes each. */
export function changedStems(
  before: string,
  items: readonly MendedItem[],
): { before: ShownStretch[]; after: ShownStretch[][] } {
  const [first, second] = items.map(({ stem }) => stem)
  if (first === undefined) return { before: [], after: [] }
  if (second === undefined) {
    const words = compareWords(before, first)
    return { before: side(words, 'removed'), after: [side(words, 'added')] }
  }
  return {
    before: [{ text: before, changed: false }],
    after: [side(compareWords(second, first), 'added'), side(compareWords(first, second), 'added')],
  }
}

function side(words: readonly ComparedWords[], kind: 'removed' | 'added'): ShownStretch[] {
  return words
    .filter((each) => each.kind === 'same' || each.kind === kind)
    .map((each) => ({ text: each.text, changed: each.kind === kind }))
}
