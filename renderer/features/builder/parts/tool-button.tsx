import type { ReactNode } from 'react'
import styles from './tool-button.module.css'

interface ToolButtonProps {
  label: string
  children: ReactNode
  onClick: () => void
  disabled?: boolean
  className?: string | undefined
  /** The keys of the same command; the Tab key then skips the button. */
  keys?: string
}

/**
 * A small button with an icon. A plain one instead of Mantine's, because a long questionnaire has thousands of them.
 */
export function ToolButton({
  label,
  children,
  onClick,
  disabled = false,
  className = '',
  keys,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      tabIndex={keys === undefined ? undefined : -1}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
