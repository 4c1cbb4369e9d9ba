import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { RunStore } from '../run-store.ts'

/** A survey that another run created. */
export interface OtherSurvey {
  /** Unique only within its account; the service may give the id of a deleted survey again. */
  id: string
  /** The print of the key with which it was created; null for surveys of older versions of Sonde. */
  account: string | null
  mark: string | null
  /** As sent, with the mark. */
  title: string
  /** Whether the run is created and not ended yet: then the survey is certainly at the service. */
  isPresent: boolean
  /** Whether it was launched, and so is no draft any more. */
  isLaunched: boolean
}

/** The surveys at a service that Sonde knows from its other runs. */
export interface KnownSurveys {
  surveys: readonly OtherSurvey[]
  /** Titles, as sent, of other runs that may have created a survey whose id is not known. */
  strays: ReadonlySet<string>
}

const PRESENT: ReadonlySet<Run['state']> = new Set(['created', 'launching', 'running'])
/** States in which a run that was sent but has no id may have created a survey. A refused run has created none. */
const IN_DOUBT: ReadonlySet<Run['state']> = new Set(['creating', 'unknown', 'stopped'])

/**
 * What is known from all runs except `run`. Ids are those of its own service, or of any connection with the same key.
 * Titles of surveys with an unknown id are taken from all connections, because one service may have several addresses.
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

/** Ids of the surveys that a run is known to have created. */
export function idsOf({ remoteId, strays }: Run): string[] {
  return remoteId === null ? strays : [remoteId, ...strays]
}

/** Whether the run may have created a survey at the service whose id is not known here. */
export function mayHaveLeftSurvey({ mayHaveLeft, remoteId, sentAt, state }: Run): boolean {
  return mayHaveLeft || (remoteId === null && sentAt !== null && IN_DOUBT.has(state))
}
