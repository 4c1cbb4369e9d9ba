import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FocusKept {
  /** Selector of an ancestor of the focused element, such as a cell: its first remaining stop takes the focus. */
  near?: string
  /**
   * The element that takes the focus if nothing is left in `near`; otherwise `root` itself, which must be focusable.
   */
  instead?: () => HTMLElement | null | undefined
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

/**
 * Keeps the focus in `root` when the focused element disappears, such as a button whose work is done: the browser would
 * drop the focus, and the next key would be lost. Checks at each rendering of the component that uses it. A button that
 * was only disabled for a while gets the focus back.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, { near, instead }: FocusKept): void {
  const last = useRef<{ stop: HTMLElement; place: Element | null } | null>(null)
  useEffect(() => {
    const onWent = ({ target }: Event) => {
      const isInside = target instanceof HTMLElement && root.current?.contains(target) === true
      last.current = isInside ? { stop: target, place: near ? target.closest(near) : null } : null
    }
    document.addEventListener('focusin', onWent)
    // A press on something that takes no focus removes the focus on purpose.
    document.addEventListener('pointerdown', onWent)
    return () => {
      document.removeEventListener('focusin', onWent)
      document.removeEventListener('pointerdown', onWent)
    }
  }, [root, near])
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { stop, place } = last.current
    if (stop.isConnected) {
      stop.focus()
      return
    }
    const left = place?.isConnected ? place.querySelector<HTMLElement>(STOPS) : null
    const next = left ?? instead?.() ?? root.current
    next?.focus()
  })
}
