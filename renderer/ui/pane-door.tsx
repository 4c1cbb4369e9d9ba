import { Button } from '@mantine/core'
import { IconList } from '@tabler/icons-react'
import { createContext, use } from 'react'
import type { PaneName } from './pane-side.ts'

interface PaneDoorProps {
  name: PaneName
  label: string
  onOpen: () => void
  /** How the button looks; `subtle` unless it stands among others that are not. */
  variant?: 'subtle' | 'default'
}

/** The button that opens a pane over the page: it keeps the landmark that the pane is in a wider window. */
export function PaneDoor({ name, label, onOpen, variant = 'subtle' }: PaneDoorProps) {
  return (
    <section aria-label={label} data-pane-side={name}>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        leftSection={name === 'list' ? <IconList size={16} aria-hidden="true" /> : undefined}
        onClick={onOpen}
      >
        {label}
      </Button>
    </section>
  )
}

interface CompanionState {
  /** Null while the companion stands beside the page and needs no opening. */
  open: (() => void) | null
  label: string
}

/** How the screen around opens its companion. */
export const Companion = createContext<CompanionState>({ open: null, label: '' })

/** Opens the companion from within the page; nothing while the companion is in view anyway. */
export function CompanionDoor() {
  const { open, label } = use(Companion)
  return open && <PaneDoor name="companion" label={label} onOpen={open} variant="default" />
}
