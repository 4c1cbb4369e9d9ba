import { type ComponentType, lazy, Suspense, useState } from 'react'
import classes from './chart.module.css'
import type { BarChartProps } from './plotted-bars.tsx'

/** Set once the code that draws charts is loaded: charts are then rendered at once, as printing requires. */
let loaded: ComponentType<BarChartProps> | null = null

const load = async () => {
  const module = await import('./plotted-bars.tsx')
  loaded = module.default
  return module
}

const PlottedBars = lazy(load)

/** Loads the code that draws charts, for a page that may be printed before it has shown one. */
export function loadBarChart(): void {
  void load()
}

/**
 * Horizontal bars of counts in one hue; missing numbers are hatched. A table with the same numbers must be beside it.
 */
export function BarChart(props: BarChartProps) {
  // Fixed for the life of the chart: another component would be mounted anew.
  const [Bars] = useState(() => loaded ?? PlottedBars)
  return (
    <div className={classes.chart}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Bars {...props} />
      </Suspense>
    </div>
  )
}
