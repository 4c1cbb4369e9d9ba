import { foldTag } from '../../../../../shared/models/tag.ts'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { sharedNames } from '../../../../../shared/transcripts/change-codes.ts'
import { useCoding } from '../coding-context.ts'

/** These codes as choices of a list, in the order of the tree; those that share a name with their path. */
export function useCodeChoices(codes: readonly TranscriptCode[]): { value: string; label: string }[] {
  const { tree } = useCoding()
  const ids = new Set(codes.map(({ id }) => id))
  const shared = sharedNames(tree)
  return tree
    .filter(({ code }) => ids.has(code.id))
    .map(({ code, path }) => ({
      value: code.id,
      label: shared.size > 0 && shared.has(foldTag(code.name)) ? path.join(' / ') : code.name,
    }))
}
