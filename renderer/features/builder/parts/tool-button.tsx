import type { ReactNode } from 'react'
import styles from './tool-button.module.css'

interface ToolButtonProps {
  label: string
  children: ReactNode
  onClick: () => void
  disabled?: boolean
  className?: string | undefined
}

/** A small button with an icon. Plain, not Mantine's: a long questionnaire has thousands of them. */
export function ToolButton({ label, children, onClick, disabled = false, className = '' }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
