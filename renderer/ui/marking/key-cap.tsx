import type { ComponentProps } from 'react'
import styles from './key-cap.module.css'

/** The key that does what it stands beside. */
export function KeyCap(props: Omit<ComponentProps<'kbd'>, 'className'>) {
  return <kbd {...props} className={styles.cap} />
}
