import { expect } from 'vitest'
import type { Problem } from '../../../shared/models/problem.ts'

/** Matches a `SondeError` with exactly this problem. */
export function problem(code: Problem['code'], cause?: Problem['cause']): unknown {
  return expect.objectContaining({
    name: 'SondeError',
    problem: cause === undefined ? { code } : { code, cause },
  })
}
