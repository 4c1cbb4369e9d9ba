import { paneAround } from './pane-around.ts'

/** How far outside of the view an element counts as near. */
const AHEAD = '600px 0px'

/** Reports empty elements of a long list when they come near the view. */
export interface NearView {
  /** Calls `show` once when the element comes near. Returns a function that stops watching it. */
  watch(place: Element, show: () => void): () => void
  close(): void
}

/**
 * Watches the empty elements of one list. Those in view are shown at once, those ahead one per frame, the nearest
 * first, so that a person who scrolls fast need not wait for rows that are already past.
 */
export function createNearView(): NearView {
  const shows = new Map<Element, () => void>()
  /**
   * Elements near the view that were not shown yet, with their distance from the view in pixels when they came near.
   */
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

/** The distance of an element from the view in pixels; 0 or less in view. `root` is the view extended by `AHEAD`. */
function outOfView(place: DOMRectReadOnly, root: DOMRectReadOnly | null): number {
  const near = Number.parseInt(AHEAD, 10)
  return root ? Math.max(root.top + near - place.bottom, place.top - (root.bottom - near)) : 0
}
