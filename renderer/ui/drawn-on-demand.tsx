import { createContext, memo, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { createNearView, type NearView } from './near-view.ts'

/** Shorter lists of short rows are drawn whole: that takes no longer than a person notices. */
const DRAWN_WHOLE = 400
/** Rows that are drawn together: so few that a frame has time for them. */
const TOGETHER = 5
/** What a short row takes up, about, as long as it is not drawn. Pixels. */
const USUAL_HEIGHT = 72

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

/** How rows are drawn; by itself, so that the thousands of places that are still empty are not looked at when it changes. */
const DrawContext = createContext<(row: never) => ReactNode>(() => null)

/**
 * Rows of a list. Of a very long list those are drawn that come near what is in view; the others keep their place empty until
 * then. What was drawn stays. Paper has a list of its own.
 */
export function DrawnOnDemand<Row>({
  rows,
  isNeeded,
  draw,
  whole = DRAWN_WHOLE,
  usualHeight = USUAL_HEIGHT,
}: DrawnOnDemandProps<Row>): ReactNode {
  const [view] = useState(createNearView)
  useEffect(() => view.close, [view])
  const isLong = rows.length > whole
  const parts = useMemo(
    () =>
      isLong
        ? Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, part) =>
            rows.slice(part * TOGETHER, (part + 1) * TOGETHER),
          )
        : [],
    [rows, isLong],
  )
  if (!isLong) return rows.map(draw)
  return (
    <DrawContext value={draw}>
      {parts.map((own, part) => {
        // Rows have no other place than their order.
        const key = `part ${part}`
        const needed = part === 0 || own.some(isNeeded)
        return <Part key={key} rows={own} isNeeded={needed} view={view} height={own.length * usualHeight} />
      })}
    </DrawContext>
  )
}

interface PartProps {
  rows: readonly unknown[]
  isNeeded: boolean
  view: NearView
  /** As long as it is empty, in pixels. */
  height: number
}

/** A few rows, or the place that they will take. */
const Part = memo(function Part({ rows, isNeeded, view, height }: PartProps): ReactNode {
  const [isDrawn, setDrawn] = useState(isNeeded)
  const place = useRef<HTMLLIElement>(null)
  // What was needed once stays drawn.
  if (isNeeded && !isDrawn) setDrawn(true)
  useEffect(() => {
    if (!isDrawn && place.current) return view.watch(place.current, () => setDrawn(true))
    return undefined
  }, [isDrawn, view])
  if (isDrawn) return <DrawnRows rows={rows} />
  return <li ref={place} data-part aria-hidden="true" style={{ height }} />
})

function DrawnRows({ rows }: Pick<PartProps, 'rows'>): ReactNode {
  const draw = use(DrawContext) as (row: unknown) => ReactNode
  return rows.map(draw)
}
