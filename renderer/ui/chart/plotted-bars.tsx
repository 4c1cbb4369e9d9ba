import { useElementSize } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import type { BarChartProps } from './bar-chart.tsx'
import { screenPalette } from './chart-palette.ts'
import { drawBars } from './draw-bars.ts'

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
