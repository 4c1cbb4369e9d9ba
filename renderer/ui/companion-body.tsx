import type { ReactNode, Ref } from 'react'
import styles from './companion-body.module.css'

/** The content of a companion, in sections that each have a heading. */
export function CompanionBody({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.companion} data-companion>
      {children}
    </div>
  )
}
