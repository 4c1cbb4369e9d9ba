import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'

/** Renders a dialog; `close` closes it. */
type DrawDialog = (close: () => void) => ReactNode

/** Shows a dialog in place of any other. */
type ShowDialog = (draw: DrawDialog) => void

const Place = createContext<ShowDialog | null>(null)
const IsOpen = createContext(false)

/** The open dialog, with functions to open and close one. */
function useDialog(): { dialog: ReactNode; show: ShowDialog; close: () => void } {
  // In an object, because React would call a function that is passed as a new state.
  const [open, setOpen] = useState<{ draw: DrawDialog } | null>(null)
  const close = () => setOpen(null)
  return { dialog: open?.draw(close), show: (draw) => setOpen({ draw }), close }
}

/**
 * Renders the dialogs that are opened within it. They outlast the pane from which they were opened, but not the screen.
 */
export function LastingDialogs({ children }: { children: ReactNode }) {
  const { dialog, show, close } = useDialog()
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    close()
  }
  return (
    <Place value={show}>
      <IsOpen value={dialog !== undefined}>{children}</IsOpen>
      {dialog}
    </Place>
  )
}

/** Whether a dialog is open that `LastingDialogs` renders. */
export function useIsDialogOpen(): boolean {
  return use(IsOpen)
}

/**
 * Opens a dialog that stays open when its pane collapses or comes back. Render `dialog`, which is empty within a
 * `LastingDialogs`.
 */
export function useLastingDialog(): { dialog: ReactNode; show: ShowDialog } {
  const around = use(Place)
  const { dialog, show } = useDialog()
  return { dialog, show: around ?? show }
}
