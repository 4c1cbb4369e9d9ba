import type { Point } from './scroller-at.ts'

/**
 * Distance from an edge, in pixels, at which scrolling begins, and its speed at the edge itself, in pixels per second.
 */
const NEAR = 56
const FASTEST = 1_200

/**
 * The scroll speed in pixels per second: negative up, 0 away from the edges. `y`, `top` and `bottom` are in pixels of
 * the window.
 */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const near = Math.min(NEAR, (bottom - top) / 4)
  const over = y < top + near ? y - (top + near) : y > bottom - near ? y - (bottom - near) : 0
  return Math.max(-1, Math.min(1, over / near)) * FASTEST
}

/**
 * Scrolls the element that `scroller` finds under the pointer as long as the pointer is near its edge. Calls `onScroll`
 * after each step. Returns a function that ends this.
 */
export function scrollNearEdges(
  pointer: () => Point | null,
  scroller: (point: Point) => HTMLElement | null,
  onScroll: () => void,
): () => void {
  let before = performance.now()
  let frame = requestAnimationFrame(tick)
  function tick(now: number): void {
    const point = pointer()
    const part = point && scroller(point)
    if (point && part) {
      const { top, bottom } = part.getBoundingClientRect()
      const speed = scrollSpeed(point.y, top, bottom)
      const at = part.scrollTop
      // Limited, so that a long frame does not make it jump.
      if (speed !== 0) part.scrollTop += Math.round((speed * Math.min(50, now - before)) / 1000)
      if (part.scrollTop !== at) onScroll()
    }
    before = now
    frame = requestAnimationFrame(tick)
  }
  return () => cancelAnimationFrame(frame)
}
