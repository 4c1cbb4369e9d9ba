import { lazy, Suspense } from 'react'
import classes from './chart.module.css'
import type { BarChartProps } from './plotted-bars.tsx'

const PlottedBars = lazy(() => import('./plotted-bars.tsx'))

/** Horizontal bars of counts in one hue; what is missing is hatched. Put the table with the same numbers beside it. */
export function BarChart(props: BarChartProps) {
  return (
    <div className={classes.chart}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <PlottedBars {...props} />
      </Suspense>
    </div>
  )
}
