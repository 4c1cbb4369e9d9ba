import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotAdmittedError } from '../../../renderer/lib/rpc/enter-host.ts'
import { createLine } from '../../../renderer/lib/rpc/line.ts'
import { once, type Transport } from '../../../renderer/lib/rpc/transport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lines that open or fail as the test sets. */
function lines() {
  const opened: Transport[] = []
  let attempts = 0
  let reachable = true
  const connect = async (): Promise<Transport> => {
    attempts += 1
    if (!reachable) throw new Error('unreachable')
    const closed = once()
    const transport: Transport = {
      link: { call: async () => null },
      onClose: closed.listen,
      close: closed.happen,
    }
    opened.push(transport)
    return transport
  }
  return {
    connect,
    attempts: () => attempts,
    setReachable: (value: boolean) => {
      reachable = value
    },
    breakLast: () => opened.at(-1)?.close(),
  }
}

const never = new AbortController().signal
const settle = () => vi.advanceTimersByTimeAsync(0)

test('connects, and again after a break, with growing delays', async () => {
  const { connect, attempts, breakLast, setReachable } = lines()
  const line = createLine(connect, { delay: (attempt) => attempt * 100 })
  expect(line.state()).toBe('connecting')
  await settle()
  expect(line.state()).toBe('connected')

  setReachable(false)
  breakLast()
  expect(line.state()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(100)
  expect(attempts()).toBe(2)
  await vi.advanceTimersByTimeAsync(199)
  expect(attempts()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts()).toBe(3)

  setReachable(true)
  await vi.advanceTimersByTimeAsync(300)
  expect(line.state()).toBe('connected')
})

test('is shut out at once by a host that was restarted, and comes back once that lets it in', async () => {
  let admitted = false
  const { connect, breakLast } = lines()
  const line = createLine(
    async () => {
      if (!admitted) throw new NotAdmittedError()
      return connect()
    },
    { delay: () => 10 },
  )
  const waiting = expect(line.transport(never)).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await settle()
  await waiting
  expect(line.state()).toBe('shut_out')
  admitted = true
  line.retryNow()
  await settle()
  expect(line.state()).toBe('connected')
  breakLast()
  expect(line.state()).toBe('reconnecting')
})

test('is lost after so many failed attempts, rejects what waits, and still comes back', async () => {
  const { connect, setReachable } = lines()
  setReachable(false)
  const line = createLine(connect, { delay: () => 10, attemptsUntilLost: 3 })
  const waiting = expect(line.transport(never)).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await vi.advanceTimersByTimeAsync(20)
  await waiting
  expect(line.state()).toBe('lost')
  setReachable(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(line.state()).toBe('connected')
})

test('a call on a lost line tries once, at once, and tells its outcome', async () => {
  const { connect, setReachable, attempts } = lines()
  setReachable(false)
  const line = createLine(connect, { delay: () => 1_000_000, attemptsUntilLost: 1 })
  await settle()
  expect(line.state()).toBe('lost')
  const failing = expect(line.transport(never)).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await settle()
  await failing
  expect(attempts()).toBe(2)
  setReachable(true)
  const transport = line.transport(never)
  await settle()
  expect(await transport).toBeDefined()
  expect(line.state()).toBe('connected')
})

test('retryNow does not wait for the next attempt, and never makes two at once', async () => {
  const { connect, setReachable, attempts } = lines()
  setReachable(false)
  const line = createLine(connect, { delay: () => 1_000_000 })
  await settle()
  line.retryNow()
  line.retryNow()
  await settle()
  expect(attempts()).toBe(2)
})

test('an attempt that hangs is given up', async () => {
  const signals: AbortSignal[] = []
  const line = createLine(
    (signal) => {
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
    { delay: () => 10, attemptTimeout: 50 },
  )
  // AbortSignal.timeout uses the real clock, which fake timers do not advance.
  vi.useRealTimers()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  line.close()
})

test('once closed it opens nothing more', async () => {
  const { connect, attempts, breakLast } = lines()
  const line = createLine(connect, { delay: () => 1 })
  await settle()
  line.close()
  breakLast()
  await vi.advanceTimersByTimeAsync(1000)
  expect(attempts()).toBe(1)
  await expect(line.transport(never)).rejects.toMatchObject({ code: 'DISCONNECTED' })
})
