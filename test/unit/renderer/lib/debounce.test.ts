import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebounce } from '../../../../renderer/lib/debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counted(rest: number, longest?: number) {
  const run = vi.fn()
  return { run, debounce: createDebounce(run, rest, longest) }
}

test('runs once, when calls have paused', () => {
  const { run, debounce } = counted(100)
  for (let calls = 0; calls < 20; calls += 1) {
    debounce.call()
    vi.advanceTimersByTime(99)
  }
  expect(run).not.toHaveBeenCalled()
  expect(debounce.isWaiting()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  expect(debounce.isWaiting()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs at the latest so long after the first call that waits, though calls never pause', () => {
  const { run, debounce } = counted(100, 250)
  const ranAt: number[] = []
  const start = performance.now()
  run.mockImplementation(() => ranAt.push(performance.now() - start))
  for (let calls = 0; calls < 12; calls += 1) {
    debounce.call()
    vi.advanceTimersByTime(50)
  }
  // Called at 0, 50 … 550: the run at 250 starts a new wait for the calls from then on.
  expect(ranAt).toEqual([250, 500])
})

test('runs at once when flushed, if it waits, and not when cancelled', () => {
  const { run, debounce } = counted(100)
  debounce.flush()
  expect(run).not.toHaveBeenCalled()
  debounce.call()
  debounce.flush()
  expect(run).toHaveBeenCalledTimes(1)
  debounce.call()
  debounce.cancel()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})
