import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Turn } from '../../../../shared/models/focus.ts'
import {
  filterTurns,
  isFiltered,
  NO_FILTER,
  type TranscriptFilter,
  withKnownCodes,
} from '../../../../shared/transcripts/filter-turns.ts'
import { useCodingIfAny } from './coding-context.ts'
import { useNotesPart } from './notes-context.ts'

const NONE = createStore(() => ({ filter: NO_FILTER }))

/** The turns that the filter shows. */
export interface ShownTurns {
  /** Their positions in the transcript, in order. */
  positions: readonly number[]
  /** Changes whenever the person changes the filter, and only then. */
  filter: TranscriptFilter
  isFiltered: boolean
  /** The place of a turn among those shown, by its position; -1 where it is not shown. */
  placeOf(position: number): number
}

export function useShownTurns(turns: readonly Turn[]): ShownTurns {
  const coding = useCodingIfAny()
  const codes = useNotesPart((notes) => notes.codes)
  const filter = useStore(coding?.view ?? NONE, (view) => view.filter)
  const placed = coding?.placed
  return useMemo(() => {
    if (!placed || !isFiltered(withKnownCodes(filter, codes))) {
      return {
        positions: turns.map((_, index) => index),
        filter,
        isFiltered: false,
        placeOf: (position) => position,
      }
    }
    const positions = filterTurns(turns, placed, codes, filter)
    const places = new Map(positions.map((position, place) => [position, place]))
    return { positions, filter, isFiltered: true, placeOf: (position) => places.get(position) ?? -1 }
  }, [turns, placed, codes, filter])
}
