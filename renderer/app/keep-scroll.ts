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
/** Milliseconds without any change after which a screen that is where it was is taken to have grown to its length. */
const SETTLED = 500

/** The parts of a router that are needed. */
interface Kept {
  history: RouterHistory
  subscribe: AnyRouter['subscribe']
}

/** Positions of the scrolling parts of a screen, by their names. */
type Positions = Map<string, number>

/**
 * Scrolls a screen to where it was when the person goes back to it: with the Back button, its key or the breadcrumb. A
 * screen often grows after it is shown, also above what is in view, so it is held there for a while, until the person
 * does something, the focus moves or the screen has settled. A new visit begins where the screen begins. Returns a
 * function that ends this.
 */
export function keepScroll({ history, subscribe }: Kept): () => void {
  /** Of each screen, by its address without what is chosen in it. */
  const kept = new Map<string, Positions>()
  /** What was chosen in each screen when it was last shown. */
  const chosen = new Map<string, string>()
  /**
   * The keys of the history entries that were shown. A typed address or a plain link is reported like going back, but
   * leads to an entry with a key of its own.
   */
  const visited = new Set([history.location.state.__TSR_key])
  let shown = history.location.pathname
  chosen.set(shown, history.location.search)
  let isLeaving = false
  let isBack = false
  let isTrail = false
  let wanted: Positions = new Map()
  let end: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  const onScroll = ({ target }: Event) => {
    // While a screen is exchanged for another one, the page scrolls by itself.
    if (isLeaving || !(target instanceof Element) || !target.matches(SCROLLERS)) return
    if (wanted.size > 0) return hold()
    const positions = kept.get(shown) ?? new Map<string, number>()
    kept.set(shown, positions.set(nameOf(target), target.scrollTop))
  }
  const hold = () => {
    for (const [part, top] of astray()) part.scrollTo({ top, behavior: 'instant' })
  }
  /** The parts that are not where they should be, and their wanted positions. */
  const astray = () =>
    [...document.querySelectorAll(SCROLLERS)].flatMap((part) => {
      const top = wanted.get(nameOf(part))
      return top === undefined || Math.abs(part.scrollTop - top) < 1 ? [] : [[part, top] as const]
    })
  const holdUntilSettled = () => {
    hold()
    clearTimeout(settling)
    settling = setTimeout(() => astray().length === 0 && stop(), SETTLED)
  }
  // A new screen may take the focus itself; whatever else takes it is brought into view by the browser.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.matches('main')) stop()
  }
  const observer = new MutationObserver(holdUntilSettled)
  const stop = () => {
    wanted = new Map()
    observer.disconnect()
    clearTimeout(end)
    clearTimeout(settling)
  }
  const ends = [
    history.subscribe(({ location, action }) => {
      const { __TSR_key: key, goesBack } = location.state
      const isOwn = action.type === 'PUSH' || action.type === 'REPLACE'
      isTrail = goesBack === true && action.type === 'PUSH'
      isBack = isTrail || (!isOwn && visited.has(key))
      visited.add(key)
    }),
    subscribe('onBeforeNavigate', ({ pathChanged }) => {
      stop()
      isLeaving = pathChanged
    }),
    subscribe('onRendered', ({ toLocation }) => {
      isLeaving = false
      const { pathname, searchStr } = toLocation
      const isSameChoice = chosen.get(pathname) === searchStr
      chosen.set(pathname, searchStr)
      if (pathname === shown) return
      shown = pathname
      // The frame's own part is the same one on every screen.
      document.querySelector('main')?.scrollTo({ top: 0, behavior: 'instant' })
      if (!isBack || (isTrail && !isSameChoice)) kept.delete(shown)
      wanted = new Map(kept.get(shown))
      if (wanted.size === 0) return
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
      end = setTimeout(stop, LONGEST_GROWTH)
      holdUntilSettled()
    }),
  ]
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  document.addEventListener('focusin', onFocus)
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { capture: true, passive: true })
  return () => {
    stop()
    for (const unsubscribe of ends) unsubscribe()
    document.removeEventListener('scroll', onScroll, { capture: true })
    document.removeEventListener('focusin', onFocus)
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, { capture: true })
  }
}

/** The name of a scrolling part, the same whenever its screen is shown. */
function nameOf(part: Element): string {
  if (part.matches('main')) return 'screen'
  const unnamed = [...document.querySelectorAll('main [data-pane]:not([data-pane-side])')]
  return part.getAttribute('data-pane-side') ?? `page ${unnamed.indexOf(part)}`
}
