import { useElementSize } from '@mantine/hooks'
import { useId, useLayoutEffect, useRef } from 'react'
import type { BarChartData } from './bar-rows.ts'
import classes from './chart.module.css'
import { screenPalette } from './chart-palette.ts'
import { drawBars } from './draw-bars.ts'

export interface BarChartProps {
  /** Keep the same object while nothing changes: the picture is drawn anew for a new one. */
  data: BarChartData
  /** What the picture shows, for who cannot see it. The table beside it has the numbers. */
  description: string
  /** In CSS pixels, for paper, where nothing can be measured before it is drawn; absent: as wide as there is room. */
  width?: number
  /** A row was clicked, by its position. Offer the same by keyboard: the table beside the chart is the place. */
  onPick?: ((row: number) => void) | undefined
}

/** The picture itself; loaded only where a chart is shown. Drawn anew whenever its width or its data change. */
export default function PlottedBars({ data, description, width: fixed, onPick }: BarChartProps) {
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const width = fixed ?? measured
  const holder = useRef<HTMLDivElement>(null)
  const id = `hatch-${useId().replaceAll(/[^a-zA-Z0-9-]/g, '')}`
  useLayoutEffect(() => {
    if (!holder.current || width < 1) return
    holder.current.replaceChildren(drawBars(data, { width, palette: screenPalette, id, description }))
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
          // Every row is as high as any other.
          const row = Math.floor(((clientY - top) / height) * data.rows.length)
          if (row >= 0 && row < data.rows.length) onPick?.(row)
        }}
      />
    </div>
  )
}
