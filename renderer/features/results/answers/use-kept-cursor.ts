import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface KeptCursor {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Keeps the focus in a list whose rows may disappear: an answer may be filtered out by the very tag that is set on it.
 * The row that takes its place is then focused, so that the next key works as before.
 */
export function useKeptCursor(list: RefObject<HTMLElement | null>): KeptCursor {
  const cursor = useRef<{ row: HTMLElement; place: number } | null>(null)
  useLayoutEffect(() => {
    const { row, place } = cursor.current ?? {}
    if (!list.current || !row || row.isConnected) return
    cursor.current = null
    if (document.activeElement !== document.body) return
    const rows = list.current.querySelectorAll<HTMLElement>(':scope > [data-order]')
    rows[Math.min(place ?? 0, rows.length - 1)]?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target, currentTarget }) {
      const row = target.closest<HTMLElement>('[data-order]')
      const rows = [...currentTarget.querySelectorAll(':scope > [data-order]')]
      cursor.current = row ? { row, place: rows.indexOf(row) } : null
    },
    onBlur({ relatedTarget }) {
      // `relatedTarget` is null when the row was removed, but also when the person clicked on something without focus.
      if (relatedTarget !== null) cursor.current = null
      else
        queueMicrotask(() => {
          if (cursor.current?.row.isConnected) cursor.current = null
        })
    },
  }
}
