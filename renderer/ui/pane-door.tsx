import { Button } from '@mantine/core'
import { IconList } from '@tabler/icons-react'
import { createContext, use } from 'react'
import type { PaneName } from './pane-side.ts'

interface PaneDoorProps {
  name: PaneName
  label: string
  onOpen: () => void
  /** Mantine's variant; `subtle` unless the buttons beside it are not. */
  variant?: 'subtle' | 'default'
}

/** The button that opens a pane over the page. Its landmark is the one that the pane has in a wider window. */
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
  /** Null while the companion is shown beside the page and need not be opened. */
  open: (() => void) | null
  label: string
}

/** How to open the companion of the surrounding screen. */
export const Companion = createContext<CompanionState>({ open: null, label: '' })

/** A button within the page that opens the companion; renders nothing while the companion is shown anyway. */
export function CompanionDoor() {
  const { open, label } = use(Companion)
  return open && <PaneDoor name="companion" label={label} onOpen={open} variant="default" />
}
