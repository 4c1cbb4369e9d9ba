import type { Problem, ProblemCode } from './problem.ts'

/** The one error that Sonde's own code throws on purpose: it has a `Problem` that can be shown to a person. */
export class SondeError extends Error {
  readonly problem: Problem

  constructor(code: ProblemCode, details: Omit<Problem, 'code'> = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'SondeError'
    this.problem = { code, ...details }
  }
}

/** The problem to show for anything thrown; whatever is not a `SondeError` is an error in Sonde. */
export function toProblem(error: unknown): Problem {
  return error instanceof SondeError ? error.problem : { code: 'INTERNAL' }
}

/** The same failure with another problem to show. */
export function withProblem(error: SondeError, { code, ...details }: Problem): SondeError {
  return new SondeError(code, details, { cause: error })
}
