import type { Run } from '../../../shared/models/run.ts'
import type { KnownSurveys } from './find-candidates.ts'
import type { RunStore } from './run-store.ts'

/** Between its creation and its end a run's survey is surely at the service. */
const PRESENT: ReadonlySet<Run['state']> = new Set(['created', 'launching', 'running'])

/** What Sonde knows of the surveys at a run's service from its other runs there; ids of other services are other surveys. */
export function knownSurveys(
  store: RunStore,
  run: Run,
  isSameService: (one: Run, other: Run) => boolean,
): KnownSurveys {
  const others = store
    .list({})
    .filter((other) => other.id !== run.id && other.remoteId !== null && isSameService(run, other))
  const anothers = new Set(others.map(({ remoteId }) => remoteId))
  const present = others.flatMap(({ state, remoteId, connectionId }) =>
    remoteId !== null && connectionId === run.connectionId && PRESENT.has(state) ? [remoteId] : [],
  )
  return { isAnothers: (remoteId) => anothers.has(remoteId), present: new Set(present) }
}
