import type { ReactNode } from 'react'
import styles from './companion-body.module.css'

/** What a companion says, in sections with a heading each. */
export function CompanionBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.companion} data-companion>
      {children}
    </div>
  )
}
