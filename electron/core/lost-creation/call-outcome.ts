import type { Problem } from '../../../shared/models/problem.ts'

/**
 * What can be concluded from a failed call that changes something at the service.
 * `not_sent`: certainly no byte of it was sent, or the rate limit turned it away: the same call may be sent again
 * later.
 * `refused`: the service, or Sonde, said no: repeating the call unchanged will not help.
 * `unclear`: it may have been carried out; only the service knows.
 */
export type CallOutcome = 'not_sent' | 'refused' | 'unclear'

export function outcomeOf(problem: Problem): CallOutcome {
  // Being offline proves nothing: a connection that breaks in the middle of a call reports the same.
  if (problem.unsent) return 'not_sent'
  switch (problem.code) {
    case 'BUSY':
    // A key that is missing or locked away may become available later; nothing is sent without it.
    case 'NO_KEY':
    case 'SECRETS':
      return 'not_sent'
    case 'KEY_REFUSED':
    case 'NOT_FOUND':
    case 'MISSING':
    case 'INVALID':
    case 'REFUSED':
    case 'CONFLICT':
      return 'refused'
    case 'NOT_THIS_SERVICE':
      // A redirect was sent before anything was carried out. Any other strange reply may come from something in front
      // of a real service.
      return problem.cause === 'redirect' ? 'refused' : 'unclear'
    default:
      return 'unclear'
  }
}

/**
 * The same for a call that creates. A redirect may mean "done, look there". A conflict may mean that it exists already
 * (a gateway on the way may have sent the call twice). A success status with an error in the body contradicts itself.
 * None of them proves that nothing was created.
 */
export function outcomeOfCreation(problem: Problem): CallOutcome {
  return isRefusedUnlessListed(problem) ? 'unclear' : outcomeOf(problem)
}

/** Whether the service refused a creation in a way that counts only once the list shows that nothing was created. */
export function isRefusedUnlessListed(problem: Problem): boolean {
  const { status, cause } = problem
  if (outcomeOf(problem) !== 'refused') return false
  return status === 409 || cause === 'redirect' || (status !== undefined && status < 400)
}

/** Whether the service reported success although the call failed for Sonde, which could not read the reply. */
export function isSuccess(problem: Problem | null): boolean {
  return problem?.status !== undefined && problem.status >= 200 && problem.status < 300
}

/** Whether the reply to a creation was a success without the id of what was created. */
export function tellsNoId(problem: Problem | null): boolean {
  return isSuccess(problem) && problem?.cause === 'no_id'
}

/** After this many failed looks in a row, more of them will show nothing either. */
const MOST_FAILED_LOOKS = 3
/** Status codes with which a list will refuse later looks too. */
const NOT_TO_BE_SEEN: ReadonlySet<number | undefined> = new Set([403, 404, 405])

/**
 * Whether it is useless to go on looking at a list, so that the person is asked. `failed`: the number of looks in a row
 * that failed, including this one. A service that cannot be reached, is busy or waits for another key may still become
 * readable.
 */
export function isLookInVain({ code, status }: Problem, failed: number): boolean {
  // The connection was removed.
  if (code === 'MISSING' || NOT_TO_BE_SEEN.has(status)) return true
  return status !== undefined && code !== 'BUSY' && code !== 'KEY_REFUSED' && failed >= MOST_FAILED_LOOKS
}
