import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { wasRefused } from '../../../../renderer/lib/problem-of.ts'
import { TransportError } from '../../../../renderer/lib/rpc/transport-error.ts'

const told = (code: string) => new ORPCError(code, { data: { code } })

test.each(['MISSING', 'CONFLICT', 'INVALID', 'REFUSED'])('after %s nothing was done', (code) => {
  expect(wasRefused(told(code))).toBe(true)
})

test.each(['STORAGE', 'CANCELLED', 'INTERNAL', 'TIMED_OUT'])(
  'after %s something may have been done',
  (code) => {
    expect(wasRefused(told(code))).toBe(false)
  },
)

test('a line that broke tells nothing of what was asked', () => {
  expect(wasRefused(new TransportError('DISCONNECTED'))).toBe(false)
})
