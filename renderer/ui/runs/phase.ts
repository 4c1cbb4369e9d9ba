import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { wasNeverSent } from '../../../shared/runs/was-never-sent.ts'
import type { runs } from '../../locales/fr/runs.ts'

/** The states of a run that a person must be able to tell apart, which include the state of its answers. */
export type RunPhase = keyof (typeof runs)['phase']

/** An action on a run. */
export type RunAction =
  | 'open'
  | 'inspect'
  | 'retry'
  | 'askAgain'
  | 'decide'
  | 'stop'
  | 'giveUp'
  | 'edit'
  | 'revise'
  | 'takeOutAndEdit'
  | 'removeRemote'
  | 'forget'
  | 'experiment'

/** The members of a run on which its phase depends. */
type StandingRun = Pick<
  Run,
  | 'state'
  | 'results'
  | 'respondents'
  | 'personas'
  | 'problem'
  | 'stopAskedAt'
  | 'sentAt'
  | 'remoteId'
  | 'mayHaveLeft'
  | 'doubt'
  | 'paused'
>

/**
 * The phase of a run. A run without its answers is never shown as done, and one that was interrupted or has a problem
 * is not shown as in progress. Each run has one phase; its problem says why.
 */
export function phaseOf(run: StandingRun): RunPhase {
  const { state, results, problem, stopAskedAt, sentAt, remoteId } = run
  if (wasNeverSent(run)) return 'not_sent'
  if (state === 'queued' && run.paused) return 'paused'
  if (state === 'unknown' && remoteId !== null) return 'other_key'
  if (state === 'unknown' && sentAt === null) return 'perhaps_sent'
  if (state === 'unknown' && problem?.cause === 'no_id') return 'without_id'
  if ((state === 'created' || state === 'launching') && stopAskedAt !== null) return 'stopping'
  // A 429 proves that nothing was done: the run waits its turn, as before.
  if ((state === 'queued' || state === 'created') && problem?.code === 'BUSY') return 'waiting'
  // The survey exists at the service. Only the disk delays the run, and no calls are made meanwhile.
  if (state === 'created' && problem?.code === 'STORAGE') return 'created'
  if (problem !== null) {
    if (state === 'creating' || state === 'created' || state === 'launching') return 'checking'
    if (state === 'queued') return 'delayed'
    if (state === 'running') return 'unheard'
  }
  if (state === 'done') {
    if (results === 'stored') return hasAll(run) ? 'done' : 'done_partial'
    if (results === 'empty') return 'empty'
    if (results === 'failed') return 'results_failed'
    return problem === null ? 'fetching' : 'fetch_delayed'
  }
  if (state === 'failed') {
    if (results === 'stored') return 'failed_partial'
    return results === 'waiting' ? 'failed_waiting' : 'failed'
  }
  return state
}

/** Whether the results have every persona asked for, as far as that is known. */
function hasAll({ respondents, personas }: StandingRun): boolean {
  return respondents === null || respondents >= personas
}

/** Whether the run belongs to the upper list: Sonde works on it, or it waits for the person's decision. */
export function isOpen(run: StandingRun): boolean {
  return isUnderWay(run.state) || run.state === 'unknown' || isFetching(phaseOf(run))
}

function isFetching(phase: RunPhase): boolean {
  return phase === 'fetching' || phase === 'fetch_delayed'
}

/** The actions on a run. */
export interface RunActionChoice {
  /** The next step; null while Sonde goes on without the person. */
  next: RunAction | null
  others: RunAction[]
}

/** Actions on the draft of a survey or on the run's place in the queue, which runs of an experiment do not have. */
const OF_A_SURVEY: ReadonlySet<RunAction> = new Set(['edit', 'revise', 'takeOutAndEdit', 'forget'])

/**
 * The actions on this run. Deleting and editing are never the next step of a run that goes on without the person. A run
 * of an experiment has no draft of its own: changes are made to the experiment.
 */
export function actionsOf(run: StandingRun & Pick<Run, 'remoteId' | 'experiment'>): RunActionChoice {
  const choice = choiceOf(run)
  if (run.experiment === null) return choice
  const others = choice.others.filter((action) => !OF_A_SURVEY.has(action))
  if (choice.next !== null && OF_A_SURVEY.has(choice.next)) return { next: 'experiment', others }
  return { next: choice.next, others: ['experiment', ...others] }
}

function choiceOf(run: StandingRun & Pick<Run, 'remoteId'>): RunActionChoice {
  const atService: RunAction[] = run.remoteId === null ? [] : ['removeRemote']
  const always: RunAction[] = ['revise', 'edit', ...atService]
  const mend: RunActionChoice = { next: 'edit', others: atService }
  const stuck = run.problem !== null
  switch (phaseOf(run)) {
    case 'done':
    case 'done_partial':
    case 'failed_partial':
      return { next: 'open', others: always }
    case 'empty':
    case 'results_failed':
      return run.remoteId === null
        ? { next: 'inspect', others: always }
        : { next: 'askAgain', others: ['inspect', ...always] }
    case 'failed':
      return stuck && run.remoteId !== null ? { next: 'retry', others: always } : mend
    case 'refused':
      // The same fields would be rejected again: they must be fixed in the survey, which is then launched again.
      return run.problem?.code === 'INVALID' ? mend : { next: 'retry', others: always }
    case 'unknown':
    case 'without_id':
    case 'perhaps_sent':
    case 'other_key':
      return { next: 'decide', others: ['edit'] }
    case 'delayed':
      return { next: 'retry', others: ['stop', 'takeOutAndEdit', ...atService] }
    case 'queued':
    case 'waiting':
    case 'paused':
      return { next: 'stop', others: ['takeOutAndEdit', ...atService] }
    case 'stopped':
      return mend
    case 'not_sent':
      return { next: 'edit', others: ['forget'] }
    case 'launching':
      return { next: null, others: ['giveUp', ...always] }
    case 'created':
      return { next: stuck ? 'retry' : null, others: ['giveUp', ...always] }
    case 'creating':
    case 'checking':
      return stuck ? { next: 'retry', others: ['giveUp', ...always] } : { next: null, others: always }
    default:
      return { next: stuck ? 'retry' : null, others: always }
  }
}
