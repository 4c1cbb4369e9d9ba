import type { OpenItem } from './open-items.ts'
import type { OutlineLine } from './outline-line.ts'

/** Whether a line of a block is a question of its own: it asks, or is a label to fill in like the one above it. */
export function opens({ text, marker }: OutlineLine, { first, options, last }: OpenItem): boolean {
  if (text.endsWith('?')) return true
  const isFree = options.length === 0 || last?.isAnswer === true
  return marker === null && LABEL_END.test(text) && LABEL_END.test(first.text) && isFree
}
const LABEL_END = /\S\s?[:#]$/

/** Whether a line without a marker is between two lists, so that it is the stem of the second one. */
export function startsList(block: readonly OutlineLine[], at: number): boolean {
  const [before, line, after] = [block[at - 1], block[at], block[at + 1]]
  return !line?.marker && Boolean(before?.marker) && Boolean(after?.marker)
}
