import type { TranscriptFilter } from '../../../../../shared/transcripts/filter-turns.ts'
import { useCoding, useCodingView } from '../coding-context.ts'

/** The filter of the transcript, and a function that sets parts of it. */
export function useFilter(): [TranscriptFilter, (patch: Partial<TranscriptFilter>) => void] {
  const { view } = useCoding()
  const filter = useCodingView((state) => state.filter)
  return [filter, (patch) => view.setState((state) => ({ filter: { ...state.filter, ...patch } }))]
}
