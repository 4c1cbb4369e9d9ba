import { describe, expect, it } from 'vitest'
import { resetTime } from '../../../../electron/service/problems/reset-time.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')

function seconds(reset: string | null, retryAfter: string | null = null): number {
  const headers = new Headers()
  if (reset !== null) headers.set('X-RateLimit-Reset', reset)
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  return (resetTime(headers, NOW) - NOW) / 1000
}

describe('resetTime', () => {
  it.each([
    ['17', 17],
    [' 2.5 ', 2.5],
    ['0', 1],
    ['-30', 1],
    ['600', 600],
    ['10, 10', 10],
    ['30, 31', 31],
    ['86400', 60],
    ['99999999999999999999', 60],
    [String(NOW / 1000 + 25), 25],
    [String(NOW + 25_000), 25],
    ['Sun, 01 Mar 2026 12:00:40 GMT', 40],
    ['2026-03-01T11:00:00Z', 1],
    ['soon', 10],
    ['', 10],
    [null, 10],
  ])('reads %j as a wait of %d s', (header, wait) => {
    expect(seconds(header)).toBe(wait)
  })

  it('reads Retry-After where X-RateLimit-Reset is missing', () => {
    expect(seconds(null, '33')).toBe(33)
    expect(seconds('5', '33')).toBe(5)
  })
})
