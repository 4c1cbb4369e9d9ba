import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isPlaceLost } from './keep-place.ts'

interface NextFocus {
  /** Selector of an ancestor of the focused element, such as a cell: its first remaining stop takes the focus. */
  near?: string
  /** The element that takes the focus if nothing is left in `near`. */
  instead?: () => HTMLElement | null | undefined
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

const ABOUT_OTHERS = '[role="menu"], [role="dialog"], [role="alertdialog"]'

/**
 * Chooses what takes the focus when the focused element in `root` disappears, such as a button whose work is done.
 * Chooses at each rendering of the component that uses it; where it finds nothing, `keepPlace` does what it does
 * everywhere.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>, { near, instead }: NextFocus): void {
  const last = useRef<{ stop: HTMLElement; place: Element | null } | null>(null)
  useEffect(() => {
    const onWent = ({ type, target }: Event) => {
      if (type === 'focusin' && isPlaceLost()) return
      // A menu or a dialog is about what had the focus before it, which may be gone when it closes.
      if (target instanceof Element && target.closest(ABOUT_OTHERS)) return
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
    if (!last.current || !isPlaceLost()) return
    const { stop, place } = last.current
    if (stop.isConnected) return
    const left = place?.isConnected ? place.querySelector<HTMLElement>(STOPS) : null
    const next = left ?? instead?.()
    next?.focus()
  })
}
