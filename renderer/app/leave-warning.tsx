import { useEffect } from 'react'
import { useFreshKeys } from '../lib/use-fresh-keys.ts'

/**
 * As long as the secret of a new key has not been retrieved, the browser asks on every screen before the tab is closed
 * or reloaded. The desktop app asks when it quits, and would take this event for a refusal to close.
 */
export function LeaveWarning() {
  const untaken = useFreshKeys().data?.some(({ taken }) => !taken) ?? false
  useEffect(() => {
    if (!untaken || window.location.protocol === 'sonde:') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [untaken])
  return null
}
