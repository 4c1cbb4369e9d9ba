import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line } from '../../../renderer/lib/rpc/line.ts'
import { createSettlingLink } from '../../../renderer/lib/rpc/settling-link.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An open line whose calls are never answered. */
const silent: Line = {
  state: () => 'connected',
  subscribe: () => () => undefined,
  retryNow: () => undefined,
  close: () => undefined,
  transport: async () => ({
    link: {
      call: (_path, _input, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    },
    onClose: () => () => undefined,
    close: () => undefined,
  }),
}

/** Seconds after which a call of this procedure is given up; the contract sets them. */
async function givesUpAfter(path: string, context = {}): Promise<number> {
  const start = Date.now()
  let end: number | null = null
  createSettlingLink(silent)
    .call(path.split('.'), undefined, { context })
    .catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'NO_ANSWER' })
      end = Date.now()
    })
  while (end === null && Date.now() - start < 600_000) await vi.advanceTimersByTimeAsync(1_000)
  return ((end ?? Number.NaN) - start) / 1_000
}

it('gives up after 30 s, after 4 min where the contract says that a call waits for the service, and when told', async () => {
  expect(await givesUpAfter('surveys.list')).toBe(30)
  expect(await givesUpAfter('account.freshKeys')).toBe(30)
  for (const path of ['connections.check', 'runs.decide', 'focus.create', 'account.createKey'])
    expect([path, await givesUpAfter(path)]).toEqual([path, 240])
  expect(await givesUpAfter('runs.decide', { deadline: 5_000 })).toBe(5)
})
