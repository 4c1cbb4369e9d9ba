import { Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dialog-foot.module.css'

/** The buttons of a dialog, which stay in sight while the content above them scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" className={styles.foot} data-dialog-foot>
      {children}
    </Group>
  )
}

/** Scrolls its content into view when it appears. For errors at the end of a dialog, which may be far below. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // In braces, because newer browsers return a promise, which React would take for a clean-up function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className={styles.intoView}>
      {children}
    </div>
  )
}
