import { createContext, memo, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { createNearView, type NearView } from './near-view.ts'
import { createOpenStretches, type OpenStretches } from './open-stretches.ts'

/** Shorter lists of short rows are drawn whole: that takes no longer than a person notices. */
const DRAWN_WHOLE = 400
/** Rows that are drawn together: so few that a frame has time for them. */
const TOGETHER = 5
/** Parts of a stretch. What is far off is one empty place a stretch: the browser lays thousands of places out in every frame. */
const PARTS = 20
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

/** How rows are drawn; by itself, so that places that are still empty are not looked at when it changes. */
const DrawContext = createContext<(row: never) => ReactNode>(() => null)

/**
 * Rows of a list. Of a very long list those are drawn that come near what is in view; the others keep their place empty until
 * then, and again when they are far off. Paper has a list of its own.
 */
export function DrawnOnDemand<Row>({
  rows,
  isNeeded,
  draw,
  whole = DRAWN_WHOLE,
  usualHeight = USUAL_HEIGHT,
}: DrawnOnDemandProps<Row>): ReactNode {
  const [view] = useState(createNearView)
  const [open] = useState(createOpenStretches)
  useEffect(() => view.close, [view])
  const isLong = rows.length > whole
  const stretches = useMemo(() => (isLong ? cut(cut(rows, TOGETHER), PARTS) : []), [rows, isLong])
  if (!isLong) return rows.map(draw)
  return (
    <DrawContext value={draw}>
      {stretches.map((parts, at) => {
        const needed = parts.flatMap((own, part) => (own.some(isNeeded) || at + part === 0 ? [part] : []))
        // Rows have no other place than their order.
        const key = `stretch ${at}`
        return <Stretch key={key} {...{ parts, view, open, usualHeight }} needed={needed.join(' ')} />
      })}
    </DrawContext>
  )
}

function cut<Each>(all: readonly Each[], size: number): (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

interface StretchProps {
  parts: readonly (readonly unknown[])[]
  /** Which parts have to be drawn, by their position. */
  needed: string
  view: NearView
  open: OpenStretches
  usualHeight: number
}

/** A hundred rows: one empty place, or its parts. */
const Stretch = memo(function Stretch({ parts, needed, view, open, usualHeight }: StretchProps): ReactNode {
  const [isOpen, setOpen] = useState(needed !== '')
  /** What it took up when it was last drawn. */
  const [measured, setMeasured] = useState<number | null>(null)
  const first = useRef<HTMLLIElement>(null)
  if (needed !== '' && !isOpen) setOpen(true)
  useEffect(() => {
    if (!isOpen) return first.current ? view.watch(first.current, () => setOpen(true)) : undefined
    if (needed !== '' || !first.current) return undefined
    return open.add(first.current, (height) => {
      setMeasured(height)
      setOpen(false)
    })
  }, [isOpen, needed, view, open])
  const rows = parts.reduce((sum, part) => sum + part.length, 0)
  const rowHeight = measured === null ? usualHeight : measured / rows
  if (!isOpen)
    return <li ref={first} data-part data-stretch aria-hidden="true" style={{ height: rows * rowHeight }} />
  const drawn = new Set(needed.split(' ').map(Number))
  return (
    <>
      <li ref={first} hidden />
      {parts.map((own, part) => {
        const key = `part ${part}`
        const isNeeded = needed !== '' && drawn.has(part)
        return <Part key={key} rows={own} isNeeded={isNeeded} view={view} height={own.length * rowHeight} />
      })}
    </>
  )
})

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
