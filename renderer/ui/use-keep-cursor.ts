import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { enterPane } from './use-pane-keys.ts'

/**
 * Keeps the cursor where the person was when the window, or its zoom, changes and a pane makes place for the button that opens
 * it, or the other way round: the browser would drop the cursor with what it takes away. `layout` changes with the panes.
 */
export function useKeepCursor(root: RefObject<HTMLElement | null>, layout: string): void {
  /** The pane where the person last was; null outside of the panes at the sides. */
  const last = useRef<string | null>(null)
  useEffect(() => {
    const onWent = ({ target }: Event) => {
      const side = target instanceof Element ? target.closest<HTMLElement>('[data-pane-side]') : null
      last.current = side?.dataset.paneSide ?? null
    }
    document.addEventListener('focusin', onWent)
    // A press on what takes no cursor takes it out of where it was.
    document.addEventListener('pointerdown', onWent)
    return () => {
      document.removeEventListener('focusin', onWent)
      document.removeEventListener('pointerdown', onWent)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks each time that the panes changed.
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    enterPane(root.current?.querySelector(`[data-pane-side="${last.current}"]`))
  }, [layout, root])
}
