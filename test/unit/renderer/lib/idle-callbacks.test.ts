import { expect, it, vi } from 'vitest'
import { provideIdleCallbacks } from '../../../../renderer/lib/idle-callbacks.ts'

it('gives a browser without idle callbacks some that are called soon, tell an end, and can be cancelled', async () => {
  const page = {} as Window
  provideIdleCallbacks(page)
  const cancelled = vi.fn()
  page.cancelIdleCallback(page.requestIdleCallback(cancelled))
  const idle = await new Promise<IdleDeadline>((resolve) => page.requestIdleCallback(resolve))
  expect(idle.timeRemaining()).toBeGreaterThanOrEqual(0)
  expect(idle.timeRemaining()).toBeLessThanOrEqual(8)
  await expect.poll(() => idle.timeRemaining()).toBe(0)
  expect(cancelled).not.toHaveBeenCalled()
})

it('leaves a browser its own', () => {
  const own = () => 1
  const page = { requestIdleCallback: own } as unknown as Window
  provideIdleCallbacks(page)
  expect(page.requestIdleCallback).toBe(own)
})
