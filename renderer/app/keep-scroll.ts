import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the person goes back to a screen, as the breadcrumb leads, rather than to it anew. */
    goesBack?: boolean
  }
}

/** The scrolling parts of a screen: the screen itself, its panes, and the lists that fill it. */
const SCROLLERS = 'main, main [data-pane]'

/** What a person does to go on reading: from then on nothing scrolls by itself. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Milliseconds after which a screen on a busy machine has grown to its length. After that nothing is held, since screen
 * readers scroll without any event that says so.
 */
const LONGEST_GROWTH = 10_000

/** The parts of a router that are needed. */
interface Kept {
  history: RouterHistory
  subscribe: AnyRouter['subscribe']
}

/** Positions of the scrolling parts of a screen, by their names. */
type Positions = Map<string, number>

/**
 * Scrolls a screen to where it was when the person goes back to it: with the Back button, its key or the breadcrumb. A
 * screen often grows after it is shown, also above what is in view, so it is held there for a while, until the person does
 * something. A new visit begins where the screen begins. Returns a function that ends this.
 */
export function keepScroll({ history, subscribe }: Kept): () => void {
  /** Of each screen, by its address without what is chosen in it. */
  const kept = new Map<string, Positions>()
  let shown = history.location.pathname
  let isLeaving = false
  let isBack = false
  let wanted: Positions = new Map()
  let end: ReturnType<typeof setTimeout> | undefined

  const onScroll = ({ target }: Event) => {
    // While a screen is exchanged for another one, the page scrolls by itself.
    if (isLeaving || !(target instanceof Element) || !target.matches(SCROLLERS)) return
    if (wanted.size > 0) return hold()
    const positions = kept.get(shown) ?? new Map<string, number>()
    kept.set(shown, positions.set(nameOf(target), target.scrollTop))
  }
  const hold = () => {
    for (const part of document.querySelectorAll(SCROLLERS)) {
      const top = wanted.get(nameOf(part))
      if (top !== undefined && Math.abs(part.scrollTop - top) >= 1)
        part.scrollTo({ top, behavior: 'instant' })
    }
  }
  const observer = new MutationObserver(hold)
  const stop = () => {
    wanted = new Map()
    observer.disconnect()
    clearTimeout(end)
  }
  const ends = [
    history.subscribe(({ location, action }) => {
      isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
      if (location.state.goesBack && action.type === 'PUSH') isBack = true
    }),
    subscribe('onBeforeNavigate', ({ pathChanged }) => {
      stop()
      isLeaving = pathChanged
    }),
    subscribe('onRendered', ({ toLocation }) => {
      isLeaving = false
      if (toLocation.pathname === shown) return
      shown = toLocation.pathname
      // The frame's own part is the same one on every screen.
      document.querySelector('main')?.scrollTo({ top: 0, behavior: 'instant' })
      if (!isBack) kept.delete(shown)
      wanted = new Map(kept.get(shown))
      if (wanted.size === 0) return
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
      end = setTimeout(stop, LONGEST_GROWTH)
      hold()
    }),
  ]
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { capture: true, passive: true })
  return () => {
    stop()
    for (const unsubscribe of ends) unsubscribe()
    document.removeEventListener('scroll', onScroll, { capture: true })
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, { capture: true })
  }
}

/** The name of a scrolling part, the same whenever its screen is shown. */
function nameOf(part: Element): string {
  if (part.matches('main')) return 'screen'
  return part.getAttribute('data-pane-side') ?? 'page'
}
