import { type RefObject, useEffect } from 'react'

/** What can take the cursor in a pane where none was before. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * F6 goes to the next pane, Shift+F6 to the one before, as in other desktop programs: Tab alone would lead through every
 * field between. The cursor comes back to where it was in a pane. `openMore` shows what lies behind the last pane.
 */
export function usePaneKeys(root: RefObject<HTMLElement | null>, openMore: (() => void) | null): void {
  useEffect(() => {
    const last = new WeakMap<Element, HTMLElement>()
    const panes = () => [...(root.current?.querySelectorAll('[data-pane]') ?? [])]
    const onFocus = ({ target }: FocusEvent) => {
      const pane = target instanceof HTMLElement && target.closest('[data-pane]')
      if (pane) last.set(pane, target)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      const { activeElement } = document
      // A dialog keeps the cursor until it is closed.
      if (activeElement?.closest('[role="dialog"]')) return
      event.preventDefault()
      const all = panes()
      const from = all.findIndex((pane) => pane.contains(activeElement))
      const to = event.shiftKey ? (from < 0 ? all.length : from) - 1 : from + 1
      if (openMore && (to < 0 || to === all.length)) openMore()
      else enter(all.at(to % all.length), last)
    }
    document.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [root, openMore])
}

function enter(pane: Element | undefined, last: WeakMap<Element, HTMLElement>): void {
  const before = pane && last.get(pane)
  if (before?.isConnected && pane?.contains(before)) {
    before.focus()
    return
  }
  const first = [...(pane?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(
    ({ tabIndex }) => tabIndex >= 0,
  )
  first?.focus()
}
