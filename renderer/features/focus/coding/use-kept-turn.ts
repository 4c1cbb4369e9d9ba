import { useLayoutEffect, useRef } from 'react'
import type { ShownTurns } from './use-shown-turns.ts'

/**
 * Keeps the turn at the top where it is when the filter changes, or the next one that is then shown. Returns the
 * function that tells which turn is at the top, by its position; to be called whenever the page has scrolled.
 *
 * @param scrollTo scrolls to a place among the turns that are shown
 */
export function useKeptTurn(
  { filter, positions }: ShownTurns,
  scrollTo: (place: number) => void,
): (position: number) => void {
  const top = useRef(0)
  const before = useRef(filter)
  useLayoutEffect(() => {
    if (before.current === filter) return
    before.current = filter
    const next = positions.findIndex((position) => position >= top.current)
    const last = positions.length - 1
    if (last >= 0) scrollTo(next === -1 ? last : next)
  }, [filter, positions, scrollTo])
  return (position) => {
    top.current = position
  }
}
