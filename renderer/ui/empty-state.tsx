import type { ReactNode, Ref } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** The one thing to learn here. */
  children: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** To give it the focus where what had it is gone. */
  heading?: Ref<HTMLHeadingElement>
}

/** What a screen shows while it has nothing to show. */
export function EmptyState({ title, children, action, heading }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
