import { useMemo } from 'react'
import { type TranscriptFilter, withKnownCodes } from '../../../../../shared/transcripts/filter-turns.ts'
import { useCoding, useCodingView } from '../coding-context.ts'

/** The filter of the transcript, as far as its codes exist, and a function that sets parts of it. */
export function useFilter(): [TranscriptFilter, (patch: Partial<TranscriptFilter>) => void] {
  const { view, tree } = useCoding()
  const asked = useCodingView((state) => state.filter)
  const filter = useMemo(
    () =>
      withKnownCodes(
        asked,
        tree.map(({ code }) => code),
      ),
    [asked, tree],
  )
  return [filter, (patch) => view.setState((state) => ({ filter: { ...state.filter, ...patch } }))]
}
