import { ORPCError } from '@orpc/client'
import { expect, it } from 'vitest'
import { askProblem, mayHaveRun } from '../../../../renderer/features/focus/ask-problem.ts'

const refused = (code: 'CONFLICT' | 'STORAGE') => new ORPCError(code, { data: { code } })

it('says nothing of a second click on a round that is already requested', () => {
  expect(askProblem({ problem: null }, [refused('CONFLICT'), null, null])).toBeNull()
  expect(askProblem({ problem: null }, [])).toBeNull()
})

it('tells why a click had no effect, and first of all what became of the last request', () => {
  const full = refused('STORAGE')
  expect(askProblem({ problem: null }, [refused('CONFLICT'), full])).toBe(full)
  expect(askProblem({ problem: { code: 'CUT_ANSWER' } }, [full])).toEqual({ code: 'CUT_ANSWER' })
})

it('warns that a round may have run where the request left and no reply came', () => {
  expect(mayHaveRun({ problem: { code: 'CUT_ANSWER' } })).toBe(true)
  expect(mayHaveRun({ problem: { code: 'UNREACHABLE', cause: 'reset' } })).toBe(true)
  expect(mayHaveRun({ problem: { code: 'UNREACHABLE', cause: 'dns', unsent: true } })).toBe(false)
  expect(mayHaveRun({ problem: { code: 'KEY_REFUSED' } })).toBe(false)
  expect(mayHaveRun({ problem: null })).toBe(false)
})
