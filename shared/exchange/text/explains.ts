import { asks } from './asks.ts'
import { isInList } from './further-questions.ts'
import type { OpenItem } from './open-items.ts'
import type { OutlineLine } from './outline-line.ts'
import { blankField } from './trailing-blank.ts'

/** How far marked answers may be below a line that explains their question, empty lines included. */
const NEAR = 6

/**
 * Whether a line explains the question above it: it has no marker, there are no answers yet, but marked ones follow.
 */
export function explains(
  line: OutlineLine,
  { first, stem, options, inGrid }: OpenItem,
  lines: readonly (OutlineLine | null)[],
  at: number,
  isStem: (line: OutlineLine) => boolean,
): boolean {
  if (options.length > 0 || inGrid || line.marker || line.isAnswer || asks(line.text)) return false
  if (blankField(stem)) return false
  for (const next of lines.slice(at + 1, at + NEAR)) {
    if (!next) continue
    if (next.fixed || next.role || isStem(next) || asks(next.text)) return false
    if (next.marker) return !next.isAnswer && !(asks(stem) && isInList(next, first))
  }
  return false
}
