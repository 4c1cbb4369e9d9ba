import { type RefObject, useEffect } from 'react'

/** Elements that can take the focus in a pane that has not had it before. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * F6 goes to the next pane, Shift+F6 to the previous one, as in other desktop programs: the Tab key alone would stop at
 * every field in between. A pane remembers its focused element,
 * unless one of its elements says that it is waited for (`data-wanted`). `openMore` opens the pane after the last one.
 */
export function usePaneKeys(root: RefObject<HTMLElement | null>, openMore: (() => void) | null): void {
  useEffect(() => {
    const panes = () => [...(root.current?.querySelectorAll('[data-pane]') ?? [])]
    return listen(panes, openMore)
  }, [root, openMore])
}

/** The same for a screen without panes: F6 goes through its elements with `data-pane`, and to the rail. */
export function useRegionKeys(): void {
  useEffect(
    () =>
      listen(() => {
        const main = document.querySelector('main')
        // Screens with panes have their own listener.
        if (!main || main.querySelector('[data-panes]')) return []
        const parts = [...main.querySelectorAll('[data-pane]')]
        const rail = document.querySelector('nav[data-region]')
        return [...(parts.length > 0 ? parts : [main]), ...(rail ? [rail] : [])]
      }, null),
    [],
  )
}

/**
 * Listens for F6, and goes through the elements that `panes` then returns, if any. Returns a function that ends this.
 */
function listen(panes: () => Element[], openMore: (() => void) | null): () => void {
  const last = new WeakMap<Element, HTMLElement>()
  const onFocus = ({ target }: FocusEvent) => {
    const pane = target instanceof HTMLElement && panes().find((each) => each.contains(target))
    if (pane) last.set(pane, target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
    const { activeElement } = document
    // A dialog keeps the focus until it is closed.
    if (activeElement?.closest('[role="dialog"]')) return
    const all = panes()
    if (all.length === 0) return
    event.preventDefault()
    const from = all.findIndex((pane) => pane !== activeElement && pane.contains(activeElement))
    // From outside the panes, F6 goes to the one that people mostly come for, which need not be the topmost.
    const entry = Math.max(
      0,
      all.findIndex((pane) => pane.matches('[data-pane="entry"]')),
    )
    const to = event.shiftKey ? (from < 0 ? all.length : from) - 1 : from < 0 ? entry : from + 1
    if (openMore && (to < 0 || to === all.length)) openMore()
    else enter(all.at(to % all.length), last)
  }
  document.addEventListener('focusin', onFocus)
  window.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('focusin', onFocus)
    window.removeEventListener('keydown', onKeyDown)
  }
}

function enter(pane: Element | undefined, last: WeakMap<Element, HTMLElement>): void {
  // What the screen waits for goes before what had the focus.
  const wanted = pane?.querySelector<HTMLElement>('[data-wanted]')
  if (wanted) {
    wanted.focus()
    return
  }
  const before = pane && last.get(pane)
  if (before?.isConnected && pane?.contains(before)) {
    before.focus()
    return
  }
  enterPane(pane)
}

/** Focuses a pane that has not had the focus before: in a list, the row at which the Tab key would stop. */
export function enterPane(pane: Element | null | undefined): void {
  const row = pane?.querySelector<HTMLElement>('[data-main][tabindex="0"]')
  const first =
    row ?? [...(pane?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(({ tabIndex }) => tabIndex >= 0)
  first?.focus()
}
