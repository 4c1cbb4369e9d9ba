import { useEffect, useRef, useState } from 'react'

/**
 * Whether the last requests, made while this screen was open, brought no new turn. Otherwise nothing would show that
 * they were answered.
 *
 * @param turns the number of turns received so far
 */
export function useBroughtNothing(isBusy: boolean, turns: number): boolean {
  /** The number of turns when the requests under way began. */
  const before = useRef<number | null>(null)
  /** The number of turns after requests that added none. */
  const [stayedAt, setStayedAt] = useState<number | null>(null)
  useEffect(() => {
    if (isBusy) before.current ??= turns
    else if (before.current !== null) {
      setStayedAt(before.current === turns ? turns : null)
      before.current = null
    }
  }, [isBusy, turns])
  return !isBusy && stayedAt === turns
}
