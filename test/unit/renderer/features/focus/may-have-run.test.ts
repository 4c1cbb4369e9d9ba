import { expect, test } from 'vitest'
import { mayHaveRun } from '../../../../../renderer/features/focus/may-have-run.ts'
import type { Problem } from '../../../../../shared/models/problem.ts'

test.each<[Problem, boolean]>([
  [{ code: 'CUT_ANSWER' }, true],
  [{ code: 'TIMED_OUT' }, true],
  [{ code: 'UNREACHABLE', cause: 'reset' }, true],
  [{ code: 'UNREACHABLE', cause: 'refused', unsent: true }, false],
  [{ code: 'NOT_THIS_SERVICE', cause: 'redirect' }, false],
  [{ code: 'KEY_REFUSED' }, false],
  [{ code: 'BUSY' }, false],
])('%o', (problem, expected) => {
  expect(mayHaveRun(problem)).toBe(expected)
})
