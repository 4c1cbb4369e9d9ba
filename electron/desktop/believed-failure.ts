import { SondeError } from '../../shared/models/sonde-error.ts'
import { networkProblem } from '../service/problems/network-problem.ts'

/**
 * What a failed call through Chromium may be believed to be. `asked`: how often Chromium was about to send it, null where
 * that cannot be known. Only where it was asked exactly once does Chromium's error tell of the sending that counts.
 */
export function believedFailure(error: unknown, asked: number | null): unknown {
  if (asked === 1) return error
  // It was sent more than once, or nobody knows how often: Chromium's error then only says that the last sending was
  // given no route.
  if (asked === null || asked > 1) return new SondeError('UNREACHABLE', { cause: 'reset' })
  // By what way it went, if it went, nobody knows: nothing proves that it was not sent.
  const { code, unsent, ...told } = networkProblem(error).problem
  return new SondeError(code, told)
}

/** What a call failed with before Chromium was asked to send it: nothing went out, so it may go again later. */
export function failureBeforeSending(error: unknown): SondeError {
  const { code, ...told } = networkProblem(error).problem
  return new SondeError(code, { ...told, unsent: true })
}
