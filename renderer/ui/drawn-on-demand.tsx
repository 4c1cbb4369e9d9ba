import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

/** Shorter lists of short rows are drawn whole: that takes no longer than a person notices. */
const DRAWN_WHOLE = 400
/** Rows that are drawn together. */
const TOGETHER = 10
/** What a short row takes up, about, as long as it is not drawn. Pixels. */
const USUAL_HEIGHT = 72
/** How far beyond the edge of what is in view rows are drawn already. */
const AHEAD = '600px 0px'

interface DrawnOnDemandProps<Row> {
  /** In their order. */
  rows: readonly Row[]
  /** Whether a row has to be drawn wherever it is: a search led to it. */
  isNeeded: (row: Row) => boolean
  /** Draws a row as an item of the list around. */
  draw: (row: Row) => ReactNode
  /** How many rows are drawn whole; fewer for tall rows. */
  whole?: number
  /** What a row takes up, about, as long as it is not drawn. Pixels. */
  usualHeight?: number
}

/**
 * Rows of a list. Of a very long list those are drawn that come near what is in view; the others keep their place empty until
 * then. Paper has a list of its own.
 */
export function DrawnOnDemand<Row>({
  rows,
  isNeeded,
  draw,
  whole = DRAWN_WHOLE,
  usualHeight = USUAL_HEIGHT,
}: DrawnOnDemandProps<Row>): ReactNode {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set([0]))
  const anchor = useRef<HTMLLIElement>(null)
  const isLong = rows.length > whole
  // Places are emptied only where the rows change; one that was drawn since is observed in vain.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places belong to the rows.
  useEffect(() => {
    const list = anchor.current?.parentElement
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [Number(target.dataset.part)] : [],
        )
        if (near.length > 0) setDrawn((before) => new Set([...before, ...near]))
      },
      { root: paneAround(list), rootMargin: AHEAD },
    )
    for (const empty of list.querySelectorAll('[data-part]')) observer.observe(empty)
    return () => observer.disconnect()
  }, [rows, isLong])
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, part) =>
        rows.slice(part * TOGETHER, (part + 1) * TOGETHER),
      ),
    [rows],
  )
  // A part that was needed once stays drawn: nothing would notice when its empty place comes near again.
  const needed = isLong ? parts.flatMap((own, part) => (own.some(isNeeded) ? [part] : [])) : []
  if (needed.some((part) => !drawn.has(part))) setDrawn(new Set([...drawn, ...needed]))
  if (!isLong) return rows.map(draw)
  return (
    <>
      <li ref={anchor} hidden />
      {parts.map((own, part) => {
        // Rows have no other place than their order.
        const key = `part ${part}`
        if (drawn.has(part)) return <DrawnRows key={key} rows={own} draw={draw} />
        return (
          <li key={key} data-part={part} aria-hidden="true" style={{ height: own.length * usualHeight }} />
        )
      })}
    </>
  )
}

/** Rows that are not drawn anew because others are. */
const DrawnRows = memo(function DrawnRows<Row>({
  rows,
  draw,
}: Pick<DrawnOnDemandProps<Row>, 'rows' | 'draw'>) {
  return rows.map(draw)
}) as <Row>(props: Pick<DrawnOnDemandProps<Row>, 'rows' | 'draw'>) => ReactNode

/** What scrolls around an element; null where only the window does. */
function paneAround(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}
