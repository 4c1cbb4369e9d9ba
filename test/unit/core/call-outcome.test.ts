import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../electron/core/lost-creation/call-outcome.ts'
import { problemCodeSchema } from '../../../shared/models/problem.ts'

describe('what a failed call lets us conclude', () => {
  it('is sure that nothing was sent when no connection came about', () => {
    for (const cause of ['dns', 'refused', 'offline', 'tls', 'proxy'] as const)
      expect(outcomeOf({ code: 'UNREACHABLE', cause, unsent: true })).toBe('not_sent')
    expect(outcomeOf({ code: 'TIMED_OUT', unsent: true })).toBe('not_sent')
    for (const code of ['BUSY', 'NO_KEY', 'SECRETS'] as const) expect(outcomeOf({ code })).toBe('not_sent')
  })

  it('is never sure when a connection broke off after the request went out', () => {
    for (const cause of ['reset', 'offline', 'tls', 'proxy', 'other'] as const)
      expect(outcomeOf({ code: 'UNREACHABLE', cause })).toBe('unclear')
    for (const code of [
      'TIMED_OUT',
      'CUT_ANSWER',
      'SERVICE_FAILED',
      'CANCELLED',
      'TOO_LARGE',
      'INTERNAL',
    ] as const)
      expect(outcomeOf({ code })).toBe('unclear')
    expect(outcomeOf({ code: 'NOT_THIS_SERVICE', cause: 'html' })).toBe('unclear')
  })

  it('takes a clear no as a no', () => {
    for (const code of ['KEY_REFUSED', 'INVALID', 'REFUSED', 'NOT_FOUND'] as const)
      expect(outcomeOf({ code })).toBe('refused')
  })

  it('has an answer for every code of the closed set', () => {
    for (const code of problemCodeSchema.options)
      expect(['not_sent', 'refused', 'unclear']).toContain(outcomeOf({ code }))
  })
})
