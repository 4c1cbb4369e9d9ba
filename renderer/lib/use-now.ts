import { useEffect, useState } from 'react'

/** The time, renewed every `every` milliseconds while `every` is not null. */
export function useNow(every: number | null): number {
  const [read, setRead] = useState(() => ({ every, now: Date.now() }))
  const started = read.every !== every
  // A clock that was paused still shows its old time: for one frame, a wait of 5 s would be shown as minutes.
  const current = started ? { every, now: Date.now() } : read
  if (started) setRead(current)
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => setRead({ every, now: Date.now() }), every)
    return () => clearInterval(timer)
  }, [every])
  return current.now
}
