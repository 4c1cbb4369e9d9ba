import { useElementSize } from '@mantine/hooks'
import { useId, useLayoutEffect, useRef } from 'react'
import type { BarChartData } from './bar-rows.ts'
import classes from './chart.module.css'
import { screenPalette } from './chart-palette.ts'
import { drawBars } from './draw-bars.ts'

/** The table beside the chart has the labels whole. */
const LABEL_LINES = 3

export interface BarChartProps {
  /** Must stay the same object while nothing changes: the picture is drawn again for a new one. */
  data: BarChartData
  /** A description of the picture for screen readers. The table beside it has the numbers. */
  description: string
  /** Width in CSS pixels for printing, where nothing can be measured beforehand; absent: the available width. */
  width?: number
  /** Called with the position of a clicked row. The table beside the chart must offer the same by keyboard. */
  onPick?: ((row: number) => void) | undefined
}

/**
 * The picture of a chart; its code is loaded only where one is shown. Drawn again whenever its width or its data
 * change.
 */
export default function PlottedBars({ data, description, width: fixed, onPick }: BarChartProps) {
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const width = fixed ?? measured
  const holder = useRef<HTMLDivElement>(null)
  const rowEnds = useRef<readonly number[]>([])
  const id = `hatch-${useId().replaceAll(/[^a-zA-Z0-9-]/g, '')}`
  useLayoutEffect(() => {
    if (!holder.current || width < 1) return
    const { svg, ends } = drawBars(data, {
      ...{ width, palette: screenPalette, id, description },
      labelLines: LABEL_LINES,
    })
    rowEnds.current = ends
    holder.current.replaceChildren(svg)
  }, [data, width, id, description])
  return (
    <div ref={ref}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the table beside the chart offers the same by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        ref={holder}
        className={onPick && classes.pickable}
        onClick={({ currentTarget, clientY }) => {
          const { top, height } = currentTarget.getBoundingClientRect()
          // The picture may be shown smaller than it was drawn.
          const y = ((clientY - top) / height) * (rowEnds.current.at(-1) ?? 0)
          const row = rowEnds.current.findIndex((end) => y < end)
          if (row !== -1) onPick?.(row)
        }}
      />
    </div>
  )
}
