import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { describeProblem } from '../../../../renderer/lib/describe-problem.ts'
import { problemOf } from '../../../../renderer/lib/problem-of.ts'
import { TransportError } from '../../../../renderer/lib/rpc/transport-error.ts'
import { problems } from '../../../../renderer/locales/fr/problems.ts'
import { type Problem, problemSchema } from '../../../../shared/models/problem.ts'

test('every problem of the closed set, with every reason and cause, has words', () => {
  const { code, reason, cause } = problemSchema.shape
  const whys = [
    {},
    ...reason.unwrap().options.map((reason) => ({ reason })),
    ...cause.unwrap().options.map((cause) => ({ cause })),
  ]
  for (const each of code.options)
    for (const why of whys) {
      const { text } = describeProblem({ code: each, ...why })
      expect(problems.title[text], `${each} ${JSON.stringify(why)}`).toBeTruthy()
      expect(problems.meaning[text]).toBeTruthy()
    }
})

test.each<[Problem, string, string]>([
  [{ code: 'NO_KEY' }, 'NO_KEY', 'open_connections'],
  [{ code: 'KEY_REFUSED', status: 401 }, 'KEY_REFUSED', 'open_connections'],
  [{ code: 'KEY_REFUSED', reason: 'practice' }, 'KEY_REFUSED_practice', 'open_practice'],
  [{ code: 'UNREACHABLE', cause: 'dns' }, 'UNREACHABLE_dns', 'retry'],
  [{ code: 'UNREACHABLE', cause: 'insecure_url' }, 'insecure_url', 'open_connections'],
  [{ code: 'REFUSED', reason: 'plan' }, 'REFUSED_plan', 'none'],
  [{ code: 'REFUSED', reason: 'other' }, 'REFUSED', 'none'],
  [{ code: 'BUSY', retryAt: 5 }, 'BUSY', 'wait'],
  [{ code: 'CUT_ANSWER', status: 200, cause: 'no_id' }, 'CUT_ANSWER_no_id', 'none'],
  [{ code: 'CUT_ANSWER', status: 200, cause: 'no_secret' }, 'CUT_ANSWER_no_secret', 'none'],
  [{ code: 'STORAGE', cause: 'damaged' }, 'STORAGE_damaged', 'open_settings'],
])('%j is told as exactly as can be', (problem, text, step) => {
  expect(describeProblem(problem)).toEqual({ text, step })
})

test('whatever a call rejects with becomes a problem', () => {
  expect(problemOf(new TransportError('DISCONNECTED'))).toEqual({ code: 'TRANSPORT' })
  expect(problemOf(new ORPCError('NO_KEY', { data: { code: 'NO_KEY' } }))).toEqual({ code: 'NO_KEY' })
  expect(problemOf(new ORPCError('INTERNAL_SERVER_ERROR'))).toEqual({ code: 'INTERNAL' })
  expect(problemOf(new TypeError('bug'))).toEqual({ code: 'INTERNAL' })
  expect(problemOf({ code: 'BUSY', retryAt: 1 })).toEqual({ code: 'BUSY', retryAt: 1 })
})
