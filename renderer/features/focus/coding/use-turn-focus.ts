import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Turn } from '../../../../shared/models/focus.ts'
import type { ShownTurns } from './use-shown-turns.ts'

/**
 * Returns what focuses the turn that is some turns further among those shown. It is scrolled into view first, since only
 * turns in view are rendered, and gets the focus once it is there.
 */
export function useTurnFocus(
  page: RefObject<HTMLElement | null>,
  turns: readonly Turn[],
  { positions, placeOf }: ShownTurns,
  scrollTo: (place: number) => void,
): (from: Turn, by: 1 | -1) => void {
  const wanted = useRef<number | null>(null)
  const focus = () => {
    if (wanted.current === null) return
    const article = page.current?.querySelector<HTMLElement>(`article[data-turn="${wanted.current}"]`)
    if (!article) return
    wanted.current = null
    article.focus({ preventScroll: true })
  }
  useLayoutEffect(focus)
  return (from, by) => {
    const place = placeOf(turns.indexOf(from))
    const active = page.current?.querySelector('article:focus-within')
    // The first press goes to the turn in view itself.
    const next = active ? place + by : place
    const position = positions[next]
    if (position === undefined) return
    wanted.current = position
    scrollTo(next)
    focus()
  }
}
