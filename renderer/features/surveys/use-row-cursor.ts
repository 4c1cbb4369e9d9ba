import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isPlaceLost } from '../../lib/keep-place.ts'
import { useLibraryView } from './library-view.ts'

/** The element of a row that takes the focus: the survey's link, or its placeholder until it is loaded. */
const MAIN = '[data-main]'

interface RowCursorOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  /** Scrolls a row into view; it may be rendered only later. */
  show: (index: number) => void
}

/**
 * Moves the focus in the list with the arrow keys, Page keys, Home and End, to rows that may not be rendered or loaded
 * yet. It stays at its place when the focused row disappears.
 */
export function useRowCursor({ scroller, count, rowHeight, show }: RowCursorOptions) {
  const current = useLibraryView((view) => view.row)
  const stay = useLibraryView((view) => view.stay)
  /** The row that is to get the focus. */
  const wanted = useRef<number | null>(null)
  /** The number of rows when the focused one was about to leave the list; until the number changes, the focus waits. */
  const leaving = useRef<number | null>(null)

  const settle = useCallback(() => {
    if (wanted.current === null || leaving.current === count) return
    const index = Math.min(wanted.current, count - 1)
    const main = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"] ${MAIN}`)
    if (!main) {
      // A key without a focus would be lost, so that another row holds it; the next key still goes on from this one.
      if (!isPlaceLost()) return
      scroller.current?.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true })
      stay(index)
      return
    }
    // The next survey takes the place of the one that left, in the same element: screen readers read it only if it gets
    // the focus anew.
    if (leaving.current !== null && main === document.activeElement) main.blur()
    leaving.current = null
    main.focus({ preventScroll: true })
    if (!(main instanceof HTMLAnchorElement)) return
    wanted.current = null
  }, [count, scroller, stay])

  // After each rendering, since the row may have come into view, or its survey may have been loaded. A layout effect,
  // because a key pressed while nothing has the focus would have no effect.
  useLayoutEffect(() => {
    if (isPlaceLost() || scroller.current?.contains(document.activeElement)) settle()
  })

  const goTo = (index: number): number => {
    const next = Math.max(0, Math.min(count - 1, index))
    wanted.current = next
    leaving.current = null
    stay(next)
    show(next)
    requestAnimationFrame(settle)
    return next
  }

  /** The row that a key leads to; null for other keys. */
  const targetOf = ({ key }: KeyboardEvent): number | null => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: count - 1,
    }
    return targets[key] ?? null
  }

  /** To be called when the focused row leaves the list: the next one then gets the focus. */
  const keep = useCallback(() => {
    wanted.current = useLibraryView.getState().row
    leaving.current = count
  }, [count])
  /** To be called when the person moves the focus elsewhere. */
  const forget = useCallback(() => {
    wanted.current = null
    leaving.current = null
  }, [])
  /** Whether the list has the focus, or is about to get it. */
  const holdsFocus = useCallback(
    () => leaving.current !== null || scroller.current?.contains(document.activeElement) === true,
    [scroller],
  )
  return { current, stay, goTo, targetOf, keep, forget, holdsFocus }
}

/** Whether the event comes from the checkbox of a row. */
export function isOnBox({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

/** Whether the event comes from the element of a row that takes the focus. */
export function isOnMain({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(MAIN)
}
