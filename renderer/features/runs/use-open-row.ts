import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Where a row leads. */
type RowTarget =
  | { to: '/runs/$runId'; params: { runId: string } }
  | { to: '/experiments/$experimentId'; params: { experimentId: string } }

/** Leads to a run's results or to an experiment by a click anywhere in its row; links and buttons in the row keep their own meaning. */
export function useOpenRow(): (target: RowTarget) => (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (to) => (event) => {
    const target = event.target instanceof Element ? event.target : null
    const selecting = window.getSelection()?.isCollapsed === false
    if (selecting || target?.closest('a, button, [role="menu"], [role="dialog"]')) return
    void navigate(to)
  }
}
