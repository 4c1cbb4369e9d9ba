import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { NO_FILTER } from '../../../../shared/transcripts/filter-turns.ts'
import { useCodingIfAny } from './coding-context.ts'
import type { ShownTurns } from './use-shown-turns.ts'

const NONE = createStore(() => ({ visits: 0, visited: null as string | null, filter: NO_FILTER }))

/** Shows the passage that was asked for elsewhere on the screen, as in the companion: once for each visit. */
export function useVisitedPassage(shown: ShownTurns, show: (place: number) => void): void {
  const coding = useCodingIfAny()
  const visits = useStore(coding?.view ?? NONE, (view) => view.visits)
  const done = useRef(0)
  useEffect(() => {
    if (!coding || visits === done.current) return
    const { visited } = coding.view.getState()
    const index = coding.placed.find(({ passage }) => passage.id === visited)?.index
    const place = index === undefined ? -1 : shown.placeOf(index)
    if (index !== undefined && place < 0 && shown.isFiltered) {
      // The effect runs again with all turns.
      coding.view.setState({ filter: NO_FILTER })
      return
    }
    done.current = visits
    if (place >= 0) show(place)
  }, [coding, visits, shown, show])
}
