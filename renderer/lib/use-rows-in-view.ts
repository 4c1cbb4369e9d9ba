import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Rows drawn above and below those in view, which the Tab key, the arrow keys and slow scrolling reach next. */
const BESIDE = 8

/**
 * Assumed height of the list before it is measured, in pixels: that of a tall window, so that no gap shows at first.
 */
const FIRST_GUESS = 1_000

/**
 * Which of many rows of equal height are drawn: those in view, a few beside them, and the row that has the focus, which
 * must stay. Hundreds of rows, each with icons and truncated text, would slow down every key typed elsewhere.
 */
export function useRowsInView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { height, stays }: { height: number; stays: number | null },
) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: BESIDE,
    initialRect: { width: 0, height: FIRST_GUESS },
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      return stays === null || stays >= count || rows.includes(stays)
        ? rows
        : [...rows, stays].sort(ascending)
    },
  })
  return { rows: virtual.getVirtualItems(), total: virtual.getTotalSize() }
}

const ascending = (a: number, b: number) => a - b
