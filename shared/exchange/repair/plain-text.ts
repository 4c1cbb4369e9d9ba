import type { LineRole, SourceLine } from '../source-lines.ts'
import { readOutlineLine } from '../text/outline-line.ts'

/** What of a line would be lost to a reader of the survey, so that its marker or number may go. */
const OF_ITEMS: ReadonlySet<LineRole> = new Set(['stem', 'stem_more', 'option', 'row', 'left_out'])

/**
 * The words of a line without the marker or number that makes it a line of its list; those that a person wrote, as they
 * are.
 */
export function plainText({ written, role, text }: Pick<SourceLine, 'written' | 'role' | 'text'>): string {
  if (written !== undefined) return written
  return OF_ITEMS.has(role) ? (readOutlineLine(text)?.text ?? text) : text
}
