import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { RunStore } from '../run-store.ts'

/** What Sonde knows of the surveys at a service from its other runs there. */
export interface KnownSurveys {
  /** Whether a survey is another run's. */
  isAnothers: (remoteId: string) => boolean
  /** Ids of surveys that are surely at the service. */
  present: ReadonlySet<string>
  /** Ids of surveys, also of ended runs, that have been launched: none of them is a draft any more. */
  launched: ReadonlySet<string>
  /** Titles, as sent, of other runs that may have created a survey without anybody knowing its id. */
  strays: ReadonlySet<string>
}

/** Between its creation and its end a run's survey is surely at the service. */
const PRESENT: ReadonlySet<Run['state']> = new Set(['created', 'launching', 'running'])
/** States in which a run that was sent but has no id may have created a survey. A refused run has created none. */
const IN_DOUBT: ReadonlySet<Run['state']> = new Set(['creating', 'unknown', 'stopped'])

/** What is known from all runs but `run`; ids of other services are other surveys. */
export function knownSurveys(
  store: Pick<RunStore, 'list'>,
  run: Run,
  isSameService: (one: Run, other: Run) => boolean,
): KnownSurveys {
  const others = store.list({}).filter((other) => other.id !== run.id && isSameService(run, other))
  const anothers = new Set(others.flatMap(surveysOf))
  const present = others.flatMap(({ state, remoteId, connectionId }) =>
    remoteId !== null && connectionId === run.connectionId && PRESENT.has(state) ? [remoteId] : [],
  )
  const launched = others.flatMap(({ launchedAt, remoteId, connectionId }) =>
    remoteId !== null && connectionId === run.connectionId && launchedAt !== null ? [remoteId] : [],
  )
  const strays = others.filter(mayHaveLeftSurvey).map(({ mark, title }) => markedTitle(mark, title))
  return {
    isAnothers: (remoteId) => anothers.has(remoteId),
    present: new Set(present),
    launched: new Set(launched),
    strays: new Set(strays),
  }
}

/** Ids of the surveys that a run is known to have made. */
export function surveysOf({ remoteId, strays }: Run): string[] {
  return remoteId === null ? strays : [remoteId, ...strays]
}

/** Whether a survey that this run created may stand at the service without its id being known here. */
export function mayHaveLeftSurvey({ mayHaveLeft, remoteId, sentAt, state }: Run): boolean {
  return mayHaveLeft || (remoteId === null && sentAt !== null && IN_DOUBT.has(state))
}
