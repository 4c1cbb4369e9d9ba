import { lazy, Suspense } from 'react'
import type { BarChartData } from './bar-rows.ts'
import classes from './chart.module.css'

const PlottedBars = lazy(() => import('./plotted-bars.tsx'))

export interface BarChartProps {
  /** Keep the same object while nothing changes: the picture is drawn anew for a new one. */
  data: BarChartData
  /** What the picture shows, for who cannot see it. The table beside it has the numbers. */
  description: string
}

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
