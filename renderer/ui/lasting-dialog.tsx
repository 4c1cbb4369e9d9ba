import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'

/** Draws a dialog; `close` takes it away. */
type DrawDialog = (close: () => void) => ReactNode

/** Shows a dialog in place of any other one. */
type ShowDialog = (draw: DrawDialog) => void

const Place = createContext<ShowDialog | null>(null)

/** A dialog that is open, and what it takes to open one. */
function useDialog(): { dialog: ReactNode; show: ShowDialog; close: () => void } {
  // In an object: React would call a function that it is given as a state.
  const [open, setOpen] = useState<{ draw: DrawDialog } | null>(null)
  const close = () => setOpen(null)
  return { dialog: open?.draw(close), show: (draw) => setOpen({ draw }), close }
}

/** Where dialogs stand that are opened within: they outlast the pane that they were opened from, but not the screen. */
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
      {children}
      {dialog}
    </Place>
  )
}

/**
 * Opens a dialog that stays open when the pane it is opened from folds, or comes back. `dialog` is to be drawn: it is
 * empty wherever a place for dialogs is around.
 */
export function useLastingDialog(): { dialog: ReactNode; show: ShowDialog } {
  const around = use(Place)
  const { dialog, show } = useDialog()
  return { dialog, show: around ?? show }
}
