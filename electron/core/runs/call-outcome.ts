import type { Problem } from '../../../shared/models/problem.ts'

/**
 * What a failed call that changes something at the service lets us conclude.
 * `not_sent`: it never reached the service, or was turned away by the rate limit: the same call may go again later.
 * `refused`: the service, or Sonde, said no: repeating it as it is will not help.
 * `unclear`: it may have been carried out; only the service knows.
 */
export type CallOutcome = 'not_sent' | 'refused' | 'unclear'

export function outcomeOf(problem: Problem): CallOutcome {
  switch (problem.code) {
    case 'BUSY':
    // A key that is missing or locked away may be given later; nothing went out without it.
    case 'NO_KEY':
    case 'SECRETS':
      return 'not_sent'
    case 'UNREACHABLE':
      return problem.cause === 'reset' || problem.cause === 'other' || problem.cause === undefined
        ? 'unclear'
        : 'not_sent'
    case 'KEY_REFUSED':
    case 'NOT_FOUND':
    case 'MISSING':
    case 'INVALID':
    case 'REFUSED':
    case 'CONFLICT':
    case 'STORAGE':
      return 'refused'
    case 'NOT_THIS_SERVICE':
      // A redirect was answered before anything was done; any other strange answer may stand before a real service.
      return problem.cause === 'redirect' ? 'refused' : 'unclear'
    default:
      return 'unclear'
  }
}
