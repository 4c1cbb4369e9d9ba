import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Opens a run's results by a click anywhere in its row; links and buttons in the row keep their own meaning. */
export function useOpenRow(): (runId: string) => (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (runId) => (event) => {
    const target = event.target instanceof Element ? event.target : null
    const selecting = window.getSelection()?.isCollapsed === false
    if (selecting || target?.closest('a, button, [role="menu"], [role="dialog"]')) return
    void navigate({ to: '/runs/$runId', params: { runId } })
  }
}
