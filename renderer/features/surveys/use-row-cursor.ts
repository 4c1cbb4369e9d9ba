import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { useLibraryView } from './library-view.ts'

/** What is in a row for the cursor: the survey's link, or what stands there until it is loaded. */
const MAIN = '[data-main]'

interface RowCursorOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  /** Brings a row into view; it may be drawn only later. */
  show: (index: number) => void
}

/**
 * The cursor of the list: arrow keys, Page keys, Home and End lead to rows, drawn and loaded or not yet. It stands
 * still when a row under it goes away.
 */
export function useRowCursor({ scroller, count, rowHeight, show }: RowCursorOptions) {
  const current = useLibraryView((view) => view.row)
  const stay = useLibraryView((view) => view.stay)
  /** The row that the cursor is on its way to. */
  const wanted = useRef<number | null>(null)
  /** How many rows there were when the one under the cursor was told to go; it waits for them to become fewer. */
  const leaving = useRef<number | null>(null)

  const settle = useCallback(() => {
    if (wanted.current === null || leaving.current === count) return
    const index = Math.min(wanted.current, count - 1)
    const main = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"] ${MAIN}`)
    if (!main) return
    // The next survey stands where the one that went was: only what gets the focus is read out.
    if (leaving.current !== null && main === document.activeElement) main.blur()
    leaving.current = null
    main.focus({ preventScroll: true })
    if (!(main instanceof HTMLAnchorElement)) return
    wanted.current = null
  }, [count, scroller])

  // With every drawing: the row may have come into view, or its survey may have arrived. A key that is pressed while the
  // focus is nowhere does nothing, so not an instant later.
  useLayoutEffect(() => {
    if (document.activeElement === document.body || scroller.current?.contains(document.activeElement))
      settle()
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

  /** Where a key leads; null for other keys. */
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

  /** The row under the cursor goes elsewhere: the next one takes its place. */
  const keep = useCallback(() => {
    wanted.current = useLibraryView.getState().row
    leaving.current = count
  }, [count])
  /** The person went elsewhere. */
  const forget = useCallback(() => {
    wanted.current = null
    leaving.current = null
  }, [])
  /** Whether the focus is in the list, or on its way there. */
  const holdsFocus = useCallback(
    () => leaving.current !== null || scroller.current?.contains(document.activeElement) === true,
    [scroller],
  )
  return { current, stay, goTo, targetOf, keep, forget, holdsFocus }
}

/** Whether the event comes from the box that chooses a row. */
export function isOnBox({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

/** Whether the event comes from the place in a row where the cursor stands. */
export function isOnMain({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(MAIN)
}
