import type { ReactNode } from 'react'
import styles from './companion-body.module.css'

/** The content of a companion, in sections that each have a heading. */
export function CompanionBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.companion} data-companion>
      {children}
    </div>
  )
}
