import { useEffect } from 'react'

/**
 * While `active`, the browser asks before the tab is closed or loaded again. The desktop app asks by itself when it
 * quits, and would take the same for a refusal to close.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active || window.location.protocol === 'sonde:') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
