import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds before a stream that ended or broke is opened again; while the line is down the call waits for it. */
const PAUSE = 500

/** Opens a stream of the contract; the signal ends it. */
export type OpenStream<T> = (signal: AbortSignal) => Promise<AsyncIterable<T>>

/** Calls `onEvent` for every event of a stream, opening it again whenever it ends, until `signal` aborts. */
export async function followStream<T>(
  open: OpenStream<T>,
  onEvent: (event: T) => void,
  onBreak: (error: unknown) => void,
  signal: AbortSignal,
  pause: (signal: AbortSignal) => Promise<void> = wait,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const event of await open(signal)) {
        if (signal.aborted) return
        onEvent(event)
      }
    } catch (error) {
      if (signal.aborted) return
      onBreak(error)
    }
    await pause(signal)
  }
}

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * Follows a stream while the component is shown. `key` names the stream: another key opens another one, null none.
 * Returns why the stream is broken at present, or null.
 */
export function useLive<T>(key: string | null, open: OpenStream<T>, onEvent: (event: T) => void): unknown {
  const [broken, setBroken] = useState<unknown>(null)
  const start = useEffectEvent((signal: AbortSignal) => open(signal))
  const receive = useEffectEvent((event: T) => {
    setBroken(null)
    onEvent(event)
  })
  useEffect(() => {
    if (key === null) return
    const end = new AbortController()
    void followStream(start, receive, setBroken, end.signal)
    return () => end.abort()
  }, [key])
  return broken
}
