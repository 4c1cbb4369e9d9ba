import type { Problem } from '../../../shared/models/problem.ts'

/**
 * What a failed call that changes something at the service lets us conclude.
 * `not_sent`: surely no byte of it went out, or the rate limit turned it away: the same call may go again later.
 * `refused`: the service, or Sonde, said no: repeating it as it is will not help.
 * `unclear`: it may have been carried out; only the service knows.
 */
export type CallOutcome = 'not_sent' | 'refused' | 'unclear'

export function outcomeOf(problem: Problem): CallOutcome {
  // Being offline proves nothing: a connection that was open reports the same in the middle of a call.
  if (problem.unsent) return 'not_sent'
  switch (problem.code) {
    case 'BUSY':
    // A key that is missing or locked away may be given later; nothing went out without it.
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
      // A redirect was answered before anything was done; any other strange answer may stand before a real service.
      return problem.cause === 'redirect' ? 'refused' : 'unclear'
    default:
      return 'unclear'
  }
}

/**
 * The same for a call that creates. A redirect may say "done, look there", a conflict may mean that it exists already (a
 * gateway on the way may have sent it twice), and a success that tells an error contradicts itself. None of them proves
 * that nothing was made.
 */
export function outcomeOfCreation(problem: Problem): CallOutcome {
  return isRefusedUnlessListed(problem) ? 'unclear' : outcomeOf(problem)
}

/** Whether the service refused a creation in a way that is believed only once the list shows that nothing was made. */
export function isRefusedUnlessListed(problem: Problem): boolean {
  const { status, cause } = problem
  if (outcomeOf(problem) !== 'refused') return false
  return status === 409 || cause === 'redirect' || (status !== undefined && status < 400)
}

/** Whether the service called what failed for Sonde a success: it could not read the answer that came with it. */
export function isSuccess(problem: Problem | null): boolean {
  return problem?.status !== undefined && problem.status >= 200 && problem.status < 300
}

/** Whether a creation was answered as a success, with everything but the id of what it made. */
export function tellsNoId(problem: Problem | null): boolean {
  return isSuccess(problem) && problem?.cause === 'no_id'
}

/** Looks in a row that the service failed to answer, after which more of them will show nothing either. */
const MOST_FAILED_LOOKS = 3
/** What refuses to be looked at will not be seen later. */
const NOT_TO_BE_SEEN: ReadonlySet<number | undefined> = new Set([403, 404, 405])

/**
 * Whether looks at a list have come to nothing, so that the person is asked. `failed`: looks in a row that failed, this
 * one counted. A service that cannot be reached, that is busy, or that waits for another key may still be looked at.
 */
export function isLookInVain({ code, status }: Problem, failed: number): boolean {
  // Its connection is gone.
  if (code === 'MISSING' || NOT_TO_BE_SEEN.has(status)) return true
  return status !== undefined && code !== 'BUSY' && code !== 'KEY_REFUSED' && failed >= MOST_FAILED_LOOKS
}
