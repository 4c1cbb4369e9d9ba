/** How far beyond the edge of what is in view something is near. */
const AHEAD = '600px 0px'

/** Tells empty places of a long list when they come near what is in view. */
export interface NearView {
  /** Calls `show` once, when the place comes near; the answer stops watching it. */
  watch(place: Element, show: () => void): () => void
  close(): void
}

/**
 * Watches places of one list. Those in view are shown at once, those ahead of it one a frame, the nearest first: whoever scrolls
 * quickly shall not wait for rows that are past before they are drawn.
 */
export function createNearView(): NearView {
  const shows = new Map<Element, () => void>()
  /** Near, not in view, and not shown yet: how many pixels out of view each was when it came near. */
  const ahead = new Map<Element, number>()
  let observer: IntersectionObserver | null = null
  let frame = 0

  function observe(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      const away = outOfView(boundingClientRect, rootBounds)
      if (!isIntersecting) ahead.delete(target)
      else if (away <= 0) show(target)
      else ahead.set(target, away)
    }
    if (ahead.size > 0 && frame === 0) frame = requestAnimationFrame(showNext)
  }

  function showNext(): void {
    const [nearest] = [...ahead].sort(([, one], [, other]) => one - other)
    if (nearest) show(nearest[0])
    frame = ahead.size > 0 ? requestAnimationFrame(showNext) : 0
  }

  function show(place: Element): void {
    ahead.delete(place)
    shows.get(place)?.()
  }

  return {
    watch(place, toShow) {
      observer ??= new IntersectionObserver(observe, { root: paneAround(place), rootMargin: AHEAD })
      shows.set(place, toShow)
      observer.observe(place)
      return () => {
        shows.delete(place)
        ahead.delete(place)
        observer?.unobserve(place)
      }
    },
    close() {
      cancelAnimationFrame(frame)
      frame = 0
      observer?.disconnect()
      observer = null
      ahead.clear()
    },
  }
}

/** How many pixels a place is out of view; 0 or less where it is in view. `root` is what is in view and what is near. */
function outOfView(place: DOMRectReadOnly, root: DOMRectReadOnly | null): number {
  const near = Number.parseInt(AHEAD, 10)
  return root ? Math.max(root.top + near - place.bottom, place.top - (root.bottom - near)) : 0
}

/** What scrolls around an element; null where only the window does. */
function paneAround(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}
