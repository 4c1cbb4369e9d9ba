import { useEffect } from 'react'
import { useFreshKeys } from '../lib/use-fresh-keys.ts'

/**
 * While a new key's secret is not taken, the browser asks on any screen before the tab is closed or loaded again. The
 * desktop app asks by itself when it quits, and would take the same for a refusal to close.
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
