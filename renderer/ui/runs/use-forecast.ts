import { useEffect, useState } from 'react'
import type { Run } from '../../../shared/models/run.ts'
import { type Forecast, forecastOf, type ProgressSample, withSample } from '../../../shared/runs/forecast.ts'
import { useIsCutOff } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'

/** A run that was heard of within this time is never told to be silent. Milliseconds. */
const SHORTEST_SILENCE = 300_000
/** How many times the usual time between two checks of a run may pass before it is told to be silent. */
const MISSED_CHECKS = 2

/** The forecast of a run as the page can tell it. */
interface ToldForecast extends Forecast {
  /**
   * Milliseconds since the run was last heard of, where the page has lost the host or the host does not ask any more;
   * null while there is contact. What was calculated at that time is then no longer told.
   */
  silentFor: number | null
}

/** When a run was last checked, and the time between its last two checks; null where the page does not know it. */
interface Checks {
  last: number | null
  between: number | null
}

/** The forecast of a run, updated every second while it runs. Remembers the run's progress while the row is shown. */
export function useForecast(run: Run): ToldForecast {
  const [history, setHistory] = useState<readonly ProgressSample[]>(() => withSample([], run))
  useEffect(() => setHistory((known) => withSample(known, run)), [run])
  const [checks, setChecks] = useState<Checks>({ last: run.checkedAt, between: null })
  if (checks.last !== run.checkedAt) setChecks(withCheck(checks, run.checkedAt))
  const isCutOff = useIsCutOff()
  const now = useNow(run.state === 'running' ? 1_000 : null)
  const unheard = run.state === 'running' && run.checkedAt !== null ? Math.max(0, now - run.checkedAt) : null
  const isSilent = unheard !== null && (isCutOff || unheard >= longestUnasked(run, checks))
  return { ...forecastOf(history, now), silentFor: isSilent ? unheard : null }
}

function withCheck({ last }: Checks, checkedAt: number | null): Checks {
  return { last: checkedAt, between: last === null || checkedAt === null ? null : checkedAt - last }
}

/**
 * How long a run may be left unasked in normal work, in milliseconds: the more runs share a key, the less often each is
 * asked. Until two checks were seen, only this is certain: before the next check passes less time than from the launch
 * to the last one.
 */
function longestUnasked({ launchedAt, checkedAt }: Run, { between }: Checks): number {
  const sinceLaunch = launchedAt === null || checkedAt === null ? 0 : checkedAt - launchedAt
  return Math.max(SHORTEST_SILENCE, between === null ? sinceLaunch : MISSED_CHECKS * between)
}
