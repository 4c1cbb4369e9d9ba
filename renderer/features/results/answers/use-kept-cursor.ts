import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface KeptCursor {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Keeps the cursor in a list whose rows go away under it: a tag that is set may filter its own answer out. The row that takes
 * the place of the one that is gone has the cursor then, so that the next key does what it did before.
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
      // A row that is taken out of the page loses the cursor to nothing; so does one whose person clicked beside everything.
      if (relatedTarget !== null) cursor.current = null
      else
        queueMicrotask(() => {
          if (cursor.current?.row.isConnected) cursor.current = null
        })
    },
  }
}
