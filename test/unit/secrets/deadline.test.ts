import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeadline } from '../../../electron/secrets/deadline.ts'

describe('withDeadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives what the work gives, and leaves no timer behind', async () => {
    expect(await withDeadline(Promise.resolve('key'), 1_000)).toBe('key')
    await expect(withDeadline(Promise.reject(new Error('locked')), 1_000)).rejects.toThrow('locked')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects when the work takes longer, whatever comes of it later', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const waiting = withDeadline(promise, 1_000)
    const told = expect(waiting).rejects.toThrow('No answer within 1000 ms')
    await vi.advanceTimersByTimeAsync(1_000)
    await told
    resolve('too late')
    await expect(waiting).rejects.toThrow()
  })
})
