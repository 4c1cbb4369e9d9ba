import type { ReactNode } from 'react'

/** What stands beside the page. */
export interface PaneSide {
  /** The pane's name, for who cannot see where it stands. */
  label: string
  content: ReactNode
  /** Pixels, before the person changes it. */
  width: number
}

/** Where it stands: the list before the page, the companion after it. */
export type PaneName = 'list' | 'companion'
