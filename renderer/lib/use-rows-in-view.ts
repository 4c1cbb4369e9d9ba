import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Rows drawn above and below those in view: what the Tab key, the arrow keys and a slow scroll reach next. */
const BESIDE = 8

/** Height of the list before it is measured: a tall window's, so that the first picture has no hole. Pixels. */
const FIRST_GUESS = 1_000

/**
 * Which of many rows of one height are drawn: those in view, a few beside them, and the one that must stay because it
 * has the focus. Hundreds of rows, each with its icons and its cut-off text, would slow down every key typed elsewhere.
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
