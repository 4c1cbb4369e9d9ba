import { useEffect, useState } from 'react'
import type { Run } from '../../../shared/models/run.ts'
import { type Forecast, forecastOf, type ProgressSample, withSample } from '../../../shared/runs/forecast.ts'
import { useNow } from '../../lib/use-now.ts'

/** The forecast of a run, updated every second while it runs. Remembers the run's progress while the row is shown. */
export function useForecast(run: Run): Forecast {
  const [history, setHistory] = useState<readonly ProgressSample[]>(() => withSample([], run))
  useEffect(() => setHistory((known) => withSample(known, run)), [run])
  return forecastOf(history, useNow(run.state === 'running' ? 1_000 : null))
}
