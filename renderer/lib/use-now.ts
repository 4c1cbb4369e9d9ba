import { useEffect, useState } from 'react'

/** The time, updated every `every` milliseconds; not updated while `every` is null. */
export function useNow(every: number | null): number {
  const [read, setRead] = useState(() => ({ every, now: Date.now() }))
  const started = read.every !== every
  // After a pause the state still holds the old time: for one frame, a wait of 5 s would be shown as minutes.
  const current = started ? { every, now: Date.now() } : read
  if (started) setRead(current)
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => setRead({ every, now: Date.now() }), every)
    return () => clearInterval(timer)
  }, [every])
  return current.now
}
