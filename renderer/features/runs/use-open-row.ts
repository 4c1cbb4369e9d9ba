import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The screen that a row opens. */
type RowTarget =
  | { to: '/runs/$runId'; params: { runId: string } }
  | { to: '/experiments/$experimentId'; params: { experimentId: string } }

/** Opens a run's results or an experiment on a click anywhere in its row, except on its links and buttons. */
export function useOpenRow(): (target: RowTarget) => (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (to) => (event) => {
    const target = event.target instanceof Element ? event.target : null
    const selecting = window.getSelection()?.isCollapsed === false
    if (selecting || target?.closest('a, button, [role="menu"], [role="dialog"]')) return
    void navigate(to)
  }
}
