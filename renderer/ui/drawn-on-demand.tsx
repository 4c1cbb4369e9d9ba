import {
  createContext,
  memo,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createNearView, type NearView } from './near-view.ts'
import { createOpenStretches, type OpenStretches } from './open-stretches.ts'

/** Number of short rows up to which a list is rendered whole: that is too fast to be noticed. */
const DRAWN_WHOLE = 400
/** Rows that are rendered in the frame in which the list appears, enough for a view; the others a moment later. */
const FIRST_ROWS = 20
/** Rows that are rendered together, few enough for one frame. */
const TOGETHER = 5
/**
 * Parts in a stretch. A stretch far from view is a single empty element, since the browser would lay out thousands of
 * empty parts in every frame.
 */
const PARTS = 20
/** Approximate height of a short row before it is rendered. Pixels. */
const USUAL_HEIGHT = 72

interface DrawnOnDemandProps<Row> {
  /** In their order. */
  rows: readonly Row[]
  /** Whether a row must be rendered wherever it is, because a search led to it. */
  isNeeded: (row: Row) => boolean
  /** Renders a row as an item of the surrounding list. */
  draw: (row: Row) => ReactNode
  /** Number of rows up to which the list is rendered whole; fewer for tall rows. */
  whole?: number
  /** Approximate height of a row before it is rendered. Pixels. */
  usualHeight?: number
}

/** Renders a row. Passed by context, so that empty parts are not rendered again when it changes. */
const DrawContext = createContext<(row: never) => ReactNode>(() => null)

/**
 * The rows of a list. A very long list renders only the rows near the view; the others are empty elements until they
 * come near, and again when they are far away. Printing uses a list of its own.
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
  const isFirstFrame = useDeferredValue(false, true)
  if (!isLong) {
    const first = isFirstFrame ? Math.max(FIRST_ROWS, rows.findLastIndex(isNeeded) + 1) : rows.length
    return rows.slice(0, first).map(draw)
  }
  return (
    <DrawContext value={draw}>
      {stretches.map((parts, at) => {
        const needed = parts.flatMap((own, part) => (own.some(isNeeded) || at + part === 0 ? [part] : []))
        // Stretches are identified by their order.
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
  /** Positions of the parts that must be rendered. */
  needed: string
  view: NearView
  open: OpenStretches
  usualHeight: number
}

/** A hundred rows: a single empty element, or its parts. */
const Stretch = memo(function Stretch({ parts, needed, view, open, usualHeight }: StretchProps): ReactNode {
  const [isOpen, setOpen] = useState(needed !== '')
  /** Its height when it was last rendered. */
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
  /** Height in pixels while it is empty. */
  height: number
}

/** A few rows, or the empty element in their place. */
const Part = memo(function Part({ rows, isNeeded, view, height }: PartProps): ReactNode {
  const [isDrawn, setDrawn] = useState(isNeeded)
  const place = useRef<HTMLLIElement>(null)
  // A part that was needed once stays rendered.
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
