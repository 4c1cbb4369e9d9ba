import { useEffect, useState } from 'react'

/** The time, renewed every `every` milliseconds while `every` is not null. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (every === null) return
    // Not at once after the first drawing, which has the time already.
    setNow((last) => (Date.now() - last < every ? last : Date.now()))
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
