import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { wasNeverSent } from '../../../shared/runs/was-never-sent.ts'
import type { runs } from '../../locales/fr/runs.ts'

/** What a person must tell apart about a run: its state, and what became of its answers. */
export type RunPhase = keyof (typeof runs)['phase']

/** What may be done with a run. */
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

/** What a run's phase depends on. */
type StandingRun = Pick<
  Run,
  'state' | 'results' | 'problem' | 'stopAskedAt' | 'sentAt' | 'remoteId' | 'mayHaveLeft' | 'doubt' | 'held'
>

/**
 * The phase of a run: nothing is called done whose answers are not here, and nothing is said to be on its way that was
 * cut or that a problem keeps: a run stands in one state, and its problem says why.
 */
export function phaseOf(run: StandingRun): RunPhase {
  const { state, results, problem, stopAskedAt, sentAt, remoteId } = run
  if (wasNeverSent(run)) return 'not_sent'
  if (state === 'queued' && run.held) return 'paused'
  if (state === 'unknown' && remoteId !== null) return 'other_key'
  if (state === 'unknown' && sentAt === null) return 'perhaps_sent'
  if (state === 'unknown' && problem?.cause === 'no_id') return 'without_id'
  if (state === 'launching' && stopAskedAt !== null) return 'stopping'
  // A 429 proves that nothing was done: it waits its turn, as it did before.
  if ((state === 'queued' || state === 'created') && problem?.code === 'BUSY') return 'waiting'
  // The survey exists at the service; only the disk holds the run up, and nothing is asked of the service meanwhile.
  if (state === 'created' && problem?.code === 'STORAGE') return 'created'
  if (problem !== null) {
    if (state === 'creating' || state === 'created' || state === 'launching') return 'checking'
    if (state === 'queued') return 'held'
    if (state === 'running') return 'unheard'
  }
  if (state === 'done') {
    if (results === 'stored') return 'done'
    if (results === 'empty') return 'empty'
    if (results === 'failed') return 'results_failed'
    return problem === null ? 'fetching' : 'fetch_held'
  }
  if (state === 'failed') {
    if (results === 'stored') return 'failed_partial'
    return results === 'waiting' ? 'failed_waiting' : 'failed'
  }
  return state
}

/** Whether the run belongs on top: Sonde is at work on it, or waits for the person's decision. */
export function isOpen(run: StandingRun): boolean {
  return isUnderWay(run.state) || run.state === 'unknown' || isFetching(phaseOf(run))
}

function isFetching(phase: RunPhase): boolean {
  return phase === 'fetching' || phase === 'fetch_held'
}

/** What may be done with a run. */
export interface RunActionChoice {
  /** The next step; null while Sonde goes on by itself. */
  next: RunAction | null
  others: RunAction[]
}

/** What belongs to the draft of a survey, and to a queue that a person orders run by run. */
const OF_A_SURVEY: ReadonlySet<RunAction> = new Set(['edit', 'revise', 'takeOutAndEdit', 'forget'])

/**
 * What may be done with this run. Deleting and editing are never the next step of one that goes on by itself. A run of an
 * experiment has no draft: what is to be changed is the experiment.
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
      // The same fields would be refused again: they are mended in the survey, and launched from there.
      return run.problem?.code === 'INVALID' ? mend : { next: 'retry', others: always }
    case 'unknown':
    case 'without_id':
    case 'perhaps_sent':
    case 'other_key':
      return { next: 'decide', others: ['edit'] }
    case 'held':
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
