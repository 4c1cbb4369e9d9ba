import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { enterPane } from './use-pane-keys.ts'

/**
 * Keeps the focus in its pane when the window or the zoom changes, and the pane is replaced by the button that opens
 * it, or the reverse: the browser would lose the focus with the removed element. `layout` changes with the panes.
 */
export function useKeepCursor(root: RefObject<HTMLElement | null>, layout: string): void {
  /** The side pane that last had the focus; null outside of the side panes. */
  const last = useRef<string | null>(null)
  useEffect(() => {
    const onWent = ({ target }: Event) => {
      const side = target instanceof Element ? target.closest<HTMLElement>('[data-pane-side]') : null
      last.current = side?.dataset.paneSide ?? null
    }
    document.addEventListener('focusin', onWent)
    // A press on something that takes no focus removes the focus on purpose.
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
