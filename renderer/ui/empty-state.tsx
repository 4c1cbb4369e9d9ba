import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** The one thing to learn here. */
  children: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** What a screen shows while it has nothing to show. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
