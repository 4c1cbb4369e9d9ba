import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../electron/core/ports.ts'

/** Time that passes only when everything waits for it; requests over real sockets take none of it. */
export interface SimulatedTime {
  /** For all that runs beside the service. */
  readonly clock: Clock
  /** The same time for the service: who sleeps on it holds a request back. */
  readonly serviceClock: Clock
  /** Node's fetch, answering when the whole body is here; time stands still while a request is on its way. */
  readonly fetch: typeof fetch
  /** Lets time pass until `done`; throws when it is not after `most` simulated milliseconds. */
  passUntil(done: () => boolean, most: number): Promise<void>
  /** Lets so many milliseconds pass, whatever happens in them. */
  pass(ms: number): Promise<void>
  /** As when the machine slept: the wall clock goes on at once, timers and the monotonic clock do not. */
  jump(ms: number): void
  /** Sets the wall clock of all that runs beside the service so much ahead, or back. */
  step(ms: number): void
}

/** Turns of the event loop without any activity after which nothing more will happen by itself. */
const QUIET_TURNS = 4

interface Sleeper {
  at: number
  wake: () => void
}

export function simulateTime(start = Date.UTC(2026, 0, 5, 9)): SimulatedTime {
  let now = start
  let slept = 0
  let stepped = 0
  /** Grows with everything that happens. */
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

  /** Until every request is answered, or held by the service until a later time, and nobody has anything left to do. */
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
      // Time passes only while somebody sleeps.
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
