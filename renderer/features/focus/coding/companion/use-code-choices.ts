import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { useCoding } from '../coding-context.ts'

/** These codes as choices of a list, in the order of the tree. */
export function useCodeChoices(codes: readonly TranscriptCode[]): { value: string; label: string }[] {
  const { tree } = useCoding()
  const ids = new Set(codes.map(({ id }) => id))
  return tree.filter(({ code }) => ids.has(code.id)).map(({ code }) => ({ value: code.id, label: code.name }))
}
