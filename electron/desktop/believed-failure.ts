import { SondeError } from '../../shared/models/sonde-error.ts'
import { networkProblem } from '../service/problems/network-problem.ts'

/**
 * Converts the error of a failed call through Chromium to what is certain about it. `asked`: how often Chromium was
 * about to send the call, null where that is not known. Only if it was exactly once does Chromium's error describe the
 * sending that counts.
 */
export function believedFailure(error: unknown, asked: number | null): unknown {
  if (asked === 1) return error
  // Chromium tried to send it more than once, or that is not known: then its error only says that the last try got no
  // route.
  if (asked === null || asked > 1) return new SondeError('UNREACHABLE', { cause: 'reset' })
  // It is not known by what way it was sent, if at all, so nothing proves that it was not sent.
  const { code, unsent, ...told } = networkProblem(error).problem
  return new SondeError(code, told)
}

/**
 * Converts an error from before Chromium was asked to send the call: nothing was sent, so the call may be sent again
 * later.
 */
export function failureBeforeSending(error: unknown): SondeError {
  const { code, ...told } = networkProblem(error).problem
  return new SondeError(code, { ...told, unsent: true })
}
