import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import type { runs } from '../../locales/fr/runs.ts'

/** What a person must tell apart about a run: its state, and what became of its answers. */
export type RunPhase = keyof (typeof runs)['phase']

/** What may be done with a run. */
export type RunAction = 'open' | 'retry' | 'askAgain' | 'decide' | 'stop' | 'giveUp' | 'edit' | 'removeRemote'

/** The phase of a run: nothing is called done whose answers are not here. */
export function phaseOf({ state, results }: Pick<Run, 'state' | 'results'>): RunPhase {
  if (state === 'done') {
    if (results === 'stored') return 'done'
    if (results === 'empty') return 'empty'
    return results === 'failed' ? 'results_failed' : 'fetching'
  }
  if (state === 'failed') {
    if (results === 'stored') return 'failed_partial'
    return results === 'waiting' ? 'failed_waiting' : 'failed'
  }
  return state
}

/** Whether the run belongs on top: Sonde is at work on it, or waits for the person's decision. */
export function isOpen(run: Pick<Run, 'state' | 'results'>): boolean {
  return isUnderWay(run.state) || run.state === 'unknown' || phaseOf(run) === 'fetching'
}

/** All that may be done with this run, the next step first. */
export function actionsOf(run: Pick<Run, 'state' | 'results' | 'problem' | 'remoteId'>): RunAction[] {
  const always: RunAction[] = run.remoteId === null ? ['edit'] : ['edit', 'removeRemote']
  switch (phaseOf(run)) {
    case 'done':
    case 'failed_partial':
      return ['open', ...always]
    case 'empty':
    case 'results_failed':
      return run.remoteId === null ? ['open', ...always] : ['askAgain', 'open', ...always]
    case 'failed':
      return run.problem === null || run.remoteId === null ? always : ['retry', ...always]
    case 'refused':
      // The same fields would be refused again: they are mended in the survey, and launched from there.
      return run.problem?.code === 'INVALID' ? always : ['retry', ...always]
    case 'unknown':
      return ['decide', 'edit']
    case 'queued':
      return run.problem === null ? ['stop', ...always] : ['retry', 'stop', ...always]
    case 'stopped':
      return always
    case 'creating':
    case 'created':
    case 'launching':
      return run.problem === null ? always : ['retry', 'giveUp', ...always]
    default:
      return run.problem === null ? always : ['retry', ...always]
  }
}
