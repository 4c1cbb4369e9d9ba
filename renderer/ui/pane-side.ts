import type { ReactNode } from 'react'

/** A pane beside the page. */
export interface PaneSide {
  /** The pane's name for screen readers. */
  label: string
  content: ReactNode
  /** Width in pixels before the person changes it. */
  width: number
}

/** The list is before the page, the companion after it. */
export type PaneName = 'list' | 'companion'
