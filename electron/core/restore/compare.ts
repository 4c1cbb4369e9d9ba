import type { Candidate } from '../../../shared/models/candidate.ts'
import type { HeldChoice, HeldComparison } from '../../../shared/models/held.ts'
import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { ServiceClient } from '../../service/service-api.ts'

const NOTHING: Pick<HeldComparison, 'status' | 'candidates' | 'suggested'> = {
  status: null,
  candidates: [],
  suggested: null,
}

/**
 * Compares a run, whose id at the service is known, with its status there. Rejects where the service cannot be asked.
 */
export async function compareRun(
  run: Run,
  remoteId: string,
  client: Pick<ServiceClient, 'surveyStatus'>,
): Promise<HeldComparison> {
  try {
    const { value } = await client.surveyStatus(remoteId, { priority: 'person' })
    const { status, word } = value
    if (status === 'running' || status === 'done' || status === 'failed')
      return {
        ...NOTHING,
        finding: status === 'running' ? 'running' : 'ended',
        status: word,
        choices: ['follow'],
        suggested: 'follow',
      }
    // A run that was launched already is only followed, whatever its status word.
    const goesOn: HeldChoice = run.state === 'created' || run.state === 'launching' ? 'launch' : 'follow'
    const finding = status === 'draft' ? 'draft' : 'other'
    return { ...NOTHING, finding, status: word, choices: [goesOn, 'leave'] }
  } catch (error) {
    if (toProblem(error).code !== 'NOT_FOUND') throw error
    return { ...NOTHING, finding: 'gone', choices: ['leave'], suggested: 'leave' }
  }
}

/** The same for a focus group. */
export async function compareSession(
  remoteId: string,
  client: Pick<ServiceClient, 'focusSession'>,
): Promise<HeldComparison> {
  try {
    await client.focusSession(remoteId, { priority: 'person' })
    return { ...NOTHING, finding: 'open', choices: ['follow'], suggested: 'follow' }
  } catch (error) {
    if (toProblem(error).code !== 'NOT_FOUND') throw error
    return { ...NOTHING, finding: 'gone', choices: ['leave'], suggested: 'leave' }
  }
}

/**
 * What can be done with a run or focus group whose id at the service is not known here. Nothing is suggested: the
 * person chooses, whatever was found.
 */
export function compareCandidates(kind: 'run' | 'focus', candidates: Candidate[]): HeldComparison {
  const create: HeldChoice[] = kind === 'run' ? ['send', 'leave'] : ['leave']
  return candidates.length > 0
    ? { ...NOTHING, finding: 'found', candidates, choices: ['adopt', ...create] }
    : { ...NOTHING, finding: 'not_found', choices: create }
}

/**
 * The change to a run that carries out a choice. It also clears an earlier doubt or an earlier wish to stop the run.
 */
export function patchFor(
  run: Run,
  { choice, remoteId }: { choice: HeldChoice; remoteId?: string | undefined },
  now: number,
): Partial<Run> {
  return { doubt: null, stopAskedAt: null, ...goingOn(run, choice, remoteId, now) }
}

function goingOn(run: Run, choice: HeldChoice, remoteId: string | undefined, now: number): Partial<Run> {
  switch (choice) {
    case 'follow':
    case 'launch':
      return run.state === 'created' ? { mayRunAlready: true, problem: null } : { problem: null }
    case 'adopt':
      return { state: 'created', mayRunAlready: true, remoteId: remoteId ?? null, problem: null }
    case 'send':
      // The run may have been sent after the backup was made. A survey that came of that must not be taken for another
      // run's.
      return { state: 'queued', sentAt: null, problem: null, mayHaveLeft: true }
    case 'leave':
      return leaving(run, now)
  }
}

function leaving(run: Run, now: number): Partial<Run> {
  const finishedAt = run.finishedAt ?? now
  if (run.results === 'waiting') return { results: 'failed', problem: { code: 'NOT_FOUND' }, finishedAt }
  if (run.state === 'running') return { state: 'failed', problem: { code: 'NOT_FOUND' }, finishedAt }
  return {
    state: 'stopped',
    problem: null,
    finishedAt,
    mayHaveLeft: run.mayHaveLeft || run.remoteId === null,
  }
}
