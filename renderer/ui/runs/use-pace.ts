import { useEffect, useState } from 'react'
import type { Run } from '../../../shared/models/run.ts'
import { useNow } from '../../lib/use-now.ts'
import { type Pace, type ProgressSample, paceOf, withSample } from './pace.ts'

/** How fast a run goes, renewed every second while it runs. Remembers its progress while the row is shown. */
export function usePace(run: Run): Pace {
  const [history, setHistory] = useState<readonly ProgressSample[]>(() => withSample([], run))
  useEffect(() => setHistory((known) => withSample(known, run)), [run])
  return paceOf(history, useNow(run.state === 'running' ? 1_000 : null))
}
