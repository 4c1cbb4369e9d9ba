import { useEffect, useState } from 'react'
import type { Run } from '../../../shared/models/run.ts'
import { type Forecast, forecastOf, type ProgressSample, withSample } from '../../../shared/runs/forecast.ts'
import { useIsCutOff } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'

/** Many runs on one key are asked seldom, but none is left unasked for this time. Milliseconds. */
const LONG_UNASKED = 300_000

/** The forecast of a run as the page can tell it. */
interface ToldForecast extends Forecast {
  /**
   * Milliseconds since the run was last heard of, where the page has lost the host or the host does not ask any more;
   * null while there is contact. What was calculated at that time is then no longer told.
   */
  silentFor: number | null
}

/** The forecast of a run, updated every second while it runs. Remembers the run's progress while the row is shown. */
export function useForecast(run: Run): ToldForecast {
  const [history, setHistory] = useState<readonly ProgressSample[]>(() => withSample([], run))
  useEffect(() => setHistory((known) => withSample(known, run)), [run])
  const isCutOff = useIsCutOff()
  const now = useNow(run.state === 'running' ? 1_000 : null)
  const unheard = run.state === 'running' && run.checkedAt !== null ? Math.max(0, now - run.checkedAt) : null
  const isSilent = unheard !== null && (isCutOff || unheard >= LONG_UNASKED)
  return { ...forecastOf(history, now), silentFor: isSilent ? unheard : null }
}
