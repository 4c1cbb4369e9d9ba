/** Calls `wake` whenever the network comes back; returns how to stop. */
export function wakeWhenOnline(network: EventTarget, wake: () => Promise<unknown>): () => void {
  // Where Sonde itself is out of reach, it tries by itself once it is back.
  const onOnline = () => void wake().catch(() => undefined)
  network.addEventListener('online', onOnline)
  return () => network.removeEventListener('online', onOnline)
}
