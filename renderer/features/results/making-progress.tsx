import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'

interface MakingProgressProps {
  /** What is being made. */
  title: string
  done: number
  total: number
  /** How far it has come, in words. */
  children: ReactNode
}

/** How far the making of a file has come. */
export function MakingProgress({ title, done, total, children }: MakingProgressProps) {
  return (
    <div role="status">
      <p className="tabular">{children}</p>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={title} />
    </div>
  )
}
