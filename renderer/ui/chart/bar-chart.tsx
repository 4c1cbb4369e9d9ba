import { type ComponentType, lazy, Suspense, useState } from 'react'
import classes from './chart.module.css'
import type { BarChartProps } from './plotted-bars.tsx'

/** Set once the part that draws is there: a chart is then drawn at once, as paper needs it. */
let loaded: ComponentType<BarChartProps> | null = null

const load = async () => {
  const module = await import('./plotted-bars.tsx')
  loaded = module.default
  return module
}

const PlottedBars = lazy(load)

/** Loads what draws charts, for a page that may be printed before it showed one. */
export function loadBarChart(): void {
  void load()
}

/** Horizontal bars of counts in one hue; what is missing is hatched. Put the table with the same numbers beside it. */
export function BarChart(props: BarChartProps) {
  // The same one for as long as the chart stands: another would be drawn from nothing.
  const [Bars] = useState(() => loaded ?? PlottedBars)
  return (
    <div className={classes.chart}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Bars {...props} />
      </Suspense>
    </div>
  )
}
