import { useEffect } from 'react'
import { client } from '../lib/api.ts'

/** Calls `wake` whenever the network comes back; returns how to stop. */
export function wakeWhenOnline(network: EventTarget, wake: () => Promise<unknown>): () => void {
  // Where Sonde itself is out of reach, it tries by itself once it is back.
  const onOnline = () => void wake().catch(() => undefined)
  network.addEventListener('online', onOnline)
  return () => network.removeEventListener('online', onOnline)
}

/** What waits for the network goes on as soon as the browser says that it is back. */
export function useWakeWhenOnline(): void {
  useEffect(() => wakeWhenOnline(window, () => client.app.wake()), [])
}
