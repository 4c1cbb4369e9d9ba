import type { ReactNode, Ref } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** The one thing to know here. */
  children: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** For giving it the focus when the focused element has disappeared. */
  heading?: Ref<HTMLHeadingElement>
}

/** Shown by a screen that has no content yet. */
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
