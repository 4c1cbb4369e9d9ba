import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { RunStore } from '../run-store.ts'

/** A survey that another run has made. */
export interface OtherSurvey {
  /** Unique in its account only, and perhaps given again after a deletion. */
  id: string
  /** The print of the key that it was made with; null for those of older versions. */
  account: string | null
  mark: string | null
  /** As sent, with the mark. */
  title: string
  /** Whether the run stands between its creation and its end: it is surely at the service. */
  isPresent: boolean
  /** Whether it was launched: it is no draft any more. */
  isLaunched: boolean
}

/** What Sonde knows from its other runs of the surveys at a service. */
export interface KnownSurveys {
  surveys: readonly OtherSurvey[]
  /** Titles, as sent, of other runs that may have created a survey without anybody knowing its id. */
  strays: ReadonlySet<string>
}

const PRESENT: ReadonlySet<Run['state']> = new Set(['created', 'launching', 'running'])
/** States in which a run that was sent but has no id may have created a survey. A refused run has created none. */
const IN_DOUBT: ReadonlySet<Run['state']> = new Set(['creating', 'unknown', 'stopped'])

/**
 * What is known from all runs but `run`. Ids of other services are other surveys, but for those with the same key. What
 * nobody knows the id of may stand anywhere: one service may have many names.
 */
export function knownSurveys(
  store: Pick<RunStore, 'list'>,
  run: Run,
  isSameService: (one: Run, other: Run) => boolean,
): KnownSurveys {
  const others = store.list({}).filter(({ id, practice }) => id !== run.id && practice === run.practice)
  const here = others.filter(
    (other) => isSameService(run, other) || (run.account !== null && other.account === run.account),
  )
  const strays = others.filter(mayHaveLeftSurvey).map(({ mark, title }) => markedTitle(mark, title))
  return { surveys: here.flatMap(surveysOf), strays: new Set(strays) }
}

function surveysOf(run: Run): OtherSurvey[] {
  const { account, mark, title, state, remoteId, launchedAt } = run
  return idsOf(run).map((id) => ({
    id,
    account,
    mark,
    title: markedTitle(mark, title),
    isPresent: id === remoteId && PRESENT.has(state),
    isLaunched: id === remoteId && launchedAt !== null,
  }))
}

/** Ids of the surveys that a run is known to have made. */
export function idsOf({ remoteId, strays }: Run): string[] {
  return remoteId === null ? strays : [remoteId, ...strays]
}

/** Whether a survey that this run created may stand at the service without its id being known here. */
export function mayHaveLeftSurvey({ mayHaveLeft, remoteId, sentAt, state }: Run): boolean {
  return mayHaveLeft || (remoteId === null && sentAt !== null && IN_DOUBT.has(state))
}
