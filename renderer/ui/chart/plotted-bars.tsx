import { useElementSize } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import type { BarChartData } from './bar-rows.ts'
import { screenPalette } from './chart-palette.ts'
import { drawBars } from './draw-bars.ts'

export interface BarChartProps {
  /** Keep the same object while nothing changes: the picture is drawn anew for a new one. */
  data: BarChartData
  /** What the picture shows, for who cannot see it. The table beside it has the numbers. */
  description: string
}

/** The picture itself; loaded only where a chart is shown. Drawn anew whenever its width or its data change. */
export default function PlottedBars({ data, description }: BarChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const holder = useRef<HTMLDivElement>(null)
  const id = `hatch-${useId().replaceAll(/[^a-zA-Z0-9-]/g, '')}`
  useEffect(() => {
    if (!holder.current || width < 1) return
    holder.current.replaceChildren(drawBars(data, { width, palette: screenPalette, id, description }))
  }, [data, width, id, description])
  return (
    <div ref={ref}>
      <div ref={holder} />
    </div>
  )
}
