import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../electron/core/ports.ts'

/** Time that advances only when everything waits for it; requests over real sockets take no simulated time. */
export interface SimulatedTime {
  /** The clock of everything except the service. */
  readonly clock: Clock
  /** The same time for the service: a request counts as held back while the service sleeps on it. */
  readonly serviceClock: Clock
  /** Node's fetch; it resolves with the whole body, and time does not advance while a request is under way. */
  readonly fetch: typeof fetch
  /** Advances time until `done`; throws if that takes more than `most` simulated milliseconds. */
  passUntil(done: () => boolean, most: number): Promise<void>
  /** Advances time by so many milliseconds, whatever happens meanwhile. */
  pass(ms: number): Promise<void>
  /** Simulates sleep of the machine: the wall clock goes forward at once, timers and the monotonic clock do not. */
  jump(ms: number): void
  /** Moves the wall clock of everything except the service forward, or back if negative. */
  step(ms: number): void
}

/** After this many turns of the event loop without activity, nothing more will happen until time advances. */
const QUIET_TURNS = 4

interface Sleeper {
  at: number
  wake: () => void
}

export function simulateTime(start = Date.UTC(2026, 0, 5, 9)): SimulatedTime {
  let now = start
  let slept = 0
  let stepped = 0
  /** Incremented whenever a request starts or ends, or a sleeper wakes. */
  let activity = 0
  let onTheirWay = 0
  let heldByService = 0
  const sleepers = new Set<Sleeper>()

  function sleep(ms: number, signal: AbortSignal | undefined, ended: () => void): Promise<void> {
    activity += 1
    return new Promise((resolve) => {
      const wake = () => {
        signal?.removeEventListener('abort', wake)
        sleepers.delete(sleeper)
        activity += 1
        ended()
        resolve()
      }
      const sleeper: Sleeper = { at: now + Math.max(0, ms), wake }
      if (signal?.aborted) return wake()
      sleepers.add(sleeper)
      signal?.addEventListener('abort', wake)
    })
  }

  /** Waits until no request is under way except those that the service holds back, and nothing else is left to do. */
  async function quiet(): Promise<void> {
    for (let seen = -1, turns = 0; turns < QUIET_TURNS; turns++) {
      if (seen !== activity || onTheirWay > heldByService) turns = 0
      seen = activity
      await setImmediate()
    }
  }

  async function passUntil(done: () => boolean, most: number): Promise<void> {
    const end = now + most
    for (;;) {
      await quiet()
      if (done()) return
      let next: Sleeper | undefined
      for (const sleeper of sleepers) if (!next || sleeper.at < next.at) next = sleeper
      if (!next || next.at > end) throw new Error(`not done after ${most / 1000} simulated seconds`)
      now = Math.max(now, next.at)
      next.wake()
    }
  }

  return {
    clock: {
      now: () => now + stepped,
      monotonic: () => now - start - slept,
      sleep: (ms, signal) => sleep(ms, signal, () => undefined),
    },
    serviceClock: {
      now: () => now,
      monotonic: () => now - start,
      sleep: (ms, signal) => {
        heldByService += 1
        return sleep(ms, signal, () => {
          heldByService -= 1
        })
      },
    },
    fetch: async (input, init) => {
      onTheirWay += 1
      activity += 1
      try {
        const { status, headers, body, ...rest } = await readWhole(await fetch(input, init))
        return Object.assign(new Response(body, { status, headers }), rest)
      } finally {
        onTheirWay -= 1
        activity += 1
      }
    },
    passUntil,
    pass: (ms) => {
      const end = now + ms
      // Time advances only to the next sleeper's end, so there must be one.
      void sleep(ms, undefined, () => undefined)
      return passUntil(() => now >= end, ms)
    },
    jump: (ms) => {
      now += ms
      slept += ms
      for (const sleeper of sleepers) sleeper.at += ms
    },
    step: (ms) => {
      stepped += ms
    },
  }
}

async function readWhole(response: Response) {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : text }
}
