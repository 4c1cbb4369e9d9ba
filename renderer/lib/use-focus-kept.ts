import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FocusKept {
  /** What surrounds a place, such as a cell: of what is left in it the first stop takes the focus. */
  near?: string
  /** What takes it where nothing is left there; otherwise `root` itself, which must then be focusable. */
  instead?: () => HTMLElement | null | undefined
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

/**
 * Keeps the focus in `root` when what has it goes away, such as a button whose work is done: the browser would drop it, and the next
 * key would be lost. Looks at each rendering of who uses it. A button that is only disabled for a while has it back.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, { near, instead }: FocusKept): void {
  const last = useRef<{ stop: HTMLElement; place: Element | null } | null>(null)
  useEffect(() => {
    const onWent = ({ target }: Event) => {
      const isInside = target instanceof HTMLElement && root.current?.contains(target) === true
      last.current = isInside ? { stop: target, place: near ? target.closest(near) : null } : null
    }
    document.addEventListener('focusin', onWent)
    // A press on what takes no focus takes it out of where it was.
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
