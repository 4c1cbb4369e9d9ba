/** Calls `wake` whenever the network comes back. Returns a function that stops this. */
export function wakeWhenOnline(network: EventTarget, wake: () => Promise<unknown>): () => void {
  // If Sonde itself cannot be reached, the line reconnects without this call.
  const onOnline = () => void wake().catch(() => undefined)
  network.addEventListener('online', onOnline)
  return () => network.removeEventListener('online', onOnline)
}
