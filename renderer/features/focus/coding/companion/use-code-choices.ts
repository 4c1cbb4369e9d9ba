import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { useCoding } from '../coding-context.ts'

/** Blanks that a list of choices keeps at the beginning of a line, unlike usual ones. */
const INDENT = '\u00a0\u00a0\u00a0'

/** These codes as choices of a list, in the order and with the indents of the tree. */
export function useCodeChoices(codes: readonly TranscriptCode[]): { value: string; label: string }[] {
  const { tree } = useCoding()
  const ids = new Set(codes.map(({ id }) => id))
  return tree
    .filter(({ code }) => ids.has(code.id))
    .map(({ code, depth }) => ({ value: code.id, label: INDENT.repeat(depth) + code.name }))
}
