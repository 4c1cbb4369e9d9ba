import type { ComponentPropsWithRef } from 'react'
import styles from './plain-button.module.css'

/**
 * A button styled only by its class. For lists of thousands of rows: Mantine's button takes three times as long to
 * render.
 */
export function PlainButton({ className = '', ...props }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={`${styles.plain} ${className}`} {...props} />
}
